import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export interface Issuer {
  /** URL of the issuer. */
  readonly url: string
  /** Signs an ID token; claims that are undefined are left out. */
  readonly sign: (claims: object, header?: { typ?: string; kid?: string }) => Promise<string>
  /** Changes what the configuration says. */
  readonly configure: (changes: Readonly<Record<string, unknown>>) => void
  /** Paths that were asked for. */
  readonly requests: readonly string[]
  readonly stop: () => Promise<void>
}

/** An OpenID provider as far as verifiers of its tokens see it: a configuration and keys. */
export async function startIssuer(): Promise<Issuer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const key = { ...(await exportJWK(publicKey)), kid: '1', alg: 'ES256', use: 'sig' }
  let changes: Readonly<Record<string, unknown>> = {}
  const requests: string[] = []
  const http = createServer((request, response) => {
    requests.push(request.url ?? '')
    const answers: Readonly<Record<string, unknown>> = {
      '/.well-known/openid-configuration': { issuer: url, jwks_uri: `${url}/keys`, ...changes },
      '/keys': { keys: [key] },
    }
    const answer = answers[request.url ?? '']
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  }).listen(0, '127.0.0.1')
  await once(http, 'listening')
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  return {
    url,
    requests,
    sign: (claims, header = {}) =>
      new SignJWT(JSON.parse(JSON.stringify(claims)))
        .setProtectedHeader({ alg: 'ES256', kid: '1', ...header })
        .sign(privateKey),
    configure(next) {
      changes = next
    },
    async stop() {
      http.closeAllConnections()
      http.close()
      await once(http, 'close')
    },
  }
}
