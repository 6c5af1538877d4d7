import { useContext, useEffect, useState } from 'react'
import type { PaymentSession } from '../../src/api/schemas/partners.ts'
import { ApiError, asApiError } from '../../src/client/ApiError.ts'
import { TextsContext } from '../../src/i18n/TextsContext.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { loadCalls } from './loadCalls.ts'
import { type Opened, openPayment, type Refusal } from './openPayment.ts'

export type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | (Opened & { readonly session?: PaymentSession | undefined })

/** Messages for the developer of the page. */
const reasons = (origin: string): Readonly<Record<Refusal, string>> => ({
  partner_key_unknown: 'this publishable key is not known, or was withdrawn.',
  partner_origin_refused: `the publishable key is not for pages of ${origin}.`,
  partner_capability_missing: 'the publishable key is not for card payment.',
})

interface Options {
  readonly vendor: string | undefined
  readonly key: string | undefined
  /** Id of the payment session. */
  readonly session: string | undefined
}

/**
 * Services and payment methods in the element's language; keeps the previous answer while another language
 * loads.
 */
export function useOpening({ vendor, key, session }: Options) {
  const { suite, emit } = useElement()
  const { locale } = useContext(TextsContext)
  const [opening, setOpening] = useState<Opening>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let current = true
    const fixed =
      session === undefined
        ? undefined
        : loadCalls().then(({ fetchSession }) => fetchSession(suite.client, session))
    const open = async (): Promise<Opening> => {
      fixed?.catch(() => undefined)
      const opened = await openPayment(suite, locale, vendor, key, attempt > 0)
      return opened.kind === 'ready' ? { ...opened, session: await fixed } : opened
    }
    open().then(
      opened => {
        if (!current) return
        setOpening(opened)
        if (opened.kind !== 'refused') return
        const message = `<resident-card-payment>: ${reasons(location.origin)[opened.code]}`
        emit('resident-error', { code: opened.code, message })
        // biome-ignore lint/suspicious/noConsole: tells the developer of the page why nothing can be paid there
        console.warn(`[resident ${opened.code}] ${message}`)
      },
      (thrown: unknown) => {
        if (!current) return
        // Hand-parsed answers throw a TypeError if there is no answer or it is unreadable.
        const error = thrown instanceof TypeError ? new ApiError({ kind: 'offline' }) : asApiError(thrown)
        setOpening(before => (before.kind === 'ready' ? before : { kind: 'failed', error }))
      },
    )
    return () => {
      current = false
    }
  }, [suite, emit, locale, vendor, key, session, attempt])

  return {
    opening,
    again: () => {
      setOpening({ kind: 'loading' })
      setAttempt(count => count + 1)
    },
  }
}
