/**
 * Returns the width of texts in the font of an element, in pixels; 0 without an element. Counts every digit as wide as
 * a zero.
 */
export function widthOfText(element: Element | null): (text: string) => number {
  const context = element && document.createElement('canvas').getContext('2d')
  if (!context) return () => 0
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element)
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`
  return text => context.measureText(text.replace(/\d/g, '0')).width
}
