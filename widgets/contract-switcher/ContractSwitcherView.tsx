import type { OrganizationGroup } from '../../src/api/schemas/organizations.ts'
import { useT } from '../../src/i18n/useT.ts'
import { Reference } from '../../src/runtime/Reference.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { Dialog } from '../../src/ui/Dialog.tsx'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import { Notice } from '../../src/ui/Notice.tsx'
import { Groups } from './components/Groups.tsx'
import { Places } from './components/Places.tsx'
import { Trigger, TriggerToCome } from './components/Trigger.tsx'

/** A vendor and the contracts of it that the person's role may see (PER-3). */
export type SwitcherGroup = Pick<
  OrganizationGroup,
  'id' | 'title' | 'color' | 'logo' | 'showOrganizationsPage' | 'organizations' | 'contracts'
>

export type SwitcherState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly text: string; readonly reference?: string | undefined }
  | {
      readonly kind: 'ready'
      readonly groups: readonly SwitcherGroup[]
      readonly currentId: number | undefined
    }

export interface ContractSwitcherViewProps {
  readonly state: SwitcherState
  /** Whether the drawer is open. */
  readonly open: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
  readonly onPick: (contractId: number, groupId: number) => void
  readonly onRetry: () => void
  /** To the list of contracts. */
  readonly contracts: LinkProps
  /** Only where the module is accessible (CON-1). */
  readonly professionalPortal?: LinkProps | undefined
}

/** The current contract, and a drawer to choose another (CON-1, CON-9). */
export function ContractSwitcherView(props: ContractSwitcherViewProps) {
  const t = useT()
  const { state, onClose } = props
  if (state.kind === 'loading') return <TriggerToCome />
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
          <Places
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
