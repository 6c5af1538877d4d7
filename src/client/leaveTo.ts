/**
 * Leads to a page of another site. Banks show themselves in no frame: from inside of one the whole window goes, and
 * comes back to the frame's own page.
 */
export function leaveTo(address: string): void {
  try {
    ;(top ?? window).location.href = address
  } catch {
    // A sandbox keeps the window around it where it is.
    location.href = address
  }
}
