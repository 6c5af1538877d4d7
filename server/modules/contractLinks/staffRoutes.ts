import type { CoreServices } from '../../http/CoreServices.ts'
import type { VendorRoutes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { recordChange } from '../changes/recordChange.ts'
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
    const contract = await contractOfSource(queries, vendorId, sourceId)
    if (!contract) throw new HttpError('not_found')
    return contract
  }

  return {
    async list({ vendor, params }) {
      return { data: await holdersOf(queries, await contractOf(vendor.id, params.sourceId)) }
    },

    async confirm({ vendor, params }) {
      const contract = await contractOf(vendor.id, params.sourceId)
      if (!(await confirmHolder(queries, contract, params.person))) throw new HttpError('not_found')
    },

    async remove({ vendor, params }) {
      const { id: contractId, vendorId } = await contractOf(vendor.id, params.sourceId)
      await queries.transaction(async tx => {
        if (!(await unlink(tx, { userId: params.person, vendorId, contractId }, clock())))
          throw new HttpError('not_found')
        await recordChange(tx, { vendorId, contractId, topic: 'holders' })
      })
    },
  }
}
