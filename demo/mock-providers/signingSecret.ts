import type { Queries } from '../../server/database/Database.ts'
import { readSecret } from '../../server/database/readSecret.ts'

/** What the sandbox's e-signature service and this server sign their messages with. */
export const mockSigningSecret = (queries: Queries): Promise<string> =>
  readSecret(queries, 'sandbox_signing_secret')
