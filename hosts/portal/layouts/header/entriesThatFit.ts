/**
 * How many entries of a menu stand in its row; the rest goes behind "more". Never one alone: where one has no room, two
 * are put away (LAY-4).
 * @param widths of the entries, in pixels
 * @param room for them, in pixels; the gap stands between entries
 * @param more the width of "more", in pixels
 */
export function entriesThatFit(widths: readonly number[], room: number, more: number, gap: number): number {
  const fits = (within: number) => {
    let used = -gap
    return widths.findIndex(width => {
      used += gap + width
      return used > within
    })
  }
  if (widths.length < 2 || fits(room) === -1) return widths.length
  const beside = fits(room - gap - more)
  return Math.min(beside === -1 ? widths.length : beside, widths.length - 2)
}
