import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { calendarFile } from '../../src/api/rules/calendarFile.ts'
import { contractDestination } from '../../src/api/rules/redirects.ts'
import { saveFile } from '../../src/files/saveFile.ts'
import { TextsContext } from '../../src/i18n/TextsContext.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { useContract } from '../../src/runtime/ContractContext.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { QueryShell } from '../../src/runtime/QueryShell.tsx'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { useOnline } from '../../src/runtime/useOnline.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { MyHouseView } from './MyHouseView.tsx'
import { billedServicesQuery, houseQuery } from './queries.ts'

/** The house of one contract (HOU-1). */
export const MyHouse = () => (
  <QueryShell>
    <HouseOf />
  </QueryShell>
)

function HouseOf() {
  const { t, locale } = useContext(TextsContext)
  const { client } = useElement().suite
  const {
    contract: { id },
    group,
  } = useContract()
  const { time } = useFormat()
  const online = useOnline()
  const link = useDestination()
  const query = useQuery(houseQuery(client, id, locale))
  // A failure counts as no service on the bills (BIL-5).
  const { data: billedServices = [], isPending } = useQuery(billedServicesQuery(client, id))

  const saveCalendar = () => {
    const { cleaningDays = [], address } = query.data ?? {}
    const days = cleaningDays.map(day => ({
      id: `cleaning-${id}-${day}`,
      day,
      title: t('cleaning.event'),
      place: address ?? undefined,
    }))
    saveFile(
      `${t('cleaning.file')}.ics`,
      'text/calendar;charset=utf-8',
      calendarFile(t('cleaning.title'), days, new Date()),
    )
  }
  return (
    <MyHouseView
      // With the links, so that no row moves.
      panel={usePanel({ data: isPending ? undefined : query.data, error: query.error })}
      loadedAt={!online && query.dataUpdatedAt > 0 ? time(new Date(query.dataUpdatedAt)) : undefined}
      onRetry={() => void query.refetch()}
      onCalendar={saveCalendar}
      billedServices={billedServices}
      bills={link('bills', contractDestination(group, id).params)}
    />
  )
}
