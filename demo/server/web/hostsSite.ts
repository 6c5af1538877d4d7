import { join } from 'node:path'
import { hostPolicy } from '../../../src/rules/hostPolicy.ts'
import { assetAnswer, plainAnswer } from './assetAnswer.ts'
import { type Asset, readAsset } from './readAsset.ts'

const examples = ['vendor-site', 'partner', 'wordpress']

/** A page with the portal's address put in where it says {{PORTAL}}. */
const withPortal = (asset: Asset, portal: string): Asset => ({
  ...asset,
  bytes: Buffer.from(asset.bytes.toString('utf8').replaceAll('{{PORTAL}}', portal)),
  digest: `${asset.digest}-${portal.replace(/[^\w.-]/g, '_')}`,
  twins: new Map(),
})

/**
 * Serves the example pages as somebody else's site would be: from another origin, under a strict policy.
 * @param hosts the folder with an example in each folder
 * @param portal origin of the portal, which the pages take the elements from
 * @param frames origins whose pages theirs may show in a frame
 */
export function hostsSite(
  hosts: string,
  portal: string,
  frames: readonly string[] = [],
): (request: Request) => Promise<Response> {
  return async request => {
    const { pathname } = new URL(request.url)
    const [, example = '', ...rest] = pathname.split('/')
    if (pathname === '/') return Response.redirect(new URL('/vendor-site/', request.url), 302)
    if (!examples.includes(example)) return plainAnswer(404, 'There is no such page.')
    if (rest.length === 0) return Response.redirect(new URL(`/${example}/`, request.url), 301)
    const path = rest.join('/')
    const isPage = path === '' || path.endsWith('/') || path.endsWith('.html')
    const asset = await readAsset(
      join(hosts, example),
      isPage && !path.endsWith('.html') ? `${path}index.html` : path,
    )
    if (!asset) return plainAnswer(404, 'There is no such page.')
    return isPage
      ? assetAnswer(request, withPortal(asset, portal), {
          'Cache-Control': 'no-cache',
          'Content-Security-Policy': hostPolicy(portal, frames).join('; '),
        })
      : assetAnswer(request, asset, { 'Cache-Control': 'no-cache' })
  }
}
