import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { findContract } from '../api/rules/access.ts'
import type { Suite } from '../suite/getSuite.ts'
import { loadPublicVendors, type PublicVendor } from '../suite/publicData.ts'

/**
 * The vendor an element speaks for: the one its attribute names, else that of the contract shown,
 * else the one the page names. Undefined where there is none or it is not known yet.
 */
export function useVendor(
  suite: Suite,
  attribute: string | undefined,
  contractId: number | undefined,
): PublicVendor | undefined {
  const groups = useStore(suite.session.store, state => state.groups)
  const current = useStore(suite.session.store, state => state.contractId)
  const [known, setKnown] = useState<readonly PublicVendor[]>([])
  const ofContract = findContract(groups, contractId ?? current)?.group
  const slug = attribute ?? (ofContract ? undefined : suite.config.vendor)
  const own = groups.find(group => group.slug === slug)
  // Of those a person has contracts with everything is known, or will be in a moment.
  const isUnknown = useStore(suite.session.store, ({ status }) => status !== 'loading') && !own

  useEffect(() => {
    let wanted = slug !== undefined && isUnknown
    if (wanted)
      loadPublicVendors(suite).then(
        loaded => wanted && setKnown(loaded),
        // Without an answer the element keeps the default colours.
        () => undefined,
      )
    return () => {
      wanted = false
    }
  }, [suite, slug, isUnknown])

  return slug === undefined ? ofContract : (own ?? known.find(group => group.slug === slug))
}
