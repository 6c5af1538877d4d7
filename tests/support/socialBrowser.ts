import type { TestServer } from './server.ts'

export interface SocialPerson {
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
  /** Whether the provider reports the address as confirmed; default: true. */
  readonly isVerified?: boolean
}

/** A user's browser at a provider: stores cookies and follows redirects within the mock providers. */
export function socialBrowser({ sandboxUrl }: Pick<TestServer, 'sandboxUrl'>) {
  const cookies = new Map<string, string>()

  const visit = async (address: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(pair => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }

  /** Follows redirects until a page is rendered or the address is on another origin. */
  const follow = async (
    response: Response,
    from: string,
  ): Promise<{ response: Response; address: string }> => {
    const to = response.headers.get('Location')
    if (!to) return { response, address: from }
    const next = new URL(to, from).href
    return next.startsWith(`${sandboxUrl}/`) ? follow(await visit(next), next) : { response, address: next }
  }

  return {
    visit,
    /** Opens the provider's page. */
    open: async (authorizationUrl: string) => follow(await visit(authorizationUrl), authorizationUrl),
    /**
     * Submits the identity.
     * @returns URL that the provider redirects the browser to
     */
    async allow(
      page: string,
      { email, firstName = 'Ona', lastName = 'Petraitienė', isVerified = true }: SocialPerson,
    ) {
      const form = { email, firstName, lastName, action: 'allow', ...(isVerified ? { verified: 'on' } : {}) }
      return (await follow(await visit(page, form), page)).address
    },
    refuse: async (page: string) => (await follow(await visit(page, { action: 'refuse' }), page)).address,
  }
}

/** Message that the page between provider and app sends to the app. */
export async function returnedBy(address: string) {
  const response = await fetch(address, { redirect: 'manual' })
  const page = await response.text()
  const read = (name: string) =>
    (new RegExp(`data-${name}="([^"]*)"`).exec(page)?.[1] ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
  return {
    status: response.status,
    headers: response.headers,
    origin: read('origin'),
    to: read('to'),
    message: read('message')
      ? (JSON.parse(read('message')) as { code: string | null; state: string })
      : undefined,
  }
}

export interface Way {
  readonly provider?: string
  readonly purpose?: 'sign-in' | 'link'
  readonly display?: 'page' | 'popup'
  readonly token?: string
  /** Needed to link. */
  readonly password?: string
}

/** Starts a flow, completes it as a user, and returns the body that the app then sends to exchange it. */
export async function walkWay(server: TestServer, person: SocialPerson, way: Way = {}) {
  const { provider = 'lumo', purpose = 'sign-in', display = 'popup', token, password } = way
  const redirectUrl = `${server.url}/login`
  const { data } = await server.read('auth/social/authorization-code', {
    body: { provider, purpose, display, redirectUrl, password },
    token,
  })
  const browser = socialBrowser(server)
  const page = await browser.open(data.authorizationUrl)
  const address = await browser.allow(page.address, person)
  const returned = await returnedBy(address)
  return {
    address,
    returned,
    body: { provider, redirectUrl, ticket: data.ticket as string, code: returned.message?.code ?? '' },
  }
}
