import type { UnreadModule } from '../../../src/api/rules/unreads.ts'
import { unreadModules } from '../../../src/api/schemas/contracts.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import type { Routes } from '../../http/Handler.ts'
import { mayCount } from './mayCount.ts'
import { unreadsOfContract } from './unreadsOfContract.ts'

type Unreads = Record<UnreadModule, number[]>

/** Unread items of a contract, without those that the user's roles may not open (MSG-4, SEC-3). */
export function unreadsRoutes({
  database: { queries },
}: Pick<CoreServices, 'database'>): Pick<Routes['contracts'], 'contractUnreads'> {
  return {
    async contractUnreads({ session, contract }) {
      const rows = await unreadsOfContract(queries, session.user.id, contract)
      const idsOf = (module: UnreadModule) =>
        mayCount(contract.permissions, module)
          ? rows.filter(row => row.module === module).map(row => row.itemId)
          : []
      return { data: Object.fromEntries(unreadModules.map(module => [module, idsOf(module)])) as Unreads }
    },
  }
}
