import { useQuery } from '@tanstack/react-query'
import { findContract } from '../../src/api/rules/access.ts'
import { linkAddress } from '../../src/api/rules/addresses.ts'
import type { Destination, DestinationParams } from '../../src/api/rules/destinations.ts'
import { contractDestination } from '../../src/api/rules/redirects.ts'
import type { Contract } from '../../src/api/schemas/contracts.ts'
import type { CurrentEvent } from '../../src/api/schemas/dashboard.ts'
import type { Formats } from '../../src/i18n/formats.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { FirstAnswers } from '../../src/runtime/FirstAnswers.tsx'
import { QueryShell } from '../../src/runtime/QueryShell.tsx'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { useOnline } from '../../src/runtime/useOnline.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { DashboardView } from './DashboardView.tsx'
import type { attributes } from './dashboard.widget.ts'
import { eventsToShow } from './model.ts'
import { blocksQuery, eventsQuery } from './queries.ts'

type Props = Pick<PropsOf<typeof attributes>, 'contract'>

/** What needs the resident's attention now (SVC-4). */
export const Dashboard = (props: Props) => (
  <QueryShell>
    <FirstEvents {...props} />
  </QueryShell>
)

function FirstEvents(props: Props) {
  const { client, language } = useElement().suite
  return (
    <FirstAnswers
      onFetch={cache => [
        cache.query(eventsQuery(client, props.contract)),
        cache.query(blocksQuery(client, language.of(undefined))),
      ]}
    >
      <Events {...props} />
    </FirstAnswers>
  )
}

/** The user's own name of a contract, else its address. */
const titleOf = ({ contractName, objects, username }: Contract, numbered: Formats['numbered']) =>
  contractName?.name ?? objects[0]?.address ?? numbered(username)

function Events({ contract }: Props) {
  const { client, language } = useElement().suite
  const link = useDestination()
  const groups = useSession(state => state.groups)
  const contracts = groups.flatMap(group => group.contracts)
  const events = useQuery(eventsQuery(client, contract))
  const blocks = useQuery(blocksQuery(client, language.of(undefined)))
  const panel = usePanel(events)
  const online = useOnline()
  const { numbered, time } = useFormat()

  const placeOf = ({ kind, id, contractId }: CurrentEvent): readonly [Destination, DestinationParams] => {
    const match = findContract(groups, contractId ?? undefined)
    const params = match ? contractDestination(match.group, match.contract.id).params : {}
    if (kind === 'reply') return ['help-desk-task', { ...params, task: id }]
    if (kind === 'bill') return ['bills', params]
    if (kind === 'readings') return ['meters', params]
    if (kind === 'poll') return ['poll', { ...params, poll: id }]
    if (kind === 'work') return ['message', { ...params, type: 'planned_works', message: id }]
    return ['offer', { offer: id }]
  }
  const rowOf = (event: CurrentEvent) => {
    const of = contracts.find(({ id }) => id === event.contractId)
    return {
      event,
      // With a single contract its name would add nothing.
      contract: of && contracts.length > 1 && contract === undefined ? titleOf(of, numbered) : undefined,
      link: link(...placeOf(event)),
    }
  }
  return (
    <DashboardView
      panel={
        panel.kind === 'ready'
          ? {
              kind: 'ready',
              data: eventsToShow(panel.data, new Set(contracts.map(({ id }) => id))).map(rowOf),
            }
          : panel
      }
      blocks={(blocks.data ?? []).map(({ id, title, text, url }) => ({
        id,
        title,
        text,
        address: linkAddress(url),
      }))}
      loadedAt={online || !events.data ? undefined : time(new Date(events.dataUpdatedAt))}
      onRetry={() => void events.refetch()}
    />
  )
}
