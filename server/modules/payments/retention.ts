import { and, inArray, isNotNull, lte, ne } from '../../database/drizzle.ts'
import { daysBefore, type RetentionRule, retentionBatch } from '../../jobs/retention.ts'
import { paymentOrders } from './tables.ts'

export const paymentsRetention: readonly RetentionRule[] = [
  {
    // Orders are accounting records and stay; the payer of an unpaid one is personal data without a
    // purpose.
    name: 'payers of unpaid orders',
    async removeBatch({ database: { queries } }, now) {
      const unpaid = queries
        .select({ reference: paymentOrders.reference })
        .from(paymentOrders)
        .where(
          and(
            isNotNull(paymentOrders.payerName),
            ne(paymentOrders.state, 'success'),
            lte(paymentOrders.createdAt, daysBefore(now, 30)),
          ),
        )
        .limit(retentionBatch)
      const cleared = await queries
        .update(paymentOrders)
        .set({ payerName: null, payerEmail: null })
        .where(inArray(paymentOrders.reference, unpaid))
        .returning({ reference: paymentOrders.reference })
      return cleared.length
    },
  },
]
