import { and, isNotNull, lte, ne } from 'drizzle-orm'
import { daysBefore, type RetentionRule } from '../../jobs/retention.ts'
import { paymentOrders } from './tables.ts'

export const paymentsRetention: readonly RetentionRule[] = [
  {
    // Orders are accounting records and stay; the payer of an unpaid one is personal data without a
    // purpose.
    name: 'payers of unpaid orders',
    async remove({ database: { queries } }, now) {
      const cleared = await queries
        .update(paymentOrders)
        .set({ payerName: null, payerEmail: null })
        .where(
          and(
            isNotNull(paymentOrders.payerName),
            ne(paymentOrders.state, 'success'),
            lte(paymentOrders.createdAt, daysBefore(now, 30)),
          ),
        )
        .returning({ reference: paymentOrders.reference })
      return cleared.length
    },
  },
]
