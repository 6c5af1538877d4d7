/**
 * Sets the banner's height, in pixels, as a custom property of its parent. Floating elements there, and bars at the bottom of
 * the window, keep that distance from the window's lower edge (LAY-23).
 * @returns stops it
 */
export function leaveRoomFor(banner: HTMLElement): () => void {
  const { parentElement } = banner
  const observer = new ResizeObserver(() =>
    parentElement?.style.setProperty('--_below', `${banner.offsetHeight}px`),
  )
  observer.observe(banner)
  return () => {
    observer.disconnect()
    parentElement?.style.removeProperty('--_below')
  }
}
