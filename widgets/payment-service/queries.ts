import { queryOptions } from '@tanstack/react-query'
import type { Suite } from '../../src/suite/getSuite.ts'
import { loadOrganizationSettings } from '../../src/suite/loadOrganizationSettings.ts'

/** Ids of those organizations that have the payment service (BIL-7). */
export const payingQuery = (suite: Suite, organizations: readonly number[]) =>
  queryOptions({
    queryKey: ['payment-service', organizations],
    queryFn: async () => {
      const settings = await Promise.all(
        organizations.map(async organization => ({
          organization,
          ...(await loadOrganizationSettings(suite, organization)),
        })),
      )
      return settings.filter(each => each.isPayServiceEnabled).map(({ organization }) => organization)
    },
  })
