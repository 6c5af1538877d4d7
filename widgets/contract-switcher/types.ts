import type { OrganizationGroup } from '../../src/api/schemas/organizations.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'

/** A vendor and those of its contracts that the current role may see (PER-3). */
export type SwitcherGroup = Pick<
  OrganizationGroup,
  'id' | 'title' | 'color' | 'logo' | 'showOrganizationsPage' | 'organizations' | 'contracts'
>

/** The vendors to choose from, and the chosen contract. */
interface Choice {
  readonly groups: readonly SwitcherGroup[]
  readonly currentId: number | undefined
}

export type SwitcherState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly text: string; readonly reference?: string | undefined }
  | ({ readonly kind: 'ready' } & Choice)

interface DrawerActions {
  readonly onClose: () => void
  readonly onPick: (contractId: number, groupId: number) => void
  /** Link to the list of contracts. */
  readonly contracts: LinkProps
  /** Set only if the module is accessible (CON-1). */
  readonly professionalPortal?: LinkProps | undefined
}

export interface DrawerProps extends Choice, DrawerActions {
  readonly open: boolean
}

export interface ContractSwitcherViewProps extends DrawerActions {
  readonly state: SwitcherState
  /** Undefined until the drawer was opened once. Closed, it stays, because the browser gives the focus back then. */
  readonly open?: boolean | undefined
  readonly onOpen: () => void
  readonly onRetry: () => void
}
