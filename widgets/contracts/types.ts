import type { Contract } from '../../src/api/schemas/contracts.ts'
import type { OrganizationGroup } from '../../src/api/schemas/organizations.ts'
import type { ContractNaming } from '../../src/runtime/useContractNames.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'

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
