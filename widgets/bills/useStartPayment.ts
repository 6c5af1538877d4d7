import { useEffect, useRef, useState } from 'react'
import { startPayment } from '../../src/api/endpoints/payments.ts'
import type { Payment, PaymentMethod } from '../../src/api/schemas/payments.ts'
import { asApiError } from '../../src/client/ApiError.ts'
import { useT } from '../../src/i18n/useT.ts'
import { returnUrl } from '../../src/payments/returnUrl.ts'
import { redirectToProvider, startPaymentOnce } from '../../src/payments/startPaymentOnce.ts'
import { usePageRestored } from '../../src/payments/usePageRestored.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { type PayProblem, payProblem } from './payProblem.ts'
import { savePayment } from './startedPayments.ts'

/** What comes before a payment is requested. */
interface Steps {
  /** Agrees to the terms of the payment service. */
  readonly agree?: () => Promise<unknown>
  /** Requests a token from the card fields; resolves to undefined if they are not filled in. */
  readonly cardToken?: () => Promise<string | undefined>
}

/** What is paid. */
export interface PayOrder {
  /** Null to pay in advance of a bill. */
  readonly invoiceId: number | null
  /** What is due of the bill, or paid in advance. */
  readonly amount: string
  /** What to pay of the bill; all that is due if undefined. */
  readonly part?: string | undefined
  readonly currency: string
}

/**
 * Starts payments and redirects to the bank. Only one start runs at a time. If the user closes the dialog meanwhile, the
 * page stays; paying again continues the same payment.
 * @param onSettled called with a payment that needs no further action by the resident
 */
export function useStartPayment(contract: number, onSettled: (payment: Payment) => void) {
  const t = useT()
  const { suite, emit } = useElement()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<PayProblem>()
  const running = useRef(false)
  const closed = useRef(false)
  useEffect(() => {
    closed.current = false
    return () => {
      closed.current = true
    }
  }, [])

  const release = () => {
    running.current = false
    setBusy(false)
  }
  usePageRestored(release)

  const request = (method: PaymentMethod, { currency, ...order }: PayOrder, cardToken?: string) => {
    const body = {
      ...order,
      type: method.type,
      bank: method.type === 'bank' ? method.code : undefined,
      cardToken,
      returnUrl: returnUrl(),
    }
    return startPaymentOnce(
      JSON.stringify([contract, body]),
      async idempotencyKey =>
        (await suite.client.call(startPayment, { params: { contract }, body, idempotencyKey })).data,
    )
  }

  const start = async (method: PaymentMethod, order: PayOrder, { agree, cardToken }: Steps = {}) => {
    if (running.current) return
    const { amount, part = amount, currency } = order
    const detail = { contractId: contract, amount: part, currency }
    if (!emit('resident-before-pay', { ...detail, method: method.code }, { cancelable: true })) return
    running.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      const token = await cardToken?.()
      if (cardToken && token === undefined) return release()
      await agree?.()
      if (closed.current) return release()
      const payment = await request(method, order, token)
      if (closed.current && payment.redirectUrl) return release()
      savePayment(contract, payment.id)
      if (redirectToProvider(payment)) return
      release()
      onSettled(payment)
    } catch (error) {
      release()
      setProblem(payProblem(t, asApiError(error)))
    }
  }
  return { busy, problem, start, clear: () => setProblem(undefined) }
}
