import type { Queries } from '../database/Database.ts'
import { confirmHolder } from '../modules/contractLinks/confirmHolder.ts'
import { contractOfSource } from '../modules/contractLinks/contractOfSource.ts'
import { holdersOf } from '../modules/contractLinks/holdersOf.ts'
import type { ContractKey } from '../modules/contracts/isOfContract.ts'
import { type Command, idOf } from './Command.ts'
import { findVendor } from './findVendor.ts'

/** @throws Error if there is no such vendor or contract */
async function findContract(queries: Queries, slug: string, sourceId: string): Promise<ContractKey> {
  const { id } = await findVendor(queries, slug)
  const contract = await contractOfSource(queries, id, sourceId)
  if (!contract) throw new Error(`The vendor "${slug}" has no contract "${sourceId}".`)
  return contract
}

export const listHolders: Command = {
  usage: 'holder list <vendor> <contract>',
  summary: 'lists the people who linked a contract, with their roles; the contract by its sourceId',
  async run({ database: { queries } }, [slug = '', sourceId = '']) {
    const holders = await holdersOf(queries, await findContract(queries, slug, sourceId))
    return {
      json: holders,
      text:
        holders
          .map(({ person, role, isConfirmed }) =>
            [
              person.id,
              `${person.firstName} ${person.lastName}`,
              person.email,
              role,
              isConfirmed ? 'confirmed' : 'not confirmed',
            ].join('  '),
          )
          .join('\n') || 'Nobody linked the contract.',
    }
  },
}

export const confirmHolderOfContract: Command = {
  usage: 'holder confirm <vendor> <contract> <person>',
  summary: 'confirms the roles that a person chose, who may vote then; "holder list" shows the ids',
  async run({ database: { queries } }, [slug = '', sourceId = '', person = '']) {
    const contract = await findContract(queries, slug, sourceId)
    if (!(await confirmHolder(queries, contract, idOf(person))))
      throw new Error(`The person ${person} does not hold the contract "${sourceId}".`)
    return {
      json: { vendor: slug, contract: sourceId, person: Number(person) },
      text: `The roles of person ${person} were confirmed.`,
    }
  },
}
