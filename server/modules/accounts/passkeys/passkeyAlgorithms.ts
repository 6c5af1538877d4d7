/** COSE algorithms of new passkeys, the preferred one first: ES256, EdDSA, RS256 (Windows Hello). */
export const passkeyAlgorithms = [-7, -8, -257] as const
