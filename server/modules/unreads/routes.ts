import { and, eq } from 'drizzle-orm'
import { unreadModules } from '../../../src/api/schemas/contracts.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import type { Routes } from '../../http/Handler.ts'
import { unreads } from './tables.ts'

type Unreads = Record<(typeof unreadModules)[number], number[]>

/** Unread items of a contract (MSG-4). */
export function unreadsRoutes({
  database: { queries },
}: Pick<CoreServices, 'database'>): Pick<Routes['contracts'], 'contractUnreads'> {
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
  }
}
