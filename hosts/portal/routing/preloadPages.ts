import type { Router } from '../router/createRouter.ts'

/**
 * Fetches the scripts of a page when a mouse is over a link to it or a finger goes down on one, which is before the click
 * (NAV-18). Links are those of the portal and of its elements.
 */
export function preloadPages(router: Router): void {
  let last = ''
  const preload = (event: PointerEvent) => {
    if (event.type === 'pointerover' && event.pointerType !== 'mouse') return
    const link = event.composedPath().find(node => node instanceof HTMLAnchorElement)
    if (!link || link.origin !== location.origin || link.target || link.href === last) return
    last = link.href
    router.preload(link.pathname + link.search)
  }
  document.addEventListener('pointerover', preload)
  document.addEventListener('pointerdown', preload)
}
