import type { Contract } from '../schemas/contracts.ts'
import { fold } from './fold.ts'

type Searchable = Pick<Contract, 'username' | 'contractName' | 'objects'>

/** Signs before a number, as shown on the pages: "#100217", "Nr. 100217", "№ 100217". */
const numberSign = /^(?:#|№|n[or]\.?)\s*(?=\d)/

const textsOf = ({ username, contractName, objects }: Searchable) =>
  [contractName?.name ?? '', username, ...objects.map(({ address }) => address)].map(fold)

/**
 * Contracts whose name, number or address contains the text, ignoring case and accents; exact matches come first.
 * Returns all contracts if the text is empty (CON-3).
 */
export function searchContracts<Found extends Searchable>(
  contracts: readonly Found[],
  text: string,
): readonly Found[] {
  const query = fold(text).replace(numberSign, '')
  if (query === '') return contracts
  const matches = contracts
    .map(contract => ({ contract, texts: textsOf(contract) }))
    .filter(({ texts }) => texts.some(candidate => candidate.includes(query)))
  const isExact = ({ texts }: { readonly texts: readonly string[] }) => texts.includes(query)
  return [...matches.filter(isExact), ...matches.filter(entry => !isExact(entry))].map(
    ({ contract }) => contract,
  )
}
