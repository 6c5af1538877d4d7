import type { PasskeyVerifier } from './PasskeyVerifier.ts'

const refuse = async () => {
  throw new Error('No domain has passkeys here.')
}

/** Used where the portal has no domain that passkeys could belong to. */
export const absentPasskeys: PasskeyVerifier = { verifyNew: refuse, verifyUse: refuse }
