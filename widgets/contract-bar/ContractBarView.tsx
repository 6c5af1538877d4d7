import { ArrowLeftRight } from 'lucide'
import type { Contract } from '../../src/api/schemas/contracts.ts'
import type { Organization } from '../../src/api/schemas/organizations.ts'
import { ContractName } from '../../src/contracts/ContractName.tsx'
import { useT } from '../../src/i18n/useT.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import type { ContractNaming } from '../../src/runtime/useContractNames.ts'
import { useOpenWhenLoaded } from '../../src/runtime/useOpenWhenLoaded.ts'
import { Button } from '../../src/ui/Button.tsx'
import rowsCss from '../../src/ui/rows.css?inline'
import { useSheet } from '../../src/ui/useSheet.ts'
import { BarSkeleton } from './components/BarSkeleton.tsx'

// Lazy, because few visits open it. Its button is busy meanwhile; `null` would hide a failure too.
const ChangeDialog = lazyComponent(
  async () => (await import('./components/ChangeDialog.tsx')).ChangeDialog,
  false,
)

export type BarState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready'
      readonly contract: Contract
      /** The contracts to choose from, including the current one. */
      readonly contracts: readonly Contract[]
      readonly organizations: readonly Organization[]
      readonly naming: ContractNaming
      /** Address of the FAQ. */
      readonly faq: string | undefined
    }

export interface ContractBarViewProps {
  readonly state: BarState
  /**
   * Whether the dialog is open; undefined until it was opened once. Closed, it stays, because the browser gives the focus
   * back then.
   */
  readonly changing?: boolean | undefined
  readonly onOpen?: () => void
  readonly onClose?: () => void
  readonly onPick?: (contractId: number) => void
}

const nothing = () => undefined

/** Number and name of the current contract, and a button to change it (CON-2, CON-4). */
export function ContractBarView({ state, changing, ...props }: ContractBarViewProps) {
  useSheet(rowsCss)
  const t = useT()
  const opening = useOpenWhenLoaded(ChangeDialog, props.onOpen)
  if (state.kind === 'loading') return <BarSkeleton />
  const { contract, naming } = state
  return (
    <section className="bar" part="bar" aria-label={t('label')}>
      <span className="row-text">
        <span className="muted small">{t('number', { number: contract.username })}</span>
        <ContractName contract={contract} naming={naming} />
      </span>
      <Button
        icon={ArrowLeftRight}
        busy={opening.busy}
        aria-haspopup="dialog"
        onPointerEnter={ChangeDialog.preload}
        onFocus={ChangeDialog.preload}
        onClick={opening.open}
      >
        {t('change.open')}
      </Button>
      {changing !== undefined && (
        <ChangeDialog
          {...state}
          open={changing}
          onClose={props.onClose ?? nothing}
          onPick={props.onPick ?? nothing}
        />
      )}
    </section>
  )
}
