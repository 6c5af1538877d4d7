import { useEffect, useState } from 'react'
import type { Payment } from '../../src/api/schemas/payments.ts'
import { asApiError } from '../../src/client/ApiError.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import type { BegunPayment } from './begunPayment.ts'
import { loadCalls } from './loadCalls.ts'

/** Milliseconds until a payment that is not over is asked about again: often at first, then now and then, then no more. */
const pauseAfter = (asked: number) => (asked < 20 ? 2000 : asked < 60 ? 10_000 : undefined)

interface Asked {
  readonly data: Payment | undefined
  readonly error: Error | null
}

const nothing: Asked = { data: undefined, error: null }

/**
 * A payment followed until it is over. What the address says of it names what to ask for, no more.
 * @param payment its id; undefined where none was begun
 * @param onPaid told once a payment that was not over before has come
 */
export function useOutcome(
  payment: string | undefined,
  begun: BegunPayment,
  onPaid: (payment: Payment) => void,
  onUnknown: () => void,
) {
  const { client } = useElement().suite
  const [asked, setAsked] = useState(nothing)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: callbacks are new at each drawing; another attempt asks again
  useEffect(() => {
    setAsked(nothing)
    if (payment === undefined) return
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let count = 0
    const ask = async () => {
      clearTimeout(timer)
      try {
        const { fetchPayment } = await loadCalls()
        const data = await fetchPayment(client, payment, controller.signal)
        setAsked({ data, error: null })
        count += 1
        const pause = pauseAfter(count)
        if (data.state === 'pending') {
          if (pause !== undefined) timer = setTimeout(ask, pause)
          return
        }
        const isNews = begun.close(payment)
        if (data.state === 'success' && isNews) onPaid(data)
      } catch (thrown) {
        if (controller.signal.aborted) return
        const error = asApiError(thrown)
        // An address may name a payment of somebody else, or none at all: there is nothing to tell of.
        if (error.status === 404) return onUnknown()
        setAsked(before => ({ ...before, error }))
        timer = setTimeout(ask, 10_000)
      }
    }
    void ask()
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, payment, begun, attempt])

  return { asked, again: () => setAttempt(times => times + 1) }
}
