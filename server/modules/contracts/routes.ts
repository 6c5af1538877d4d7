import { and, eq } from 'drizzle-orm'
import type { CoreServices } from '../../http/CoreServices.ts'
import type { Routes } from '../../http/Handler.ts'
import { contractNames } from './tables.ts'

/** The user's name for a contract (CON-4, CON-5). */
export function contractsRoutes({
  database: { queries },
}: CoreServices): Omit<Routes['contracts'], 'contractUnreads'> {
  return {
    async createContractName({ session, contract, body, answerWith }) {
      const key = { userId: session.user.id, contractId: contract.id }
      const shape = { id: contractNames.id, name: contractNames.name }
      const [created] = await queries
        .insert(contractNames)
        .values({ ...key, vendorId: contract.vendorId, name: body.name })
        .onConflictDoNothing()
        .returning(shape)
      if (created) {
        answerWith(201)
        return { data: created }
      }
      const [contractName] = await queries
        .select(shape)
        .from(contractNames)
        .where(and(eq(contractNames.userId, key.userId), eq(contractNames.contractId, key.contractId)))
      if (!contractName) throw new Error('A contract name went away while it was being created.')
      return { data: contractName }
    },

    async updateContractName({ contractName, body }) {
      await queries
        .update(contractNames)
        .set({ name: body.name })
        .where(eq(contractNames.id, contractName.id))
      return { data: { id: contractName.id, name: body.name } }
    },

    async deleteContractName({ session, contract }) {
      await queries
        .delete(contractNames)
        .where(and(eq(contractNames.userId, session.user.id), eq(contractNames.contractId, contract.id)))
    },
  }
}
