import { useEffect } from 'react'

/** Does something when the browser's way back shows the page as it was left: on its way to the bank, for example. */
export function usePageRestored(then: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && then()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  })
}
