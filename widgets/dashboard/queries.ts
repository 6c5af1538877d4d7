import { queryOptions } from '@tanstack/react-query'
import { currentEvents } from '../../src/api/endpoints/dashboard.ts'
import { dashboardBlocks } from '../../src/api/endpoints/services.ts'
import type { Client } from '../../src/client/createClient.ts'

export const eventsQuery = (client: Client, contractId: number | undefined) =>
  queryOptions({
    queryKey: ['current-events', contractId],
    queryFn: async ({ signal }) => (await client.call(currentEvents, { query: { contractId }, signal })).data,
    // Avoids a second request right after the prefetch; a later visit loads again.
    staleTime: 1_000,
  })

export const blocksQuery = (client: Client, locale: string) =>
  queryOptions({
    queryKey: ['dashboard-blocks', locale],
    queryFn: async ({ signal }) => (await client.call(dashboardBlocks, { locale, signal })).data,
  })
