import { useEffect, useState } from 'react'
import { tabIn, withTab } from '../api/rules/addressTab.ts'
import type { Destination } from '../api/rules/destinations.ts'
import { useElement } from './ElementContext.ts'

/**
 * The current tab in the URL parameter `tab`, for bookmarks, links and the back button. A host that handles
 * `resident-navigate` {to, params: {tab}} navigates itself and sets the element's attribute; otherwise the element
 * writes the URL and changes nothing else in it.
 * @param requestedTab the attribute's value
 */
export function useAddressTab<Id extends string>(
  destination: Destination,
  ids: readonly [Id, ...Id[]],
  requestedTab: Id | undefined,
): readonly [tab: Id, pick: (tab: Id) => void] {
  const { emit } = useElement()
  const [ownTab, setOwnTab] = useState(() => tabIn(location.search, ids))

  useEffect(() => {
    const onPop = () => setOwnTab(tabIn(location.search, ids))
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [ids])

  const pick = (tab: Id) => {
    if (!emit('resident-navigate', { to: destination, params: { tab } }, { cancelable: true })) return
    const address = new URL(location.href)
    address.search = withTab(address.search, tab)
    history.pushState(history.state, '', address)
    setOwnTab(tab)
  }
  return [requestedTab ?? ownTab ?? ids[0], pick]
}
