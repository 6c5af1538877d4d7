import { findContract } from '../../src/api/rules/access.ts'
import { contractDestination } from '../../src/api/rules/redirects.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { QueryShell } from '../../src/runtime/QueryShell.tsx'
import { useInnerRoute, useLastOpened } from '../../src/runtime/useInnerRoute.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { AllMessages } from './AllMessages.tsx'
import type { attributes } from './messages.widget.ts'
import { nameOf, parseName, typeOf } from './model.ts'
import { OneMessage } from './OneMessage.tsx'

type Props = PropsOf<typeof attributes>

/** Messages of one contract or of all, and the open one (MSG-1 to MSG-7). */
export const Messages = (props: Props) => (
  <QueryShell>
    <MessagesContent {...props} />
  </QueryShell>
)

function MessagesContent({ contract, scope, type, message }: Props) {
  const currentId = useSession(state => state.contractId)
  const groups = useSession(state => state.groups)
  const contractId = contract ?? (scope === 'contract' ? currentId : undefined)
  const match = findContract(groups, contractId)
  const parentParams = match ? contractDestination(match.group, match.contract.id).params : {}
  const { where, byItself, takesFocus, go, link } = useInnerRoute({ message, type }, contractId)

  const opened = parseName(where.message)
  const lastOpened = useLastOpened(contractId, opened && byItself ? where.message : undefined)
  const filter = typeOf(where.type)
  const listAt = (next: string | undefined) =>
    [
      { message: undefined, type: next },
      'messages',
      { ...parentParams, ...(next && { type: next }) },
    ] as const
  return opened ? (
    <OneMessage key={where.message} {...opened} takesFocus={takesFocus} list={link(...listAt(filter))} />
  ) : (
    <AllMessages
      key={contractId}
      contractId={contractId}
      type={filter}
      lastOpened={lastOpened}
      linkTo={row =>
        link({ message: nameOf(row), type: filter }, 'message', {
          ...parentParams,
          type: row.type,
          message: row.id,
        })
      }
      onType={next => go(...listAt(next))}
    />
  )
}
