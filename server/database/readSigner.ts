import { createSigner, type Signer } from '../common/crypto.ts'
import { loadOnce } from '../common/loadOnce.ts'
import type { Queries } from './Database.ts'
import { readSecret } from './readSecret.ts'

/** Returns a function that reads the server's signing key at its first call, and again after a failure. */
export const readSigner = (queries: Queries): (() => Promise<Signer>) =>
  loadOnce(async () => createSigner(await readSecret(queries, 'signing_key')))
