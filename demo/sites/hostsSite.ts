import { join } from 'node:path'
import { assetAnswer, plainAnswer } from '../../server/web/assetAnswer.ts'
import { type Asset, readAsset } from '../../server/web/readAsset.ts'
import { frameworkPolicies, hostPolicy } from '../../src/api/rules/hostPolicy.ts'
import type { singleSignOnSite } from './singleSignOnSite.ts'

const examples = ['vendor-site', 'partner', 'wordpress', 'single-sign-on']

/** Replaces the placeholders {{NAME}} in a page. */
const filledIn = (asset: Asset, values: Readonly<Record<string, string>>): Asset => ({
  ...asset,
  bytes: Buffer.from(
    asset.bytes.toString('utf8').replace(/\{\{([A-Z]+)\}\}/g, (whole, name: string) => values[name] ?? whole),
  ),
  digest: `${asset.digest}-${Object.values(values)
    .join('-')
    .replace(/[^\w.-]/g, '_')}`,
  twins: new Map(),
})

interface Options {
  /** Folder of the built apps. */
  readonly built?: string
  /** Origins that the pages may show in an iframe. */
  readonly frames?: readonly string[]
  /** The server of the site whose visitors are signed in by an OpenID provider. */
  readonly singleSignOn?: ReturnType<typeof singleSignOnSite>
  /** The partner's own server: returns the payment session of an order. */
  readonly sessionOf?: (order: string) => Promise<string>
}

/** Answers with a personal page, which is neither cached nor revalidated. */
const personalAnswer = (page: Asset, headers: Readonly<Record<string, string>>) =>
  new Response(page.bytes, {
    headers: {
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Type': page.type,
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  })

/** The order number in the URL; undefined if it is invalid. */
const orderOf = (query: URLSearchParams) => /^[A-Z]{2}-\d{4,9}$/.exec(query.get('nr') ?? '')?.[0]

/**
 * Serves the example pages like another company's site: from another origin, under a strict policy.
 * @param hosts the folder with an example in each folder
 * @param portal origin of the elements
 */
export function hostsSite(
  hosts: string,
  portal: string,
  { built = '', frames = [], singleSignOn, sessionOf }: Options = {},
): (request: Request) => Promise<Response> {
  return async request => {
    const { pathname, searchParams } = new URL(request.url)
    const [, example = '', ...rest] = pathname.split('/')
    if (pathname === '/') return Response.redirect(new URL('/vendor-site/', request.url), 302)
    const isBuilt = example === 'assets' || Object.hasOwn(frameworkPolicies, example)
    if (!isBuilt && !examples.includes(example)) return plainAnswer(404, 'There is no such page.')
    if (rest.length === 0) return Response.redirect(new URL(`/${example}/`, request.url), 301)
    const path = rest.join('/')
    const isSingleSignOn = example === 'single-sign-on'
    const answer = isSingleSignOn ? await singleSignOn?.fetch(request, path) : undefined
    if (answer) return answer
    const isPage = path === '' || path.endsWith('/') || path.endsWith('.html')
    const asset = await readAsset(
      join(isBuilt ? built : hosts, example),
      isPage && !path.endsWith('.html') ? `${path}index.html` : path,
    )
    if (!asset) return plainAnswer(404, 'There is no such page.')
    if (!isPage) return assetAnswer(request, asset, { 'Cache-Control': 'no-cache' })
    const headers = {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': hostPolicy(portal, frames, frameworkPolicies[example]).join('; '),
    }
    if (isSingleSignOn) {
      const page = filledIn(asset, { PORTAL: portal, VISITOR: singleSignOn?.visitorHtml(request) ?? '' })
      return personalAnswer(page, {
        // The page has a script and a call of its own.
        'Content-Security-Policy': headers['Content-Security-Policy'].replace(
          /(script|connect)-src/g,
          "$1-src 'self'",
        ),
      })
    }
    if (!asset.bytes.includes('{{SESSION}}'))
      return assetAnswer(request, filledIn(asset, { PORTAL: portal }), headers)
    const order = orderOf(searchParams)
    if (!order || !sessionOf) return plainAnswer(404, 'There is no such order.')
    const session = await sessionOf(order).catch(() => undefined)
    if (session === undefined) return plainAnswer(503, 'The order cannot be paid now.')
    return personalAnswer(filledIn(asset, { PORTAL: portal, ORDER: order, SESSION: session }), headers)
  }
}
