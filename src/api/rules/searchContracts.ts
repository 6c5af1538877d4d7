import type { Contract } from '../schemas/contracts.ts'
import { fold } from './fold.ts'

type Searchable = Pick<Contract, 'username' | 'contractName' | 'objects'>

/** What people write before a number, as the pages do: "#100217", "Nr. 100217", "№ 100217". */
const numberSign = /^(?:#|№|n[or]\.?)\s*(?=\d)/

const textsOf = ({ username, contractName, objects }: Searchable) =>
  [contractName?.name ?? '', username, ...objects.map(({ address }) => address)].map(fold)

/**
 * Contracts whose name, number or address holds the text, whatever its case and accents; those where one of
 * them is exactly the text come first. Without a text, all of them (CON-3).
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
