import { floorsOfContract } from './floorsOfContract.ts'
import { floorsOfPerson } from './floorsOfPerson.ts'

const statements = { ...floorsOfPerson, ...floorsOfContract }

export type ReadWithFloor = keyof typeof statements

/**
 * What each read costs at least: one statement by hand that checks the session and what it opens, and answers the same JSON.
 * @param api address of the API that the answers name
 */
export const floorStatements = (api: string): Readonly<Record<ReadWithFloor, string>> =>
  Object.fromEntries(
    Object.entries(statements).map(([name, text]) => [name, text.replaceAll('{api}', api)]),
  ) as Record<ReadWithFloor, string>
