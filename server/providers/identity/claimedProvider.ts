/**
 * Issuer and audience that a token claims, unverified.
 * @returns undefined for text that is no token
 */
export async function claimedProvider(
  token: string,
): Promise<{ readonly issuer: string; readonly audiences: readonly string[] } | undefined> {
  const { decodeJwt } = await import('jose')
  try {
    const { iss, aud } = decodeJwt(token)
    return typeof iss === 'string' ? { issuer: iss, audiences: [aud ?? []].flat() } : undefined
  } catch {
    return undefined
  }
}
