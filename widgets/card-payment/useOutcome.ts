import type { Payment } from '../../src/api/schemas/payments.ts'
import { usePaymentState } from '../../src/payments/usePaymentState.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import type { StartedPayments } from './createStartedPayments.ts'
import { loadCalls } from './loadCalls.ts'

/**
 * Follows a payment until it is final.
 * @param payment its id; undefined if none was started
 * @param onPaid called once when a pending payment succeeds
 */
export function useOutcome(
  payment: string | undefined,
  started: StartedPayments,
  onPaid: (payment: Payment) => void,
  onUnknown: () => void,
) {
  const { client } = useElement().suite
  return usePaymentState(payment, {
    fetchPayment: async (id, signal) => (await loadCalls()).fetchPayment(client, id, signal),
    onChange(data) {
      if (data.state === 'pending') return
      const isNews = started.close(data.id)
      if (data.state === 'success' && isNews) onPaid(data)
    },
    onUnknown,
  })
}
