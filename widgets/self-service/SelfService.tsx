import { queryOptions, useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import type { Client } from '../../src/client/createClient.ts'
import { selfServices } from '../../src/endpoints/services.ts'
import { TextsContext } from '../../src/i18n/TextsContext.ts'
import { useElement } from '../../src/shell/ElementContext.ts'
import { QueryShell } from '../../src/shell/QueryShell.tsx'
import { usePanel } from '../../src/shell/usePanel.ts'
import { SelfServiceView } from './SelfServiceView.tsx'

/** The key carries the language: groups and names come in the language of the call. */
const listQuery = (client: Client, locale: string) =>
  queryOptions({
    queryKey: ['self-service', locale],
    queryFn: async ({ signal }) => (await client.call(selfServices, { signal })).data,
  })

/** Self-service sites by provider group (SVC-3). */
export const SelfService = () => (
  <QueryShell>
    <Sites />
  </QueryShell>
)

function Sites() {
  const { locale } = useContext(TextsContext)
  const query = useQuery(listQuery(useElement().suite.client, locale))
  return <SelfServiceView panel={usePanel(query)} onRetry={() => void query.refetch()} />
}
