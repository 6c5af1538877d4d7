import type { Transaction } from '../../database/Database.ts'
import { recordEvent } from '../events/recordEvent.ts'
import { offerOrders, type offers } from './tables.ts'

/**
 * Stores an order, once per offer and contract.
 * @returns the new row; nothing if the contract has ordered before
 */
export async function orderOnce(
  tx: Transaction,
  offer: typeof offers.$inferSelect,
  order: Pick<typeof offerOrders.$inferInsert, 'contractId' | 'userId' | 'comment' | 'at'>,
) {
  const { vendorId } = offer
  const rows = await tx
    .insert(offerOrders)
    .values({ ...order, vendorId, offerId: offer.id })
    .onConflictDoNothing()
    .returning()
  for (const { id, contractId, userId, comment, at } of rows)
    await recordEvent(
      tx,
      'offer.ordered',
      { vendorId, contractId, userId },
      { order: id, offer: offer.id, offerSourceId: offer.sourceId, title: offer.title, comment },
      at,
    )
  return rows
}
