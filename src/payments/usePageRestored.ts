import { useEffect } from 'react'

/** Runs when the back button restores the page from the cache, e.g. after leaving for the bank. */
export function usePageRestored(then: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && then()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  })
}
