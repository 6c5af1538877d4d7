import { useEffect, useState } from 'react'
import { tabIn, withTab } from '../api/rules/addressTab.ts'
import type { Destination } from '../api/rules/destinations.ts'
import { useElement } from './ElementContext.ts'

/**
 * A tab that stands in the address as `?tab=`, so that it can be kept, sent and gone back from. A host that hears
 * `resident-navigate` {to, params: {tab}} goes there itself and tells the tab by the element's attribute; on any
 * other page the element writes the address, and nothing else in it changes.
 * @param told what the attribute says
 */
export function useAddressTab<Id extends string>(
  place: Destination,
  ids: readonly [Id, ...Id[]],
  told: Id | undefined,
): readonly [tab: Id, pick: (tab: Id) => void] {
  const { emit } = useElement()
  const [own, setOwn] = useState(() => tabIn(location.search, ids))

  useEffect(() => {
    const onPop = () => setOwn(tabIn(location.search, ids))
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [ids])

  const pick = (tab: Id) => {
    if (!emit('resident-navigate', { to: place, params: { tab } }, { cancelable: true })) return
    const address = new URL(location.href)
    address.search = withTab(address.search, tab)
    history.pushState(history.state, '', address)
    setOwn(tab)
  }
  return [told ?? own ?? ids[0], pick]
}
