import { drawnInside } from '../../src/api/rules/drawnInside.ts'
import { elementTag } from '../../src/api/rules/elementTag.ts'
import { followedAttributes } from '../../src/api/rules/followedAttributes.ts'
import { Drawings, drawnPortal } from '../../src/api/schemas/drawings.ts'
import type { Locale } from '../../src/api/schemas/locales.ts'
import { parsedAsset } from './parsedAsset.ts'

/** An element with its first state as HTML, and the style sheet that it needs. */
export interface DrawnElement {
  readonly style: string
  readonly html: string
}

/**
 * Reads what the build has drawn of elements (EMB-18).
 * @param embed folder of the built elements
 * @param portal public origin of the portal
 * @returns undefined for an element without a drawing
 */
export function drawnElements(embed: string, portal: string) {
  const drawings = parsedAsset(embed, '/drawings.json', json => Drawings.parse(json))

  return async (
    name: string,
    attributes: Readonly<Record<string, string>>,
    locale: Locale,
  ): Promise<DrawnElement | undefined> => {
    if (Object.keys(attributes).some(attribute => !followedAttributes.includes(attribute))) return undefined
    const drawing = (await drawings())?.[name]
    const drawn = drawing?.markup[locale]?.[attributes.vendor === undefined ? 'plain' : 'vendor']
    if (!drawing || !drawn) return undefined
    const style = `/embed/${drawing.style}`
    const inside = drawnInside(drawn, style, drawing.formAction)
    return {
      style,
      html: elementTag({ tag: `resident-${name}`, attributes }, inside.replaceAll(drawnPortal, portal)),
    }
  }
}
