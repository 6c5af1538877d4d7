import { queryOptions } from '@tanstack/react-query'
import { organizationsOfGroup } from '../../src/api/endpoints/organizationGroups.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { loadPublicVendors } from '../../src/suite/publicData.ts'

/** Public organizations of a vendor; null if there is no such vendor. */
export const organizationsQuery = (suite: Suite, slug: string | undefined) =>
  queryOptions({
    queryKey: ['organizations', slug],
    queryFn: async ({ signal }) => {
      const group = (await loadPublicVendors(suite)).find(vendor => vendor.slug === slug)?.id
      if (group === undefined) return null
      return (await suite.client.call(organizationsOfGroup, { params: { group }, signal })).data
    },
  })
