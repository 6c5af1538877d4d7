import type { Queries, Transaction } from '../../database/Database.ts'
import { and, eq, notExists, type SQL } from '../../database/drizzle.ts'
import type { Order } from './beginPayment.ts'
import { paymentOrders, paymentSessions } from './tables.ts'

type OfSession = Pick<Order, 'vendorId' | 'sessionId'>

/** SQL condition: the session that an order pays; none for an order without a session. */
const isSessionOf = ({ vendorId, sessionId }: OfSession): SQL | undefined =>
  and(eq(paymentSessions.vendorId, vendorId), eq(paymentSessions.id, sessionId ?? ''))

/** Locks the session of an order, so that its orders settle one after the other. */
export async function lockSessionOf(tx: Transaction, order: OfSession): Promise<void> {
  await tx.select({ id: paymentSessions.id }).from(paymentSessions).where(isSessionOf(order)).for('update')
}

/**
 * Makes a settled order the one that its session reports, unless another one has paid the session. Another order may have
 * replaced it meanwhile.
 */
export async function paySession(
  tx: Transaction,
  order: OfSession & Pick<Order, 'reference'>,
): Promise<void> {
  const payingOrder = tx
    .select({ reference: paymentOrders.reference })
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.vendorId, order.vendorId),
        eq(paymentOrders.reference, paymentSessions.orderReference),
        eq(paymentOrders.state, 'success'),
      ),
    )
  await tx
    .update(paymentSessions)
    .set({ orderReference: order.reference })
    .where(and(isSessionOf(order), notExists(payingOrder)))
}

/** Returns whether another order has paid the session of a settled one. */
export async function isSessionPaidByOther(
  queries: Queries,
  order: OfSession & Pick<Order, 'reference'>,
): Promise<boolean> {
  const [session] = await queries
    .select({ paidBy: paymentSessions.orderReference })
    .from(paymentSessions)
    .where(isSessionOf(order))
  return session !== undefined && session.paidBy !== order.reference
}
