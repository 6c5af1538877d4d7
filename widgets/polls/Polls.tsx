import { useRef } from 'react'
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
    <ContractPolls {...props} />
  </QueryShell>
)

/** The contract id is the key, so that no choice carries over to another contract. */
const ContractPolls = (props: Props) => <PollsContent key={useContract().contract.id} {...props} />

function PollsContent({ tab, poll }: Props) {
  const { group, contract } = useContract()
  const parentParams = contractDestination(group, contract.id).params
  const { where, byItself, go, link } = useInnerRoute({
    poll: poll === undefined ? undefined : String(poll),
    tab,
  })
  // The poll to focus when the user returns to the list.
  const lastOpened = useRef<number>(undefined)

  const opened = where.poll === undefined ? undefined : Number(where.poll)
  const currentTab: Tab = where.tab === 'ended' ? 'ended' : 'active'
  if (opened !== undefined && byItself) lastOpened.current = opened
  const listAt = (next: Tab) =>
    [
      { poll: undefined, tab: next },
      'polls',
      { ...parentParams, ...(next === 'ended' && { tab: next }) },
    ] as const
  return opened === undefined ? (
    <AllPolls
      tab={currentTab}
      lastOpened={lastOpened.current}
      linkTo={id => link({ poll: String(id), tab: currentTab }, 'poll', { ...parentParams, poll: id })}
      onTab={next => go(...listAt(next))}
    />
  ) : (
    <OnePoll key={opened} id={opened} takesFocus={byItself} list={link(...listAt(currentTab))} />
  )
}
