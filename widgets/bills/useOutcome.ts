import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { payment as paymentCall } from '../../src/api/endpoints/payments.ts'
import type { Payment } from '../../src/api/schemas/payments.ts'
import { asApiError } from '../../src/client/ApiError.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { forgetPayment, startedPayment } from './startedPayments.ts'

/** Milliseconds until a payment that is not over is asked about again: often at first, then now and then, then no more. */
const pauseAfter = (asked: number) => (asked < 20 ? 2000 : asked < 60 ? 10_000 : false)

/** The payment begun here, followed until it is over. */
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

  // An address may name a payment of somebody else, or none at all: there is nothing to tell of.
  useEffect(() => {
    if (!isForeign || reference === undefined) return
    forgetPayment(contract, reference)
    setReference(undefined)
  }, [contract, reference, isForeign])

  // What is over is told once; the bill itself says the rest after a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each payment and each of its states
  useEffect(() => {
    if (!data || reference === undefined) return
    if (state !== 'pending') forgetPayment(contract, reference)
    if (state === 'success')
      emit('resident-paid', { contractId: contract, amount: data.amount, currency: data.currency })
    void cache.invalidateQueries({ queryKey: ['invoices', contract] })
  }, [reference, state, data?.isConfirming])

  return {
    /** Undefined where nothing was begun. */
    payment: reference === undefined || isForeign ? undefined : query,
    follow: (begun: Payment) => setReference(begun.id),
    close: () => setReference(undefined),
  }
}
