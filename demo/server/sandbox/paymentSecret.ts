import type { Queries } from '../database/Database.ts'
import { readSecret } from '../database/readSecret.ts'

/** What the sandbox's bank and this server sign their messages with. */
export const sandboxPaymentSecret = (queries: Queries): Promise<string> =>
  readSecret(queries, 'sandbox_payment_secret')
