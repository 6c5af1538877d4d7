import type { Contract } from '../../../src/api/schemas/contracts.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { addressesOf } from './addressesOf.ts'

/** What a contract is called: the name the person gave it, else where it is, else its number. */
export function useContractTitle(): (contract: Contract) => string {
  const { numbered } = useFormat()
  return contract => contract.contractName?.name || addressesOf(contract) || numbered(contract.username)
}
