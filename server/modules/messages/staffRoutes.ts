import { listOfMessage } from '../../../src/api/rules/unreads.ts'
import { and, eq } from '../../database/drizzle.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import type { VendorRoutes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { attachedFiles } from '../attachments/tables.ts'
import { recordChange } from '../changes/recordChange.ts'
import { recentReads, unreads } from '../unreads/tables.ts'
import { messages } from './tables.ts'

/** Messages, as the vendor's staff withdraw them (EVT-6). Publishing and changing write the record. */
export const staffMessagesRoutes = ({
  database: { queries },
}: Pick<CoreServices, 'database'>): VendorRoutes['messageActions'] => ({
  async withdraw({ vendor, params: { sourceId } }) {
    await queries.transaction(async tx => {
      const [message] = await tx
        .delete(messages)
        .where(and(eq(messages.vendorId, vendor.id), eq(messages.sourceId, sourceId)))
        .returning()
      if (!message) throw new HttpError('not_found')
      const { id, vendorId, organizationId, contractId, type } = message
      await tx
        .delete(attachedFiles)
        .where(
          and(
            eq(attachedFiles.vendorId, vendorId),
            eq(attachedFiles.item, 'message'),
            eq(attachedFiles.itemId, id),
          ),
        )
      for (const table of [unreads, recentReads])
        await tx
          .delete(table)
          .where(
            and(eq(table.vendorId, vendorId), eq(table.module, listOfMessage[type]), eq(table.itemId, id)),
          )
      await recordChange(tx, { vendorId, organizationId, contractId, topic: 'messages' })
    })
  },
})
