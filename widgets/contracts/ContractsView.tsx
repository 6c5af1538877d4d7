import { FileText, Plus } from 'lucide'
import type { Contract } from '../../src/api/schemas/contracts.ts'
import type { OrganizationGroup } from '../../src/api/schemas/organizations.ts'
import { useT } from '../../src/i18n/useT.ts'
import type { ContractNaming } from '../../src/runtime/useContractNames.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Confirm } from '../../src/ui/Confirm.tsx'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import { SkeletonBar } from '../../src/ui/SkeletonBar.tsx'
import { Vendor } from './components/Vendor.tsx'

export type ContractsGroup = Pick<
  OrganizationGroup,
  'id' | 'title' | 'color' | 'logo' | 'showOrganizationsPage' | 'organizations' | 'contracts'
>

/** The e-mail address of the contract whose row is open. */
export interface EmailState {
  readonly contractId: number
  readonly panel: Panel<{
    readonly email: string | null
    /** One that waits to be confirmed, and until when its link works. */
    readonly pending: { readonly email: string; readonly until: string } | undefined
  }>
  readonly typed: string
  readonly error: string | undefined
  readonly problem: string | undefined
  readonly busy: boolean
  /** Sending the link once more. */
  readonly again:
    | { readonly kind: 'idle' | 'sending' | 'sent' }
    | { readonly kind: 'failed'; readonly text: string }
}

export interface RowCallbacks {
  readonly namingOf: (contract: Contract) => ContractNaming
  readonly onOpen: (contract: Contract) => void
  /** Asks whether the contract is to be removed; undefined takes the question away. */
  readonly onAsk: (contract: Contract | undefined) => void
  /** Opens or closes the e-mail address of a contract. */
  readonly onEmail: (contractId: number) => void
  readonly onEmailType: (text: string) => void
  readonly onEmailSubmit: () => void
  readonly onEmailAgain: () => void
  readonly onEmailRetry: () => void
}

export interface ContractsViewProps extends RowCallbacks {
  readonly groups: readonly ContractsGroup[]
  /** Contracts that are seen in other roles only. */
  readonly inOtherRoles: number
  /** Undefined where people do not link contracts by themselves. */
  readonly add: LinkProps | undefined
  /** Whether that is still to be told: its place is kept, so that nothing moves. */
  readonly isAddToCome?: boolean
  readonly email: EmailState | undefined
  /** The contract that is to be removed, once that is confirmed. */
  readonly asking: Contract | undefined
  readonly onRemove: (contract: Contract) => void
}

/** The person's contracts by vendor, each to be opened, named, given an address and removed (CON-8). */
export function ContractsView(props: ContractsViewProps) {
  const t = useT()
  const { groups, add, isAddToCome = false, asking, inOtherRoles } = props
  return (
    <div className="stack contracts">
      {groups.length === 0 ? (
        <EmptyState
          icon={FileText}
          title={t('shared:noContract.title')}
          text={t(add ? 'empty' : 'emptyClosed')}
          action={
            add && (
              <Button variant="primary" {...add}>
                {t('add')}
              </Button>
            )
          }
        />
      ) : (
        <>
          {isAddToCome && <SkeletonBar width="180px" height="44px" />}
          {add && (
            <div>
              <Button variant="primary" icon={Plus} {...add}>
                {t('add')}
              </Button>
            </div>
          )}
          {groups.map(group => (
            <Vendor key={group.id} {...props} group={group} />
          ))}
        </>
      )}
      {inOtherRoles > 0 && <p className="muted">{t('otherRoles', { count: inOtherRoles })}</p>}
      <Confirm
        open={asking !== undefined}
        title={t('remove.title', { number: asking?.username ?? '' })}
        closeLabel={t('shared:close')}
        cancelLabel={t('shared:cancel')}
        confirmLabel={t('remove.do')}
        danger
        onClose={() => props.onAsk(undefined)}
        onConfirm={() => asking && props.onRemove(asking)}
      >
        <p>{t('remove.text')}</p>
        <p className="muted">{t('remove.stays')}</p>
      </Confirm>
    </div>
  )
}
