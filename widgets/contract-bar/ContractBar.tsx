import { findContract } from '../../src/api/rules/access.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { useSession } from '../../src/runtime/useSession.ts'
import { WidgetError } from '../../src/runtime/WidgetError.tsx'
import { BarSkeleton } from './components/BarSkeleton.tsx'
import type { attributes } from './contract-bar.widget.ts'

type Props = PropsOf<typeof attributes>

const skeleton = <BarSkeleton />

// Lazy, so visitors who are not signed in do not download it.
const Bar = lazyComponent(async () => (await import('./Bar.tsx')).Bar, skeleton)

/** Current contract, its name and a button to change it; empty until somebody has signed in (CON-2). */
export function ContractBar({ contract, organization }: Props) {
  const { suite } = useElement()
  const { status, groups, contractId, error } = useSession(state => state)
  if (status === 'guest') return null
  if (status === 'failed')
    return <WidgetError error={error} onRetry={() => void suite.session.refresh().catch(() => undefined)} />
  if (status === 'loading') return skeleton
  const value = findContract(groups, contract ?? contractId)
  // The contract id is the key, because a typed name belongs to one contract.
  return value ? <Bar key={value.contract.id} value={value} organization={organization} /> : null
}
