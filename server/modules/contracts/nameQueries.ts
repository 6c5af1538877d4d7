import type { Queries } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { isRow } from '../../database/isRow.ts'
import { isOfContract } from './isOfContract.ts'
import { contractNames } from './tables.ts'

interface NameKey {
  readonly userId: number
  readonly vendorId: number
  readonly contractId: number
}

const shape = { id: contractNames.id, name: contractNames.name }
const isOf = ({ userId, vendorId, contractId }: NameKey) =>
  and(eq(contractNames.userId, userId), isOfContract(contractNames, { vendorId, id: contractId }))

/** Queries of the names that users give their contracts. */
export const nameQueries = (queries: Queries) => ({
  /** Returns undefined if the user has named the contract already. */
  async insert(key: NameKey, name: string) {
    const [created] = await queries
      .insert(contractNames)
      .values({ ...key, name })
      .onConflictDoNothing()
      .returning(shape)
    return created
  },

  async find(key: NameKey) {
    const [contractName] = await queries.select(shape).from(contractNames).where(isOf(key))
    return contractName
  },

  async update(contractName: { readonly id: number; readonly vendorId: number }, name: string) {
    await queries.update(contractNames).set({ name }).where(isRow(contractNames, contractName))
  },

  async remove(key: NameKey) {
    await queries.delete(contractNames).where(isOf(key))
  },
})
