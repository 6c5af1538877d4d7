import { useEffect } from 'react'
import { badgeTotal, bubbleCount } from '../../src/api/rules/unreads.ts'
import { useContractUnreads, useProfileUnreads } from '../../src/lists/useUnreads.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { BadgeView } from './BadgeView.tsx'
import type { attributes } from './badge.widget.ts'

type Props = PropsOf<typeof attributes>

/** Number of unread items: of the profile (MSG-5), or of one module of a contract (MSG-4). */
export function Badge({ module, contract }: Props) {
  const { suite, emit } = useElement()
  const current = useSession(state => state.contractId)
  const profile = useProfileUnreads(suite, module === 'all')
  const lists = useContractUnreads(suite, module === 'all' ? undefined : (contract ?? current))
  const count = module === 'all' ? profile && badgeTotal(profile) : lists && bubbleCount(lists, module)

  useEffect(() => {
    if (count !== undefined) emit('resident-unread-changed', { count })
  }, [emit, count])

  return <BadgeView count={count ?? 0} />
}
