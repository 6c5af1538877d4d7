import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { findContract } from '../api/rules/access.ts'
import type { Suite } from '../suite/getSuite.ts'
import { loadPublicVendors, type PublicVendor } from '../suite/publicData.ts'

/**
 * The vendor of an element: from its attribute, else of the current contract, else from the page's configuration.
 * Null until it is loaded, undefined if there is none or its load failed.
 */
export function useVendor(
  suite: Suite,
  attribute: string | undefined,
  contractId: number | undefined,
): PublicVendor | null | undefined {
  const groups = useStore(suite.session.store, state => state.groups)
  const current = useStore(suite.session.store, state => state.contractId)
  const [publicVendors, setPublicVendors] = useState<readonly PublicVendor[] | null>(null)
  const ofContract = findContract(groups, contractId ?? current)?.group
  const slug = attribute ?? (ofContract ? undefined : suite.config.vendor)
  const ownVendor = groups.find(group => group.slug === slug)
  // The user's own vendors are complete, or will be when the session is loaded.
  const isUnknown = useStore(suite.session.store, ({ status }) => status !== 'loading') && !ownVendor

  useEffect(() => {
    let isCurrent = slug !== undefined && isUnknown
    if (isCurrent)
      // Without an answer the element has the default colours.
      loadPublicVendors(suite)
        .catch(() => [])
        .then(loaded => isCurrent && setPublicVendors(loaded))
    return () => {
      isCurrent = false
    }
  }, [suite, slug, isUnknown])

  if (slug === undefined) return ofContract
  // biome-ignore lint/complexity/useOptionalChain: null while they load
  return ownVendor ?? (publicVendors && publicVendors.find(group => group.slug === slug))
}
