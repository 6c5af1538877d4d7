/**
 * Opens a page of another site. Banks refuse to be framed, so inside an iframe the top window navigates, and returns
 * to the frame's own page.
 */
export function leaveTo(address: string): void {
  try {
    ;(top ?? window).location.href = address
  } catch {
    // A sandboxed iframe may not navigate the top window.
    location.href = address
  }
}
