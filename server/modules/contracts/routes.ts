import { and, eq } from 'drizzle-orm'
import { unreadModules } from '../../../src/api/schemas/contracts.ts'
import type { Routes } from '../../http/Handler.ts'
import type { Services } from '../../Services.ts'
import { unreads } from '../unreads/tables.ts'
import { contractNames } from './tables.ts'

type Unreads = Record<(typeof unreadModules)[number], number[]>

/** Unread items of a contract, and the user's name for it (MSG-4, CON-4, CON-5). */
export function contractsRoutes({ database: { queries } }: Services): Routes['contracts'] {
  return {
    async contractUnreads({ session, contract }) {
      const rows = await queries
        .select({ module: unreads.module, itemId: unreads.itemId })
        .from(unreads)
        .where(and(eq(unreads.userId, session.user.id), eq(unreads.contractId, contract.id)))
        .orderBy(unreads.itemId)
      const idsOf = (module: string) => rows.filter(row => row.module === module).map(row => row.itemId)
      return { data: Object.fromEntries(unreadModules.map(module => [module, idsOf(module)])) as Unreads }
    },

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
