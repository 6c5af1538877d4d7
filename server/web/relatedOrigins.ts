/**
 * Serves the list of origins that may use the portal's passkeys (Web Authentication level 3, related origin requests).
 * Browsers fetch it where an element asks for a passkey on a page outside of the passkeys' domain.
 */
export function relatedOrigins(
  origins: readonly string[],
): (request: Request) => Promise<Response> | undefined {
  return request => {
    if (origins.length === 0 || new URL(request.url).pathname !== '/.well-known/webauthn') return undefined
    return Promise.resolve(
      new Response(JSON.stringify({ origins }), {
        headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=300' },
      }),
    )
  }
}
