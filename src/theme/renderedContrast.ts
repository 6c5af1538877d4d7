import { contrast } from '../api/rules/palette.ts'

/** A computed colour, "rgb(1, 2, 3)" or "rgba(1, 2, 3, 0.5)", as "#rrggbb"; undefined when it is not opaque. */
function opaqueHex(color: string): string | undefined {
  const [red = 0, green = 0, blue = 0, alpha = 1] = /^rgba?\(/.test(color)
    ? (color.match(/[\d.]+/g) ?? []).map(Number)
    : [0, 0, 0, 0]
  if (alpha < 1) return undefined
  return `#${[red, green, blue].map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Background that an element's text is drawn on: its own or the nearest opaque one around it. */
function effectiveBackground(element: Element): string | undefined {
  for (let ancestor: Element | null = element; ancestor; ) {
    const { backgroundColor, backgroundImage } = getComputedStyle(ancestor)
    if (backgroundImage !== 'none') return undefined
    const color = opaqueHex(backgroundColor)
    if (color) return color
    const root = ancestor.getRootNode()
    ancestor = ancestor.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }
  return '#ffffff'
}

/** Contrast of an element's text with its background, 1 to 21 (WCAG 2.2, 1.4.3); undefined where it cannot be computed. */
export function renderedContrast(element: Element): number | undefined {
  const text = opaqueHex(getComputedStyle(element).color)
  const background = effectiveBackground(element)
  return text && background ? contrast(text, background) : undefined
}
