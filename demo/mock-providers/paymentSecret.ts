import type { Queries } from '../../server/database/Database.ts'
import { readSecret } from '../../server/database/readSecret.ts'

/** Shared secret for messages between the mock bank and this server. */
export const mockPaymentSecret = (queries: Queries): Promise<string> =>
  readSecret(queries, 'sandbox_payment_secret')
