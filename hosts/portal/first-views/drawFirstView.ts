import type { FirstViewDrawer } from '../../../src/api/rules/firstViews.ts'
import { createServerSuite } from './createServerSuite.ts'
import { drawElement } from './drawElement.tsx'
import { drawnWidget } from './drawnWidgets.ts'
import { firstViewNames } from './firstViewNames.ts'
import { undefinedIfRefused } from './undefinedIfRefused.ts'

/**
 * Draws an element for a signed-in person (EMB-20).
 * @returns undefined for elements that are not drawn, where a call is refused, and where the element would show something
 * else than the contract
 * @throws Error if the drawing has what none may have
 */
export const drawFirstView: FirstViewDrawer['drawFirstView'] = async (name, options, server) => {
  const widget = firstViewNames.some(each => each === name) ? drawnWidget(name) : undefined
  if (!widget) return undefined
  const { contract, scheme, vendor } = options
  const draw = async () => {
    const suite = await createServerSuite({ contract, vendor, elements: [name] }, server)
    return suite && drawElement(suite, widget, { attributes: { contract: String(contract) }, scheme })
  }
  return draw().catch(undefinedIfRefused)
}
