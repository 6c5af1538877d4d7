import { assetAnswer, plainAnswer } from '../../server/web/assetAnswer.ts'
import { galleryPolicy } from '../../server/web/policies.ts'
import { readAsset } from '../../server/web/readAsset.ts'

const root = '/demo'

/**
 * Serves the gallery of all elements at /demo/.
 * @param folder where the build put it
 * @param frames origins whose pages the elements show in a frame
 * @returns undefined for addresses that are not its own
 */
export function gallerySite(
  folder: string,
  frames: readonly string[] = [],
): (request: Request) => Promise<Response> | undefined {
  const page = async (request: Request, path: string) => {
    const asset = await readAsset(folder, path)
    return asset
      ? assetAnswer(request, asset, {
          'Cache-Control': 'no-cache',
          'Content-Security-Policy': galleryPolicy(frames),
        })
      : plainAnswer(503, 'The gallery is not built yet. Run: npm run build')
  }
  const file = async (request: Request, path: string) => {
    const asset = await readAsset(folder, path)
    return asset
      ? assetAnswer(request, asset, {
          'Cache-Control': path.startsWith('/assets/')
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=300',
        })
      : plainAnswer(404, 'There is no such file.')
  }
  return request => {
    const { pathname } = new URL(request.url)
    if (pathname !== root && !pathname.startsWith(`${root}/`)) return undefined
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return Promise.resolve(
        plainAnswer(405, 'This URL does not support that HTTP method.', { Allow: 'GET, HEAD' }),
      )
    if (pathname === root)
      return Promise.resolve(new Response(null, { status: 301, headers: { Location: `${root}/` } }))
    const path = pathname.slice(root.length)
    if (path === '/') return page(request, '/index.html')
    return path === '/state.html' ? page(request, path) : file(request, path)
  }
}
