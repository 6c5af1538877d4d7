import { join } from 'node:path'
import { assetAnswer, plainAnswer } from './assetAnswer.ts'
import { portalPolicy, type Reach } from './policies.ts'
import { type Asset, readAsset } from './readAsset.ts'

const forEver = 'public, max-age=31536000, immutable'

// Pages of other origins load these as module scripts, which asks for CORS even without credentials.
const embedHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
}

const workerPath = '/service-worker.js'

const pageHeaders = ({ reports, frames = [] }: Reach) => ({
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': portalPolicy({ reports: reports && new URL(reports).origin, frames }),
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
})

/** The page with the address for reports in its head, where the portal's scripts look for it. */
const withReports = (index: Asset, reports: string): Asset => ({
  ...index,
  bytes: Buffer.from(
    index.bytes
      .toString('utf8')
      .replace('</head>', `<meta name="resident-reports" content="${encodeURI(reports)}" /></head>`),
  ),
  digest: `${index.digest}-reports`,
  twins: new Map(),
})

/**
 * Serves the built portal and the built elements.
 * @param dist the folder the build writes to
 * @param reach `reports` is where the portal sends reports of its errors (a Sentry DSN), nowhere unless told
 */
export function portalSite(dist: string, reach: Reach = {}): (request: Request) => Promise<Response> {
  const { reports } = reach
  const portal = join(dist, 'portal')
  const embed = join(dist, 'embed')

  const embedFile = async (request: Request, path: string) => {
    const asset = await readAsset(embed, path)
    if (!asset) return plainAnswer(404, 'There is no such file.', embedHeaders)
    // What stands in a version's own folder never changes; the loader in front of it moves.
    const isVersioned = path.indexOf('/', 1) > 0
    return assetAnswer(request, asset, {
      ...embedHeaders,
      'Cache-Control': isVersioned ? forEver : 'public, max-age=300',
    })
  }

  /** Under an address that stays, so that a browser finds the next one. */
  const workerFile = async (request: Request) => {
    const asset = await readAsset(join(dist, 'worker'), workerPath)
    return asset
      ? assetAnswer(request, asset, { 'Cache-Control': 'no-cache' })
      : plainAnswer(404, 'There is no such file.')
  }

  const page = async (request: Request) => {
    const index = await readAsset(portal, '/index.html')
    return index
      ? assetAnswer(request, reports ? withReports(index, reports) : index, pageHeaders(reach))
      : plainAnswer(503, 'The portal is not built yet. Run: npm run build')
  }

  return async request => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plainAnswer(405, 'This address takes no such method.', { Allow: 'GET, HEAD' })
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/embed/')) return embedFile(request, pathname.slice('/embed'.length))
    if (pathname === '/' || pathname === '/index.html') return page(request)
    if (pathname === workerPath) return workerFile(request)
    const asset = await readAsset(portal, pathname)
    if (asset) {
      const isHashed = pathname.startsWith('/assets/')
      return assetAnswer(request, asset, {
        'Cache-Control': isHashed ? forEver : 'public, max-age=3600',
        'Cross-Origin-Resource-Policy': 'same-origin',
      })
    }
    // Any other address is a page of the portal, which knows its own routes.
    if (request.headers.get('Accept')?.includes('text/html')) return page(request)
    return plainAnswer(404, 'There is no such file.')
  }
}
