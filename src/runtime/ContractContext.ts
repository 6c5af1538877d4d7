import { createContext, useContext } from 'react'
import type { Contract } from '../api/schemas/contracts.ts'
import type { OrganizationGroup } from '../api/schemas/organizations.ts'

export interface ContractValue {
  readonly group: OrganizationGroup
  readonly contract: Contract
}

export const ContractContext = createContext<ContractValue | undefined>(undefined)

/** The widget's contract. @throws if the widget does not declare that it needs one */
export function useContract(): ContractValue {
  const value = useContext(ContractContext)
  if (!value) throw new Error('useContract() is for widgets that declare needs.contract')
  return value
}
