/**
 * How many entries of a menu stand in its row; the rest goes behind "more" (LAY-4). One alone is not put away: "more"
 * would take its place without sparing any.
 * @param widths of the entries, in pixels
 * @param room for them, in pixels; the gap stands between entries
 * @param more the width of "more", in pixels
 */
export function fitting(widths: readonly number[], room: number, more: number, gap: number): number {
  const fits = (within: number) => {
    let used = -gap
    return widths.findIndex(width => {
      used += gap + width
      return used > within
    })
  }
  const all = fits(room)
  if (all === -1 || widths.length - all <= 1) return widths.length
  const beside = fits(room - gap - more)
  return beside === -1 ? widths.length : beside
}
