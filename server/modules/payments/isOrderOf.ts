import { and, eq, type SQL } from '../../database/drizzle.ts'
import { paymentOrders } from './tables.ts'

/**
 * SQL condition: an order that was read before. Its reference alone is enough to find it, but asks the partitions of all
 * vendors.
 */
export const isOrderOf = ({
  vendorId,
  reference,
}: {
  readonly vendorId: number
  readonly reference: string
}): SQL | undefined => and(eq(paymentOrders.vendorId, vendorId), eq(paymentOrders.reference, reference))
