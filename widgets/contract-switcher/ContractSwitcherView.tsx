import { useT } from '../../src/i18n/useT.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { Reference } from '../../src/runtime/Reference.tsx'
import { useOpenWhenLoaded } from '../../src/runtime/useOpenWhenLoaded.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { Trigger, TriggerSkeleton } from './components/Trigger.tsx'
import type { ContractSwitcherViewProps } from './types.ts'

// Lazy, because few visits open it. Its button is busy meanwhile; `null` would hide a failure too.
const Drawer = lazyComponent(async () => (await import('./components/Drawer.tsx')).Drawer, false)

/** The current contract, and a drawer to choose another (CON-1, CON-9). */
export function ContractSwitcherView(props: ContractSwitcherViewProps) {
  const t = useT()
  const { state, open, onOpen } = props
  const opening = useOpenWhenLoaded(Drawer, onOpen)
  if (state.kind === 'loading') return <TriggerSkeleton />
  if (state.kind === 'failed')
    return (
      <Notice
        tone="danger"
        title={t('failed')}
        actions={<Button onClick={props.onRetry}>{t('shared:retry')}</Button>}
      >
        <p>{state.text}</p>
        <Reference of={state.reference} />
      </Notice>
    )
  return (
    <>
      <Trigger
        {...state}
        open={open === true}
        busy={opening.busy}
        onOpen={opening.open}
        preload={Drawer.preload}
      />
      {open !== undefined && <Drawer {...props} {...state} open={open} />}
    </>
  )
}
