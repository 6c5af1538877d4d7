import { useEffect, useRef, useState } from 'react'
import { asApiError } from '../../src/client/ApiError.ts'
import { newKey } from '../../src/client/newKey.ts'
import { startPayment } from '../../src/endpoints/payments.ts'
import { useT } from '../../src/i18n/useT.ts'
import { linkAddress } from '../../src/rules/addresses.ts'
import type { Invoice } from '../../src/schemas/invoices.ts'
import type { Payment, PaymentMethod } from '../../src/schemas/payments.ts'
import { useElement } from '../../src/shell/ElementContext.ts'
import { type PayProblem, payProblem } from './payError.ts'
import { keepPayment, returnUrl } from './startedPayments.ts'

/** What is asked for and the key it counts once under: asked again after a lost answer, it is the same payment. */
const keys = new Map<string, string>()

/**
 * Begins payments of an invoice and leads to the bank. While one is under way nothing else begins.
 * @param onSettled told of a payment that needs nothing more from its person
 */
export function useStartPayment(contract: number, invoice: Invoice, onSettled: (payment: Payment) => void) {
  const t = useT()
  const { suite, emit } = useElement()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<PayProblem>()
  const running = useRef(false)

  const rest = () => {
    running.current = false
    setBusy(false)
  }
  // The browser's way back may show this page as it was left: on its way to the bank.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && rest()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  })

  const ask = async (method: PaymentMethod, cardToken: string | undefined): Promise<Payment> => {
    const body = {
      invoiceId: invoice.id,
      type: method.type,
      bank: method.type === 'bank' ? method.code : undefined,
      cardToken,
      returnUrl: returnUrl(),
      amount: invoice.amountDue,
    }
    const wish = JSON.stringify([contract, body])
    const call = async () => {
      const idempotencyKey = keys.get(wish) ?? newKey()
      keys.set(wish, idempotencyKey)
      return (await suite.client.call(startPayment, { params: { contract }, body, idempotencyKey })).data
    }
    const payment = await call()
    if (payment.state !== 'failed') return payment
    // Under this key stands a payment that has failed since; a new try is a new payment.
    keys.delete(wish)
    return call()
  }

  /** @param cardToken asks the card's fields for a token; undefined when they were not filled in */
  const start = async (method: PaymentMethod, cardToken?: () => Promise<string | undefined>) => {
    if (running.current) return
    const detail = { contractId: contract, amount: invoice.amountDue, currency: invoice.currency }
    if (!emit('resident-before-pay', { ...detail, method: method.code }, { cancelable: true })) return
    running.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      const token = await cardToken?.()
      if (cardToken && token === undefined) return rest()
      const payment = await ask(method, token)
      keepPayment(contract, payment.id)
      const address = linkAddress(payment.redirectUrl)
      if (address && /^https?:/.test(address)) return location.assign(address)
      rest()
      onSettled(payment)
    } catch (error) {
      rest()
      setProblem(payProblem(t, asApiError(error)))
    }
  }
  return { busy, problem, start, clear: () => setProblem(undefined) }
}
