import { contrast } from '../../../src/api/rules/palette.ts'

const controls = 'a, button, select, input'

/** Interactive elements smaller than 44 px; excludes links inside text, which are as high as their lines. */
export const tooSmall = (root: ShadowRoot): readonly string[] =>
  [...root.querySelectorAll<HTMLElement>(controls)]
    .filter(element => element.checkVisibility() && !element.closest('.rich'))
    .filter(element => {
      const { width, height } = element.getBoundingClientRect()
      return width < 44 || height < 44
    })
    .map(element => `too small: ${element.outerHTML.slice(0, 300)}`)

/** Elements whose look is the same with the focus of the keyboard. */
export const withoutRing = (root: ShadowRoot): readonly string[] =>
  [...root.querySelectorAll<HTMLElement>('a[href], button, select, input, textarea, [tabindex="0"]')]
    .filter(element => element.checkVisibility() && !element.matches(':disabled'))
    .filter(element => {
      element.focus({ focusVisible: true } as FocusOptions)
      // The ring of a hidden input is on what stands for it.
      const shown = [element, element.nextElementSibling, element.parentElement, element.closest('label')]
      return (
        root.activeElement === element &&
        !shown.some(part => {
          const { outlineStyle, outlineWidth } = part
            ? getComputedStyle(part)
            : { outlineStyle: 'none', outlineWidth: '0' }
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        })
      )
    })
    .map(element => `no ring of the focus: ${element.outerHTML.slice(0, 300)}`)

/** Distances that WCAG 2.2, 1.4.12 lets a person set. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important }`

/** Whether a line of text is above or below the box that clips it, which scrolling cannot show. */
function cutsLines(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(part)
  return [...range.getClientRects()].some(
    line => line.width > 0 && (line.top < top - 4 || line.bottom > bottom + 4),
  )
}

/** Elements that clip their content, without those that show an ellipsis or hide a text on purpose. */
const clipped = (root: ShadowRoot) =>
  [...root.querySelectorAll(':not(input, select, textarea, svg, svg *)')]
    .filter(part => {
      const { overflowX, overflowY, textOverflow, clipPath, webkitLineClamp } = getComputedStyle(part)
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none') return false
      const isClipped = (overflow: string) => /hidden|clip/.test(overflow)
      return (
        (isClipped(overflowX) && part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1) ||
        (isClipped(overflowY) &&
          part.clientHeight > 0 &&
          (part.scrollHeight > part.clientHeight + 1 || cutsLines(part)))
      )
    })
    .map(
      part =>
        `${part.scrollWidth} × ${part.scrollHeight} in ${part.clientWidth} × ${part.clientHeight}: ${part.outerHTML.slice(0, 200)}`,
    )

/** What is cut off or too wide at 375 px with the text spacing of WCAG. */
export function cutOffWhenSpaced(host: HTMLElement, root: ShadowRoot): readonly string[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(spacing)
  root.adoptedStyleSheets.push(sheet)
  const given = host.style.maxWidth
  host.style.maxWidth = '375px'
  const limit = host.getBoundingClientRect().right + 1
  const wide =
    host.scrollWidth > host.clientWidth + 1
      ? [...root.querySelectorAll('*')]
          .filter(
            part => part.getBoundingClientRect().right > limit && getComputedStyle(part).position !== 'fixed',
          )
          .map(part => part.outerHTML.slice(0, 200))
      : []
  const faults = [...clipped(root), ...wide].map(fault => `cut off: ${fault}`)
  root.adoptedStyleSheets.pop()
  host.style.maxWidth = given
  return faults
}

const hexOf = (colour: string): string | undefined => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  if (alpha < 0.5) return undefined
  return `#${[red, green, blue].map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

function behind(element: Element): string {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const colour = hexOf(getComputedStyle(at).backgroundColor)
    if (colour) return colour
  }
  return '#ffffff'
}

/** Fields whose edge cannot be seen: neither border nor area has a contrast of 3 (WCAG 2.2, 1.4.11). */
export const fieldsWithoutEdge = (root: ShadowRoot): readonly string[] =>
  [...root.querySelectorAll('input:not([type=radio], [type=checkbox], [type=file]), select, textarea')]
    .filter(field => field.checkVisibility({ visibilityProperty: true }) && !field.matches(':disabled'))
    .filter(field => {
      const around = behind(field)
      const { borderBlockEndColor, borderBlockEndWidth, backgroundColor, opacity } = getComputedStyle(field)
      if (opacity === '0') return false
      const edges = [borderBlockEndWidth === '0px' ? undefined : borderBlockEndColor, backgroundColor]
      return !edges.some(colour => {
        const hex = colour && hexOf(colour)
        return hex && contrast(hex, around) >= 3
      })
    })
    .map(field => `no edge: ${field.outerHTML.slice(0, 300)}`)
