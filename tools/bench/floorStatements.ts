import type { FrequentRead } from '../../tests/support/frequentReads.ts'
import { floorsOfContract } from './floorsOfContract.ts'
import { floorsOfPerson } from './floorsOfPerson.ts'

const statements: Readonly<Record<FrequentRead, string>> = { ...floorsOfPerson, ...floorsOfContract }

/**
 * What each read costs at least: one statement by hand that checks the session and what it opens, and answers the same JSON.
 * @param api address of the API that the answers name
 */
export const floorStatements = (api: string): Readonly<Record<FrequentRead, string>> =>
  Object.fromEntries(
    Object.entries(statements).map(([name, text]) => [name, text.replaceAll('{api}', api)]),
  ) as Record<FrequentRead, string>
