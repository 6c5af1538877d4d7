import { html } from 'hono/html'
import type { TokenEndpointResponse } from 'openid-client'
import { randomSecret } from '../../server/common/crypto.ts'
import { loadOnce } from '../../server/common/loadOnce.ts'

interface Options {
  /** URL of the vendor's OpenID provider. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: () => Promise<string>
  /** Base URL of the site, without a trailing slash. */
  readonly url: string
  /** Sends requests to the provider. */
  readonly send: (url: string, request: RequestInit) => Promise<Response>
}

interface Visitor {
  readonly name: string
  tokens: TokenEndpointResponse
}

/** A sign-in on the way to the provider and back. */
interface Attempt {
  readonly state: string
  readonly verifier: string
}

const cookieName = 'alfa_customer'

const cookieOf = (request: Request) =>
  new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(request.headers.get('Cookie') ?? '')?.[1] ?? ''

/** Lax, because the provider leads back to the site from its own. */
const cookie = (value: string) => `${cookieName}=${value}; Path=/single-sign-on; HttpOnly; SameSite=Lax`

const redirect = (location: string, value: string) =>
  new Response(null, { status: 303, headers: { Location: location, 'Set-Cookie': cookie(value) } })

/**
 * The server of the example site whose visitors are signed in by an OpenID provider: authorization code with
 * PKCE, and a new ID token whenever the page asks for one. Its sessions are in memory.
 */
export function singleSignOnSite({ issuer, clientId, clientSecret, url, send }: Options) {
  const attempts = new Map<string, Attempt>()
  const visitors = new Map<string, Visitor>()
  const returnUrl = `${url}/return`

  const configuration = loadOnce(async () => {
    const client = await import('openid-client')
    return client.discovery(new URL(issuer), clientId, await clientSecret(), undefined, {
      [client.customFetch]: (address, request) => send(address, request as RequestInit),
      // The mock provider is on this machine.
      execute: [client.allowInsecureRequests],
    })
  })

  const signIn = async () => {
    const client = await import('openid-client')
    const attempt = { state: client.randomState(), verifier: client.randomPKCECodeVerifier() }
    const id = randomSecret()
    attempts.set(id, attempt)
    const address = client.buildAuthorizationUrl(await configuration(), {
      redirect_uri: returnUrl,
      scope: 'openid email profile',
      state: attempt.state,
      code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
    })
    return redirect(address.href, id)
  }

  const finish = async (request: Request) => {
    const attempt = attempts.get(cookieOf(request))
    attempts.delete(cookieOf(request))
    if (!attempt) return redirect(`${url}/`, '')
    const client = await import('openid-client')
    try {
      const address = new URL(`${returnUrl}${new URL(request.url).search}`)
      const tokens = await client.authorizationCodeGrant(await configuration(), address, {
        expectedState: attempt.state,
        pkceCodeVerifier: attempt.verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      const id = randomSecret()
      visitors.set(id, { name: `${claims?.given_name ?? ''} ${claims?.family_name ?? ''}`, tokens })
      return redirect(`${url}/`, id)
    } catch {
      // Refused at the provider, or an answer that this site did not ask for.
      return redirect(`${url}/`, '')
    }
  }

  /** A new ID token, because each is exchanged once. */
  const identityToken = async (visitor: Visitor) => {
    const client = await import('openid-client')
    const { refresh_token: refreshToken = '' } = visitor.tokens
    visitor.tokens = await client.refreshTokenGrant(await configuration(), refreshToken)
    return visitor.tokens.id_token ?? ''
  }

  return {
    /** Who is signed in, and the button to sign in or out, for the head of the page. */
    visitorHtml(request: Request): string {
      const visitor = visitors.get(cookieOf(request))
      return String(
        visitor
          ? html`<p>${visitor.name}</p><form method="post" action="sign-out"><button>Atsijungti</button></form>`
          : html`<a href="sign-in">Prisijungti prie svetainės</a>`,
      )
    },

    /** Answers the calls of the site; undefined for its files. */
    async fetch(request: Request, path: string): Promise<Response | undefined> {
      if (request.method === 'GET' && path === 'return') return finish(request)
      if (request.method === 'GET' && path === 'sign-in') return signIn()
      // Forms and scripts of other sites are refused.
      if (request.method !== 'POST' || request.headers.get('Origin') !== new URL(url).origin) return undefined
      const id = cookieOf(request)
      if (path === 'sign-out') {
        visitors.delete(id)
        return redirect(`${url}/`, '')
      }
      if (path !== 'identity-token') return undefined
      const visitor = visitors.get(id)
      if (!visitor) return new Response(null, { status: 204 })
      const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }
      return identityToken(visitor).then(
        token => new Response(token, { headers }),
        () => new Response(null, { status: 502 }),
      )
    },
  }
}
