import { queryOptions } from '@tanstack/react-query'
import { organizationIndex, organizationsOfGroup } from '../../src/api/endpoints/organizationGroups.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { loadPublicVendors } from '../../src/suite/publicData.ts'

/** Public organizations of a vendor, or of all vendors where none is named; null if there is no such vendor. */
export const organizationsQuery = (suite: Suite, slug: string | undefined) =>
  queryOptions({
    queryKey: ['organizations', slug],
    queryFn: async ({ signal }) => {
      if (slug === undefined) return (await suite.client.call(organizationIndex, { signal })).data
      const group = (await loadPublicVendors(suite)).find(vendor => vendor.slug === slug)?.id
      if (group === undefined) return null
      return (await suite.client.call(organizationsOfGroup, { params: { group }, signal })).data
    },
  })
