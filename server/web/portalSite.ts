import { join } from 'node:path'
import { type PageNames, portalPathAt } from '../../src/api/rules/portalPaths.ts'
import { assetAnswer, plainAnswer } from './assetAnswer.ts'
import { assetDictionaries } from './assetDictionaries.ts'
import { classicLoader, isClassicScript } from './classicLoader.ts'
import { drawnPages } from './drawnPages.ts'
import { localeOf, pageHints } from './pageHints.ts'
import { portalPolicy, type Reach } from './policies.ts'
import { type Asset, readAsset, withText } from './readAsset.ts'

const forEver = 'public, max-age=31536000, immutable'

// Pages of other origins load these as module scripts, which requires CORS even without credentials.
const embedHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
}

const workerPath = '/service-worker.js'

const pageHeaders = ({ reports, ...reach }: Reach) => ({
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': portalPolicy({ ...reach, reports: reports && new URL(reports).origin }),
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  // Windows of sign-in providers and banks still reach the page that opened them.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
})

/** Adds meta tags, which the portal's scripts read, to the page's head. */
function withMeta(index: Asset, meta: Readonly<Record<string, string>>): Asset {
  const tags = Object.entries(meta).map(
    ([name, content]) => `<meta name="resident-${name}" content="${encodeURI(content)}" />`,
  )
  if (tags.length === 0) return index
  // At the top, where the first script finds them.
  return withText(index, index.bytes.toString().replace('<head>', `<head>${tags.join('')}`))
}

/** Lets the page's style sheet, and what is shown before its scripts, come before them. */
const withLateScripts = (index: Asset): Asset =>
  withText(
    index,
    index.bytes.toString().replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'),
  )

/** Hints at the style sheets of a page, which its HTML names a little later. */
const styleHints = ({ bytes }: Asset): readonly string[] =>
  [...bytes.toString().matchAll(/<link rel="stylesheet"( crossorigin)? href="([^"]*)"/g)].map(
    ([, crossOrigin, href]) => `<${href}>; rel=preload; as=style${crossOrigin ? '; crossorigin' : ''}`,
  )

const pairsOf = (names: PageNames) =>
  Object.entries(names)
    .map(pair => pair.join('='))
    .join(',')

/**
 * Serves the built portal and the built elements.
 * @param dist the folder of the build
 * @param reach `reports` is the origin that receives the portal's error reports (a Sentry DSN), by default
 * none; `chat` is the origin of an external chat
 * @param names the platform's names of pages that carry a product's name
 */
export function portalSite(
  dist: string,
  reach: Reach = {},
  names: PageNames = {},
): (request: Request) => Promise<Response> {
  const { reports } = reach
  const meta = { ...(reports && { reports }), ...(pairsOf(names) && { 'page-names': pairsOf(names) }) }
  const portal = join(dist, 'portal')
  const embed = join(dist, 'embed')
  const earlier = join(dist, 'earlier')
  const { headersOf, compressedWith } = assetDictionaries([portal, earlier])

  const embedFile = async (request: Request, path: string) => {
    const asset = await readAsset(embed, path)
    if (!asset) return plainAnswer(404, 'There is no such file.', embedHeaders)
    const isLoader = path.endsWith('/loader.js')
    if (isLoader && isClassicScript(request)) return classicLoader(embedHeaders)
    // Files in a version's own folder never change; the loader outside of it does.
    const isVersioned = path.indexOf('/', 1) > 0
    const response = await assetAnswer(request, asset, {
      ...embedHeaders,
      'Cache-Control': isVersioned ? forEver : 'public, max-age=300',
    })
    if (isLoader) response.headers.append('Vary', 'Sec-Fetch-Mode')
    return response
  }

  /** At a fixed URL, so that browsers find the next version. */
  const workerFile = async (request: Request) => {
    const asset = await readAsset(join(dist, 'worker'), workerPath)
    return asset
      ? assetAnswer(request, asset, { 'Cache-Control': 'no-cache' })
      : plainAnswer(404, 'There is no such file.')
  }

  /** A file whose name has a hash of its content. Pages that were opened before a release still fetch its files. */
  const hashedAsset = async (request: Request, path: string) => {
    const asset = (await readAsset(portal, path)) ?? (await readAsset(earlier, path))
    if (!asset) return plainAnswer(404, 'There is no such file.')
    const response = await assetAnswer(request, asset, {
      ...headersOf(path),
      'Cache-Control': forEver,
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
    const bytes = response.ok ? await compressedWith(request, path, asset) : undefined
    // A file of a few lines is not smaller with it.
    if (!bytes || bytes.length >= Number(response.headers.get('Content-Length'))) return response
    const headers = new Headers(response.headers)
    headers.set('Content-Encoding', 'dcz')
    headers.set('Content-Length', String(bytes.length))
    headers.set('ETag', `"${asset.digest}-dcz"`)
    return new Response(request.method === 'HEAD' ? null : bytes, { headers })
  }

  const hints = pageHints(portal, names)
  const withDrawing = drawnPages(portal)

  const page = async (request: Request, status?: number) => {
    const index = await readAsset(portal, '/index.html')
    if (!index) return plainAnswer(503, 'The portal is not built yet. Run: npm run build')
    const { link, preloads = [], isShownFirst, firstPage } = (await hints(request)) ?? {}
    const tags = {
      ...meta,
      ...(preloads.length > 0 && { preloads: preloads.join(',') }),
      ...(firstPage && { 'first-page': firstPage }),
    }
    const { pathname } = new URL(request.url)
    const drawn = await withDrawing(
      isShownFirst ? withLateScripts(index) : index,
      pathname,
      localeOf(request),
    )
    // A page that is in its HTML is shown when its style sheets are there; the server's drawing comes later than these.
    const styles = isShownFirst && !firstPage ? styleHints(drawn) : []
    return assetAnswer(
      request,
      withMeta(drawn, tags),
      { ...pageHeaders(reach), ...(link && { Link: [...styles, link].join(', ') }) },
      status,
    )
  }

  return async request => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plainAnswer(405, 'This URL does not support that HTTP method.', { Allow: 'GET, HEAD' })
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/embed/')) return embedFile(request, pathname.slice('/embed'.length))
    if (pathname === '/' || pathname === '/index.html') return page(request)
    if (pathname === workerPath) return workerFile(request)
    if (pathname.startsWith('/assets/')) return hashedAsset(request, pathname)
    const asset = await readAsset(portal, pathname)
    if (asset)
      return assetAnswer(request, asset, {
        'Cache-Control': 'public, max-age=3600',
        'Cross-Origin-Resource-Policy': 'same-origin',
      })
    // Any other path is a page of the portal, which renders "not found" for unknown ones.
    if (request.headers.get('Accept')?.includes('text/html'))
      return page(request, portalPathAt(pathname, names) ? 200 : 404)
    return plainAnswer(404, 'There is no such file.')
  }
}
