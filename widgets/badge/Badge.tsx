import { useEffect, useRef } from 'react'
import { badgeTotal, bubbleCount } from '../../src/api/rules/unreads.ts'
import { useContractUnreads, useProfileUnreads, useUnreadCount } from '../../src/lists/useUnreads.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import type { SingleUnreadsScope } from '../../src/suite/getUnreads.ts'
import { BadgeView } from './BadgeView.tsx'
import type { attributes } from './badge.widget.ts'

type Props = PropsOf<typeof attributes>

/** The counter or list that is fetched alone. */
function singleScope(module: Props['module'], contract: number | undefined): SingleUnreadsScope | undefined {
  if (module === 'specialOffers' || module === 'cardPayment') return { category: module }
  if (module === 'all' || module === 'messages' || contract === undefined) return undefined
  return { contract, module }
}

/** Number of unread items: of the profile (MSG-5), or of one module of a contract (MSG-4). */
export function Badge({ module, contract }: Props) {
  const { suite, emit } = useElement()
  const current = useSession(state => state.contractId)
  const id = contract ?? current
  const profile = useProfileUnreads(suite, module === 'all')
  // The bubble of messages adds up five lists, so all lists are fetched.
  const lists = useContractUnreads(suite, module === 'messages' ? id : undefined)
  const single = useUnreadCount(suite, singleScope(module, id))
  const count =
    module === 'all'
      ? profile && badgeTotal(profile)
      : module === 'messages'
        ? lists && bubbleCount(lists, module)
        : single

  const shown = count ?? 0
  // A page that shows the number elsewhere must not keep that of another contract or person.
  const told = useRef<number>(undefined)
  useEffect(() => {
    if (count === undefined && told.current === undefined) return
    if (told.current !== shown) emit('resident-unread-changed', { count: shown })
    told.current = shown
  }, [emit, count, shown])
  useEffect(
    () => () => {
      if (told.current) emit('resident-unread-changed', { count: 0 })
    },
    [emit],
  )

  return <BadgeView count={shown} />
}
