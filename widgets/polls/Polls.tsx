import { contractDestination } from '../../src/api/rules/redirects.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { useContract } from '../../src/runtime/ContractContext.ts'
import { QueryShell } from '../../src/runtime/QueryShell.tsx'
import { useInnerRoute, useLastOpened } from '../../src/runtime/useInnerRoute.ts'
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

  const opened = where.poll === undefined ? undefined : Number(where.poll)
  const currentTab: Tab = where.tab === 'ended' ? 'ended' : 'active'
  const lastOpened = useLastOpened(contract.id, byItself ? opened : undefined)
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
      lastOpened={lastOpened}
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
