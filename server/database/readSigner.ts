import { createSigner, type Signer } from '../crypto.ts'
import type { Queries } from './Database.ts'
import { readSecret } from './readSecret.ts'

/** Returns a function that reads the server's signing key at its first call, and again after a failure. */
export function readSigner(queries: Queries): () => Promise<Signer> {
  let signer: Promise<Signer> | undefined
  return () => {
    signer ??= readSecret(queries, 'signing_key').then(createSigner)
    signer.catch(() => {
      signer = undefined
    })
    return signer
  }
}
