import { portalPathAt } from '../../src/api/rules/portalPaths.ts'
import { DrawnPages } from '../../src/api/schemas/drawings.ts'
import type { Locale } from '../../src/api/schemas/locales.ts'
import { isDrawn } from './pageHints.ts'
import { parsedAsset } from './parsedAsset.ts'
import { type Asset, withText } from './readAsset.ts'

/**
 * Reads what the build has drawn of the portal's pages.
 * @param portal folder of the built portal
 * @returns puts the page's content into the portal's HTML; other pages stay as they are
 */
export function drawnPages(portal: string) {
  const read = parsedAsset(portal, '/drawn-pages.json', json => DrawnPages.parse(json))

  return async (index: Asset, path: string, locale: Locale): Promise<Asset> => {
    const drawn = isDrawn(portalPathAt(path)) ? await read() : undefined
    const page = drawn?.pages[locale]
    if (!page) return index
    const html = index.bytes
      .toString()
      .replace('<html lang="en">', `<html lang="${locale}">`)
      // The first script would hold back what stands below it.
      .replace('<script src=', '<script defer src=')
      // Before the portal's own style sheet, which overrides it.
      .replace('<head>', `<head><link rel="stylesheet" href="${drawn.style}">`)
      .replace(/<title>.*<\/title>/, `<title>${page.title}</title>`)
      .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>`)
    return withText(index, html)
  }
}
