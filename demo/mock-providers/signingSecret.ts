import type { Queries } from '../../server/database/Database.ts'
import { readSecret } from '../../server/database/readSecret.ts'

/** Shared secret for messages between the mock e-signature service and this server. */
export const mockSigningSecret = (queries: Queries): Promise<string> =>
  readSecret(queries, 'sandbox_signing_secret')
