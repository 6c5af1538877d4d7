import { dropHostSheets, hostSheetsOf } from '../theme/hostSheets.ts'
import { renderedContrast } from '../theme/renderedContrast.ts'

/** Pixels below which a number cannot be read. */
const leastSize = 8

const opacityOf = (element: Element | null): number =>
  element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1

function isReadable(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  const { clipPath, textIndent, fontSize } = getComputedStyle(element)
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    width >= leastSize &&
    height >= leastSize &&
    Number.parseFloat(fontSize) >= leastSize &&
    Math.abs(Number.parseFloat(textIndent)) < width &&
    clipPath === 'none' &&
    opacityOf(element) >= 0.5 &&
    (renderedContrast(element) ?? 21) >= 3
  )
}

/** Drops the page's CSS from an element if it hides the amount to pay, and reports it in the console. */
export function keepAmountReadable(amount: Element, root: ShadowRoot): void {
  if (hostSheetsOf(root).length === 0 || isReadable(amount)) return
  dropHostSheets(root)
  // biome-ignore lint/suspicious/noConsole: the page's developer has to learn why the styles are gone
  console.warn(
    `[resident RW-STYLES] The page’s style hides the amount to pay in <${root.host.localName}>. It was left out.`,
  )
}
