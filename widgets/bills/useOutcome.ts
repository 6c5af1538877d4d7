import { useQueryClient } from '@tanstack/react-query'
import { payment as paymentCall } from '../../src/api/endpoints/payments.ts'
import { removePaymentFromUrl } from '../../src/payments/returnUrl.ts'
import { usePaymentState } from '../../src/payments/usePaymentState.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { forgetPayment } from './startedPayments.ts'

/**
 * Follows a payment that was started here; a final state is reported once, after a reload the bill itself shows it.
 * @param onUnknown called if the user has no payment with this id
 */
export function useOutcome(contract: number, reference: string, onUnknown: () => void) {
  const { suite, emit } = useElement()
  const cache = useQueryClient()
  const forget = (payment: string) => {
    forgetPayment(contract)
    removePaymentFromUrl(payment)
  }
  return usePaymentState(reference, {
    fetchPayment: async (payment, signal) =>
      (await suite.client.call(paymentCall, { params: { contract, payment }, signal })).data,
    onChange(data) {
      if (data.state !== 'pending') forget(data.id)
      if (data.state === 'success')
        emit('resident-paid', { contractId: contract, amount: data.amount, currency: data.currency })
      void cache.invalidateQueries({ queryKey: ['invoices', contract] })
      // An overview on the page shows what is to pay.
      void cache.invalidateQueries({ queryKey: ['current-events'] })
    },
    onUnknown(payment) {
      forget(payment)
      onUnknown()
    },
  })
}
