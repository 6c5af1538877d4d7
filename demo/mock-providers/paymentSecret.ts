import type { Queries } from '../../server/database/Database.ts'
import { readSecret } from '../../server/database/readSecret.ts'

/** What the sandbox's bank and this server sign their messages with. */
export const mockPaymentSecret = (queries: Queries): Promise<string> =>
  readSecret(queries, 'sandbox_payment_secret')
