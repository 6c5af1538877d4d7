import { findContract } from '../api/rules/access.ts'
import type { Contract } from '../api/schemas/contracts.ts'
import type { OrganizationGroup } from '../api/schemas/organizations.ts'
import { useSession } from './useSession.ts'

interface Named {
  readonly contract?: number | undefined
  readonly vendor?: string | undefined
}

/**
 * The vendor for a component without a contract: that of the current contract; else the one of this name, or the
 * user's only one.
 */
export function useGroup({
  contract,
  vendor,
}: Named): { readonly group: OrganizationGroup; readonly contract?: Contract } | undefined {
  const groups = useSession(state => state.groups)
  const currentContract = useSession(state => state.contractId)
  const selection = findContract(groups, contract ?? currentContract)
  if (selection) return selection
  const group = groups.find(({ slug }) => slug === vendor) ?? (groups.length === 1 ? groups[0] : undefined)
  return group && { group }
}
