import { useMemo } from 'react'
import { contractDestination } from '../../src/api/rules/redirects.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { useContract } from '../../src/runtime/ContractContext.ts'
import { QueryShell } from '../../src/runtime/QueryShell.tsx'
import { useInnerRoute } from '../../src/runtime/useInnerRoute.ts'
import { AllPolls } from './AllPolls.tsx'
import type { Tab } from './model.ts'
import { OnePoll } from './OnePoll.tsx'
import type { attributes } from './polls.widget.ts'

type Props = PropsOf<typeof attributes>

/** Polls of a contract's house, and the open one (POL-1 to POL-5). */
export const Polls = (props: Props) => (
  <QueryShell>
    <PollsContent {...props} />
  </QueryShell>
)

function PollsContent({ tab, poll }: Props) {
  const { group, contract } = useContract()
  const parentParams = contractDestination(group, contract.id).params
  const { where, byItself, takesFocus, go, link } = useInnerRoute(
    { poll: poll === undefined ? undefined : String(poll), tab },
    contract.id,
  )
  // The poll of the contract to focus when the user returns to the list.
  const lastOpened = useMemo(() => ({ of: contract.id, id: undefined as number | undefined }), [contract.id])

  const opened = where.poll === undefined ? undefined : Number(where.poll)
  const currentTab: Tab = where.tab === 'ended' ? 'ended' : 'active'
  if (opened !== undefined && byItself) lastOpened.id = opened
  const listAt = (next: Tab) =>
    [
      { poll: undefined, tab: next },
      'polls',
      { ...parentParams, ...(next === 'ended' && { tab: next }) },
    ] as const
  // The contract id is in the keys, so that no choice carries over to another contract.
  return opened === undefined ? (
    <AllPolls
      key={contract.id}
      tab={currentTab}
      lastOpened={lastOpened.id}
      linkTo={id => link({ poll: String(id), tab: currentTab }, 'poll', { ...parentParams, poll: id })}
      onTab={next => go(...listAt(next))}
    />
  ) : (
    <OnePoll
      key={`${contract.id} ${opened}`}
      id={opened}
      takesFocus={takesFocus}
      list={link(...listAt(currentTab))}
    />
  )
}
