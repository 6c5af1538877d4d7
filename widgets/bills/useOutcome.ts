import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { payment as paymentCall } from '../../src/api/endpoints/payments.ts'
import type { Payment } from '../../src/api/schemas/payments.ts'
import { usePaymentState } from '../../src/payments/usePaymentState.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { forgetPayment, startedPayment } from './startedPayments.ts'

/** Follows the payment started here; a final state is reported once, after a reload the bill itself shows it. */
export function useOutcome(contract: number) {
  const { suite, emit } = useElement()
  const cache = useQueryClient()
  const [reference, setReference] = useState(() => startedPayment(contract))
  const [isSettledHere, setSettledHere] = useState(false)
  const { loaded, retry } = usePaymentState(reference, {
    fetchPayment: async (payment, signal) =>
      (await suite.client.call(paymentCall, { params: { contract, payment }, signal })).data,
    onChange(data) {
      if (data.state !== 'pending') forgetPayment(contract, data.id)
      if (data.state === 'success')
        emit('resident-paid', { contractId: contract, amount: data.amount, currency: data.currency })
      void cache.invalidateQueries({ queryKey: ['invoices', contract] })
      // An overview on the page shows what is to pay.
      void cache.invalidateQueries({ queryKey: ['current-events'] })
    },
    onUnknown(payment) {
      forgetPayment(contract, payment)
      setReference(undefined)
    },
  })
  return {
    /** Undefined if no payment was started. */
    payment: reference === undefined ? undefined : loaded,
    /** Whether it needed no redirect: the payer is still here, possibly far below the outcome. */
    isSettledHere,
    retry,
    follow(payment: Payment) {
      setReference(payment.id)
      setSettledHere(true)
    },
    close: () => setReference(undefined),
  }
}
