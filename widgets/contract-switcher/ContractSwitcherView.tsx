import { useT } from '../../src/i18n/useT.ts'
import { Reference } from '../../src/runtime/Reference.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { Dialog } from '../../src/ui/Dialog.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { DrawerLinks } from './components/DrawerLinks.tsx'
import { Groups } from './components/Groups.tsx'
import { Trigger, TriggerSkeleton } from './components/Trigger.tsx'
import type { ContractSwitcherViewProps } from './types.ts'

/** The current contract, and a drawer to choose another (CON-1, CON-9). */
export function ContractSwitcherView(props: ContractSwitcherViewProps) {
  const t = useT()
  const { state, onClose } = props
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
      <Trigger {...state} open={props.open} onOpen={props.onOpen} />
      <Dialog
        drawer
        open={props.open}
        title={t('title')}
        closeLabel={t('shared:close')}
        onClose={onClose}
        footer={
          <DrawerLinks
            contracts={props.contracts}
            professionalPortal={props.professionalPortal}
            onLeave={onClose}
          />
        }
      >
        <Groups {...state} onPick={props.onPick} />
      </Dialog>
    </>
  )
}
