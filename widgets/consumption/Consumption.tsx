import { useQuery } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { TextsContext } from '../../src/i18n/TextsContext.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { useContract } from '../../src/runtime/ContractContext.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { QueryShell } from '../../src/runtime/QueryShell.tsx'
import { useOnline } from '../../src/runtime/useOnline.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { ConsumptionView } from './ConsumptionView.tsx'
import { consumptionQuery } from './queries.ts'

/** What one contract used (CNS-1 to CNS-4). */
export const Consumption = () => (
  <QueryShell>
    <ConsumptionOf />
  </QueryShell>
)

function ConsumptionOf() {
  const { locale } = useContext(TextsContext)
  const { client } = useElement().suite
  const { id } = useContract().contract
  const { time } = useFormat()
  const online = useOnline()
  const [service, setService] = useState<string>()
  const query = useQuery(consumptionQuery(client, id, locale))
  return (
    <ConsumptionView
      panel={usePanel(query)}
      service={service}
      loadedAt={!online && query.dataUpdatedAt > 0 ? time(new Date(query.dataUpdatedAt)) : undefined}
      onService={setService}
      onRetry={() => void query.refetch()}
    />
  )
}
