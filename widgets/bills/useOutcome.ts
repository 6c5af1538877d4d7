import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { payment as paymentCall } from '../../src/api/endpoints/payments.ts'
import type { Payment } from '../../src/api/schemas/payments.ts'
import { asApiError } from '../../src/client/ApiError.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { forgetPayment, startedPayment } from './startedPayments.ts'

/** Polling interval in milliseconds: short at first, then longer, then no more polling. */
const pauseAfter = (asked: number) => (asked < 20 ? 2000 : asked < 60 ? 10_000 : false)

/** Polls the payment started here until it is final. */
export function useOutcome(contract: number) {
  const { suite, emit } = useElement()
  const cache = useQueryClient()
  const [reference, setReference] = useState(() => startedPayment(contract))
  const query = useQuery({
    queryKey: ['payments', contract, 'payment', reference],
    queryFn: async ({ signal }) => {
      const params = { contract, payment: reference ?? '' }
      return (await suite.client.call(paymentCall, { params, signal })).data
    },
    enabled: reference !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.state === 'pending' && pauseAfter(state.dataUpdateCount),
  })
  const { data, error } = query
  const state = data?.state
  const isForeign = error !== null && asApiError(error).status === 404

  // The URL may name another user's payment or none at all: there is nothing to report.
  useEffect(() => {
    if (!isForeign || reference === undefined) return
    forgetPayment(contract, reference)
    setReference(undefined)
  }, [contract, reference, isForeign])

  // A final state is reported once; after a reload the bill itself shows the state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each payment and state
  useEffect(() => {
    if (!data || reference === undefined) return
    if (state !== 'pending') forgetPayment(contract, reference)
    if (state === 'success')
      emit('resident-paid', { contractId: contract, amount: data.amount, currency: data.currency })
    void cache.invalidateQueries({ queryKey: ['invoices', contract] })
  }, [reference, state, data?.isConfirming])

  return {
    /** Undefined if no payment was started. */
    payment: reference === undefined || isForeign ? undefined : query,
    follow: (begun: Payment) => setReference(begun.id),
    close: () => setReference(undefined),
  }
}
