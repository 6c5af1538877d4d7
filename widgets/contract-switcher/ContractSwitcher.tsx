import { useEffect, useState } from 'react'
import { contractDestination } from '../../src/api/rules/redirects.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { SharedTexts } from '../../src/runtime/SharedTexts.tsx'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { getSwitcherStore } from '../../src/suite/getSwitcherStore.ts'
import { loadFeatures } from '../../src/suite/publicData.ts'
import { ContractSwitcherView } from './ContractSwitcherView.tsx'
import { TriggerSkeleton } from './components/Trigger.tsx'
import type { SwitcherState } from './types.ts'

/**
 * Chooses the contract for all elements of the page; renders nothing for people without contracts (CON-1).
 */
export function ContractSwitcher() {
  const t = useT()
  const link = useDestination()
  const { suite, emit } = useElement()
  const { status, groups, contractId, error } = useSession(state => state)
  const [open, setOpen] = useState<boolean>()
  const professionalPortal = useProfessionalPortal(status === 'ready')

  // Lets floating elements make room for the drawer (CHT-2).
  useEffect(() => {
    const { setState } = getSwitcherStore(suite)
    setState(open === true)
    return () => setState(false)
  }, [suite, open])

  const state = (): SwitcherState | undefined => {
    if (status === 'loading') return { kind: 'loading' }
    if (status === 'failed' && error)
      return { kind: 'failed', text: errorText(t, error), reference: error.correlationId }
    return groups.length > 0 ? { kind: 'ready', groups, currentId: contractId } : undefined
  }
  const switcherState = state()
  if (!switcherState) return null

  const pick = (id: number, groupId: number) => {
    setOpen(false)
    suite.session.chooseContract(id)
    const group = groups.find(candidate => candidate.id === groupId)
    if (group) emit('resident-navigate', contractDestination(group, id), { cancelable: true })
  }
  return (
    <SharedTexts waiting={<TriggerSkeleton />}>
      <ContractSwitcherView
        state={switcherState}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onPick={pick}
        onRetry={() => void suite.session.refresh().catch(() => undefined)}
        contracts={link('contracts')}
        professionalPortal={professionalPortal ? link('portal-pro') : undefined}
      />
    </SharedTexts>
  )
}

/** Whether the platform has the professional-services portal enabled. */
function useProfessionalPortal(enabled: boolean): boolean {
  const { suite } = useElement()
  const [accessible, setAccessible] = useState(false)
  useEffect(() => {
    if (enabled)
      void loadFeatures(suite).then(features => setAccessible(features.includes('professional-portal')))
  }, [suite, enabled])
  return accessible
}
