import { and, eq } from 'drizzle-orm'
import type { CoreServices } from '../../http/CoreServices.ts'
import type { VendorRoutes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { recordChange } from '../changes/recordChange.ts'
import { userContracts } from '../contracts/tables.ts'
import { confirmHolder } from './confirmHolder.ts'
import { contractOfSource } from './contractOfSource.ts'
import { holdersOf } from './holdersOf.ts'
import { unlink } from './unlink.ts'

/** People who linked a contract, as the vendor's staff confirm or remove them (EVT-6). */
export function staffHoldersRoutes({
  database: { queries },
  clock,
}: Pick<CoreServices, 'database' | 'clock'>): VendorRoutes['holders'] {
  const contractOf = async (vendorId: number, sourceId: string) => {
    const contractId = await contractOfSource(queries, vendorId, sourceId)
    if (contractId === undefined) throw new HttpError('not_found')
    return contractId
  }
  const isHolding = (contractId: number, userId: number) =>
    and(eq(userContracts.contractId, contractId), eq(userContracts.userId, userId))

  return {
    async list({ vendor, params }) {
      const contractId = await contractOf(vendor.id, params.sourceId)
      return { data: await holdersOf(queries, contractId) }
    },

    async confirm({ vendor, params }) {
      const contractId = await contractOf(vendor.id, params.sourceId)
      if (!(await confirmHolder(queries, contractId, params.person))) throw new HttpError('not_found')
    },

    async remove({ vendor, params }) {
      const contractId = await contractOf(vendor.id, params.sourceId)
      await queries.transaction(async tx => {
        const [holder] = await tx.select().from(userContracts).where(isHolding(contractId, params.person))
        if (!holder) throw new HttpError('not_found')
        await unlink(tx, { userId: params.person, vendorId: vendor.id, contractId }, clock())
        await recordChange(tx, { vendorId: vendor.id, contractId, topic: 'holders' })
      })
    },
  }
}
