import { type RefObject, useLayoutEffect, useRef } from 'react'
import { dropHostSheets, hostSheetsChanged, hostSheetsOf } from '../theme/hostSheets.ts'
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

/**
 * Keeps an amount to pay readable: where CSS of the page hides it, the element drops that CSS for good and reports it
 * in the console.
 * @returns ref of the element that shows the amount
 */
export function useVisibleAmount<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const amount = useRef<Shown>(null)
  // After every draw, because what the person chooses may move the amount.
  useLayoutEffect(() => {
    const root = amount.current?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    const check = () => {
      if (hostSheetsOf(root).length === 0 || !amount.current || isReadable(amount.current)) return
      dropHostSheets(root)
      // biome-ignore lint/suspicious/noConsole: the page's developer has to learn why the styles are gone
      console.warn(
        `[resident RW-STYLES] The page’s style hides the amount to pay in <${root.host.localName}>. It was left out.`,
      )
    }
    check()
    root.addEventListener(hostSheetsChanged, check)
    return () => root.removeEventListener(hostSheetsChanged, check)
  })
  return amount
}
