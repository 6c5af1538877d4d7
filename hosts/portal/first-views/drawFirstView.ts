import type { FirstViewDrawer } from '../../../src/api/rules/firstViews.ts'
import type { FirstView } from '../../../src/client/FirstState.ts'
import { baseCss } from '../../../src/element/baseCss.ts'
import { parseDrawn } from '../../../src/element/parseDrawn.ts'
import { createServerSuite } from './createServerSuite.ts'
import { drawElement, drawnCss } from './drawElement.tsx'
import { drawnWidget } from './drawnWidgets.ts'
import { firstViewNames } from './firstViewNames.ts'
import { keepAnswers } from './keepAnswers.ts'
import { undefinedIfRefused } from './undefinedIfRefused.ts'

/**
 * Draws an element for a signed-in person (EMB-20).
 * @returns undefined for elements that are not drawn, where a call is refused, and where the element would show something
 * else than the contract
 * @throws Error if the drawing has what none may have
 */
export const drawFirstView: FirstViewDrawer['drawFirstView'] = async (name, options, api) => {
  const widget = firstViewNames.some(each => each === name) ? drawnWidget(name) : undefined
  if (!widget) return undefined
  const { contract, role, scheme, vendor } = options
  const draw = async (): Promise<FirstView | undefined> => {
    const { server, answers } = keepAnswers(api)
    const suite = await createServerSuite({ contract, role, vendor, elements: [name] }, server)
    if (!suite) return undefined
    const tag = { attributes: { contract: String(contract) }, scheme }
    const { html, sheets } = await drawElement(suite, widget, tag)
    const css = drawnCss({ html, sheets: [...baseCss, ...sheets] }, scheme)
    return { css, nodes: parseDrawn(html, text => text), answers }
  }
  return draw().catch(undefinedIfRefused)
}
