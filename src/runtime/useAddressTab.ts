import { useEffect, useRef, useState } from 'react'
import { tabIn, withTab } from '../api/rules/addressTab.ts'
import type { Destination } from '../api/rules/destinations.ts'
import { useElement } from './ElementContext.ts'

/**
 * The current tab in the URL parameter `tab`, for bookmarks, links and the back button. A host that handles
 * `resident-navigate` {to, params: {tab}} navigates itself and sets the element's attribute; otherwise the element
 * writes the URL and changes nothing else in it. Its own tab is shown until the attribute changes.
 * @param requestedTab the attribute's value
 */
export function useAddressTab<Id extends string>(
  destination: Destination,
  ids: readonly [Id, ...Id[]],
  requestedTab: Id | undefined,
): readonly [tab: Id, pick: (tab: Id) => void] {
  const { emit } = useElement()
  const initialTab = () => (requestedTab ? undefined : tabIn(location.search, ids))
  const [ownTab, setOwnTab] = useState(initialTab)
  const [before, setBefore] = useState(requestedTab)
  // A new attribute overrides the element's own tab.
  if (before !== requestedTab) {
    setBefore(requestedTab)
    setOwnTab(initialTab)
  }
  /** Whether the URL has tabs of the element: not if the host navigates, whose `tab` may be of something else. */
  const isInAddress = useRef(requestedTab === undefined)

  useEffect(() => {
    const onPop = () => {
      if (isInAddress.current) setOwnTab(tabIn(location.search, ids))
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [ids])

  const pick = (tab: Id) => {
    if (!emit('resident-navigate', { to: destination, params: { tab } }, { cancelable: true })) return
    const address = new URL(location.href)
    address.search = withTab(address.search, tab)
    history.pushState(history.state, '', address)
    isInAddress.current = true
    setOwnTab(tab)
  }
  return [ownTab ?? requestedTab ?? ids[0], pick]
}
