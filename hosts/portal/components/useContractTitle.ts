import type { Contract } from '../../../src/api/schemas/contracts.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { addressesOf } from './addressesOf.ts'

/** Returns a contract's title: the name that the user gave it, else its addresses, else its number. */
export function useContractTitle(): (contract: Contract) => string {
  const { numbered } = useFormat()
  return contract => contract.contractName?.name || addressesOf(contract) || numbered(contract.username)
}
