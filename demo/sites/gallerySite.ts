import { assetAnswer, plainAnswer } from '../../server/web/assetAnswer.ts'
import { galleryPolicy, inlineStylePolicy } from '../../server/web/policies.ts'
import { readAsset } from '../../server/web/readAsset.ts'

const root = '/demo'

/**
 * The index for language models and the guides in one file, at the root of the origin as llmstxt.org
 * requires.
 */
const machineTexts = ['/llms.txt', '/llms-full.txt']

/** Folders with a page of their own. */
const folders = ['', '/guides', '/api']

/** The file of a page of the gallery; undefined for other files. */
function pageFile(path: string): string | undefined {
  if (folders.includes(path.slice(0, -1)) && path.endsWith('/')) return `${path}index.html`
  return path === '/state.html' || /^\/guides\/[a-z-]+\.html$/.test(path) ? path : undefined
}

const redirect = (to: string) =>
  Promise.resolve(new Response(null, { status: 301, headers: { Location: to } }))

/**
 * Serves the gallery at /demo/: the elements, the guides and the API reference, and the texts for language
 * models.
 * @param folder of the built gallery
 * @param frames origins that elements may show in an iframe
 * @returns undefined for paths outside the gallery
 */
export function gallerySite(
  folder: string,
  frames: readonly string[] = [],
): (request: Request) => Promise<Response> | undefined {
  const policyOf = (path: string) => {
    if (path === '/api/index.html') return inlineStylePolicy("'none'")
    return path === '/state.html' ? inlineStylePolicy("'self'") : galleryPolicy(frames)
  }
  const page = async (request: Request, path: string) => {
    const asset = await readAsset(folder, path)
    if (!asset)
      return path.startsWith('/guides/') && path !== '/guides/index.html'
        ? plainAnswer(404, 'There is no such guide.')
        : plainAnswer(503, 'The gallery is not built yet. Run: npm run build')
    return assetAnswer(request, asset, {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policyOf(path),
    })
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
    const isText = machineTexts.includes(pathname)
    if (!isText && pathname !== root && !pathname.startsWith(`${root}/`)) return undefined
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return Promise.resolve(
        plainAnswer(405, 'This URL does not support that HTTP method.', { Allow: 'GET, HEAD' }),
      )
    if (isText) return file(request, pathname)
    const path = pathname.slice(root.length)
    if (folders.includes(path)) return redirect(`${pathname}/`)
    const pagePath = pageFile(path)
    return pagePath ? page(request, pagePath) : file(request, path)
  }
}
