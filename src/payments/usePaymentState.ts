import { useEffect, useRef, useState } from 'react'
import type { Payment } from '../api/schemas/payments.ts'
import { asApiError } from '../client/ApiError.ts'
import { useStableCallback } from '../runtime/useStableCallback.ts'

interface Options {
  /** Fetches the payment. @throws ApiError, or the signal's reason */
  readonly fetchPayment: (payment: string, signal: AbortSignal) => Promise<Payment>
  /** Called with the first answer and with each that differs in state. */
  readonly onChange: (payment: Payment) => void
  /** Called if the user has no payment with this id. */
  readonly onUnknown: (payment: string) => void
}

interface Loaded {
  readonly data: Payment | undefined
  readonly error: Error | null
}

const nothing: Loaded = { data: undefined, error: null }

/** Milliseconds until the next poll: short at first, then longer, because a bank may confirm after hours. */
const pauseAfter = (polls: number) => (polls < 20 ? 2000 : polls < 60 ? 10_000 : 60_000)

/** Milliseconds until the next poll after one that failed. */
const pauseAfterError = 10_000

/**
 * Polls a payment until it is final. The state always comes from the API, never from the URL.
 * @param payment its id; undefined if none was started
 */
export function usePaymentState(payment: string | undefined, options: Options) {
  const [loaded, setLoaded] = useState(nothing)
  const [attempt, setAttempt] = useState(0)
  const fetchPayment = useStableCallback(options.fetchPayment)
  const onChange = useStableCallback(options.onChange)
  const onUnknown = useStableCallback(options.onUnknown)
  const reported = useRef<string>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    setLoaded(nothing)
    reported.current = undefined
    if (payment === undefined) return
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let polls = 0
    const poll = async () => {
      try {
        const data = await fetchPayment(payment, controller.signal)
        if (controller.signal.aborted) return
        setLoaded({ data, error: null })
        polls += 1
        if (data.state === 'pending') timer = setTimeout(poll, pauseAfter(polls))
        const state = `${data.state} ${data.isConfirming}`
        if (state === reported.current) return
        reported.current = state
        onChange(data)
      } catch (thrown) {
        if (controller.signal.aborted) return
        const error = asApiError(thrown)
        if (error.status === 404) return onUnknown(payment)
        setLoaded(before => ({ ...before, error }))
        timer = setTimeout(poll, pauseAfterError)
      }
    }
    void poll()
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [payment, attempt, fetchPayment, onChange, onUnknown])

  return { loaded, retry: () => setAttempt(count => count + 1) }
}
