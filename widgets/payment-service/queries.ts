import { queryOptions } from '@tanstack/react-query'
import { organizationSettings } from '../../src/api/endpoints/organizationGroups.ts'
import { accountConsents } from '../../src/api/endpoints/profile.ts'
import type { Client } from '../../src/client/createClient.ts'

/** Ids of those organizations that have the payment service (BIL-7). */
export const payingQuery = (client: Client, organizations: readonly number[]) =>
  queryOptions({
    queryKey: ['payment-service', organizations],
    queryFn: async ({ signal }) => {
      const settings = await Promise.all(
        organizations.map(async organization => ({
          organization,
          ...(await client.call(organizationSettings, { params: { organization }, signal })).data,
        })),
      )
      return settings.filter(each => each.isPayServiceEnabled).map(({ organization }) => organization)
    },
  })

/** The key is that of the profile's consents, so both elements share one answer. */
export const consentsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['profile', 'consents'],
    queryFn: async ({ signal }) => (await client.call(accountConsents, { signal })).data,
  })
