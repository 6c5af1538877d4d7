import type { Contract } from '../../src/api/schemas/contracts.ts'
import type { OrganizationGroup } from '../../src/api/schemas/organizations.ts'
import type { ContractNaming } from '../../src/runtime/useContractNames.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'

export type ContractsGroup = Pick<
  OrganizationGroup,
  'id' | 'title' | 'color' | 'logo' | 'showOrganizationsPage' | 'organizations' | 'contracts'
>

/** The e-mail address of the contract whose row is expanded. */
export interface EmailState {
  readonly contractId: number
  readonly panel: Panel<{
    readonly email: string | null
    /** A new address to be confirmed, and the expiry of its link. */
    readonly pending: { readonly email: string; readonly until: string } | undefined
  }>
  readonly typed: string
  readonly error: string | undefined
  readonly problem: string | undefined
  readonly busy: boolean
  /** State of resending the link. */
  readonly again:
    | { readonly kind: 'idle' | 'sending' | 'sent' }
    | { readonly kind: 'failed'; readonly text: string }
}

export interface RowCallbacks {
  readonly namingOf: (contract: Contract) => ContractNaming
  readonly onOpen: (contract: Contract) => void
  /** Asks to confirm the removal of a contract; undefined closes the dialog. */
  readonly onSelectForRemoval: (contract: Contract | undefined) => void
  /** Opens or closes the e-mail panel of a contract. */
  readonly onEmail: (contractId: number) => void
  readonly onEmailType: (text: string) => void
  readonly onEmailSubmit: () => void
  readonly onEmailAgain: () => void
  readonly onEmailRetry: () => void
}

export interface ContractsViewProps extends RowCallbacks {
  readonly groups: readonly ContractsGroup[]
  /** Contracts that are visible in other roles only. */
  readonly inOtherRoles: number
  /** The other roles that hold contracts. */
  readonly roles: readonly { readonly name: string; readonly onSwitch: () => void }[]
  /** Undefined if self-service linking is disabled. */
  readonly add: LinkProps | undefined
  /** Whether `add` is still loading: reserves its space, so nothing moves. */
  readonly isAddLoading?: boolean
  readonly email: EmailState | undefined
  /** The contract whose removal is to be confirmed. */
  readonly contractToRemove: Contract | undefined
  readonly onRemove: (contract: Contract) => void
}
