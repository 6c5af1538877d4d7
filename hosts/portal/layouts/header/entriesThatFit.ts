/**
 * Returns how many entries of a menu fit in its row; the rest goes behind "more". If one does not fit, at least two are
 * hidden, because "more" with a single entry would be pointless (LAY-4).
 * @param widths of the entries, in pixels
 * @param available for the entries, in pixels
 * @param more the width of "more", in pixels
 * @param gap between two entries, in pixels
 */
export function entriesThatFit(
  widths: readonly number[],
  available: number,
  more: number,
  gap: number,
): number {
  const fits = (available: number) => {
    let used = -gap
    return widths.findIndex(width => {
      used += gap + width
      return used > available
    })
  }
  if (widths.length < 2 || fits(available) === -1) return widths.length
  const besideMore = fits(available - gap - more)
  return Math.min(besideMore === -1 ? widths.length : besideMore, widths.length - 2)
}
