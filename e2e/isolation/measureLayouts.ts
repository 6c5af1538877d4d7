// Functions that run in the page, in any browser. Each is self-contained because only its source text is sent.
import type { Measure } from './addMeasure.ts'
import type { Layout } from './layouts.ts'

/**
 * Lays the page's elements out in each way, one after the other, and returns where they are too narrow, overlap or are
 * cut off.
 */
export function measureLayouts({
  layouts,
  rooms,
}: {
  readonly layouts: readonly Layout[]
  readonly rooms: readonly (readonly [width: number, zoom: number])[]
}): readonly string[] {
  const { measure } = window as unknown as { readonly measure: Measure }
  const place = document.getElementById('place') as HTMLElement
  const elements = [...place.querySelectorAll<HTMLElement>('.tried')]
  const parent = place.firstElementChild as HTMLElement
  const ruler = document.createElement('div')
  ruler.style.cssText = 'position:absolute;visibility:hidden;width:100px;height:0'
  parent.append(ruler)
  const faults: string[] = []
  for (const { name, parentStyle, self, isInFlow, taken } of layouts)
    for (const [width, zoom] of rooms) {
      if (width / zoom - taken < 280) continue
      place.style.cssText = `width:${width}px;position:relative`
      parent.style.cssText = `${parentStyle};zoom:${zoom};max-width:100%`
      for (const element of elements) element.style.cssText = self
      const unit = ruler.getBoundingClientRect().width / 100
      const room = /fixed/.test(self) ? innerWidth : width
      for (const fault of measure.faultsOf(elements, () => (room / zoom - taken) * unit, unit, !isInFlow))
        faults.push(`${name}, ${width} px, zoom ${zoom}: ${fault}`)
    }
  ruler.remove()
  return faults
}

/** Gives the page's frame each width, and returns where elements are too narrow for their container, overlap or are cut off. */
export function measureFrame(widths: readonly number[]): readonly string[] {
  const { measure } = window as unknown as { readonly measure: Measure }
  const frame = document.querySelector('iframe') as HTMLIFrameElement
  const page = frame.contentDocument as Document
  const roomOf = (element: HTMLElement) => {
    const container = element.closest('.room') as HTMLElement
    const { paddingLeft, paddingRight } = getComputedStyle(container)
    return container.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  }
  return widths.flatMap(width => {
    frame.style.width = `${width}px`
    const elements = [...page.querySelectorAll<HTMLElement>('.tried')]
    const { scrollWidth } = page.documentElement
    return [
      ...measure.faultsOf(elements, roomOf, 1, false),
      ...(scrollWidth > width ? [`the page scrolls sideways, ${scrollWidth} px`] : []),
    ].map(fault => `${width} px: ${fault}`)
  })
}

/** Whether every element that is to be measured has loaded. */
export function areDrawn(): boolean {
  const page = document.querySelector('iframe')?.contentDocument ?? document
  const elements = [...page.querySelectorAll('.tried')]
  return (
    elements.length > 0 &&
    elements.every(
      ({ shadowRoot }) =>
        shadowRoot?.querySelector('.root button') && !shadowRoot.querySelector('[aria-busy="true"]'),
    )
  )
}
