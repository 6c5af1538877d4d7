import { unreadModules } from '../../../src/api/schemas/contracts.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import type { Routes } from '../../http/Handler.ts'
import { unreadsOfContract } from './unreadsOfContract.ts'

type Unreads = Record<(typeof unreadModules)[number], number[]>

/** Unread items of a contract (MSG-4). */
export function unreadsRoutes({
  database: { queries },
}: Pick<CoreServices, 'database'>): Pick<Routes['contracts'], 'contractUnreads'> {
  return {
    async contractUnreads({ session, contract }) {
      const rows = await unreadsOfContract(queries, session.user.id, contract.id)
      const idsOf = (module: string) => rows.filter(row => row.module === module).map(row => row.itemId)
      return { data: Object.fromEntries(unreadModules.map(module => [module, idsOf(module)])) as Unreads }
    },
  }
}
