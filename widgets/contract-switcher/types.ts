import type { OrganizationGroup } from '../../src/api/schemas/organizations.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'

/** A vendor and those of its contracts that the current role may see (PER-3). */
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
  readonly open: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
  readonly onPick: (contractId: number, groupId: number) => void
  readonly onRetry: () => void
  /** Link to the list of contracts. */
  readonly contracts: LinkProps
  /** Set only if the module is accessible (CON-1). */
  readonly professionalPortal?: LinkProps | undefined
}
