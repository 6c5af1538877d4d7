import { portalPathAt } from '../../src/api/rules/portalPaths.ts'
import { DrawnPages } from '../../src/api/schemas/drawings.ts'
import type { Locale } from '../../src/api/schemas/locales.ts'
import { isDrawn } from './pageHints.ts'
import { type Asset, readAsset } from './readAsset.ts'

/**
 * Reads what the build has drawn of the portal's pages.
 * @param portal folder of the built portal
 * @returns puts the page's content into the portal's HTML; other pages stay as they are
 */
export function drawnPages(portal: string) {
  let cached: { readonly digest: string; readonly drawn: DrawnPages } | undefined

  return async (index: Asset, path: string, locale: Locale): Promise<Asset> => {
    const file = isDrawn(portalPathAt(path)) ? await readAsset(portal, '/drawn-pages.json') : undefined
    if (!file) return index
    if (cached?.digest !== file.digest)
      cached = { digest: file.digest, drawn: DrawnPages.parse(JSON.parse(file.bytes.toString())) }
    const { style, pages } = cached.drawn
    const page = pages[locale]
    if (!page) return index
    const html = index.bytes
      .toString()
      .replace('<html lang="en">', `<html lang="${locale}">`)
      // The first script would hold back what stands below it.
      .replace('<script src=', '<script defer src=')
      // Before the portal's own style sheet, which overrides it.
      .replace('<head>', `<head><link rel="stylesheet" href="${style}">`)
      .replace(/<title>.*<\/title>/, `<title>${page.title}</title>`)
      .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>`)
    return {
      ...index,
      bytes: Buffer.from(html),
      digest: `${index.digest}-${locale}-${file.digest.slice(0, 8)}`,
      twins: new Map(),
    }
  }
}
