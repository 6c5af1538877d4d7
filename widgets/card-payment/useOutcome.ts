import { useEffect, useState } from 'react'
import type { Payment } from '../../src/api/schemas/payments.ts'
import { asApiError } from '../../src/client/ApiError.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import type { BegunPayment } from './begunPayment.ts'
import { loadCalls } from './loadCalls.ts'

/** Polling interval in milliseconds: short at first, then longer, then no more polling. */
const pauseAfter = (asked: number) => (asked < 20 ? 2000 : asked < 60 ? 10_000 : undefined)

interface Asked {
  readonly data: Payment | undefined
  readonly error: Error | null
}

const nothing: Asked = { data: undefined, error: null }

/**
 * Polls a payment until it is final. The state always comes from the API, never from the URL.
 * @param payment its id; undefined if none was started
 * @param onPaid called once when a pending payment succeeds
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: callbacks change on each render; another attempt loads again
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
        // The URL may name another user's payment or none at all: there is nothing to report.
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
