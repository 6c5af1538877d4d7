import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { contractNames } from './tables.ts'

interface NameKey {
  readonly userId: number
  readonly contractId: number
}

const shape = { id: contractNames.id, name: contractNames.name }
const isOf = ({ userId, contractId }: NameKey) =>
  and(eq(contractNames.userId, userId), eq(contractNames.contractId, contractId))

/** Queries of the names that users give their contracts. */
export const nameQueries = (queries: Queries) => ({
  /** Returns undefined if the user has named the contract already. */
  async insert(key: NameKey, vendorId: number, name: string) {
    const [created] = await queries
      .insert(contractNames)
      .values({ userId: key.userId, contractId: key.contractId, vendorId, name })
      .onConflictDoNothing()
      .returning(shape)
    return created
  },

  async find(key: NameKey) {
    const [contractName] = await queries.select(shape).from(contractNames).where(isOf(key))
    return contractName
  },

  async update(id: number, name: string) {
    await queries.update(contractNames).set({ name }).where(eq(contractNames.id, id))
  },

  async remove(key: NameKey) {
    await queries.delete(contractNames).where(isOf(key))
  },
})
