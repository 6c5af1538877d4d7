import { type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PaymentMethod } from '../../src/api/schemas/payments.ts'
import { asApiError } from '../../src/client/ApiError.ts'
import { useDraft } from '../../src/forms/useDraft.ts'
import { useForm } from '../../src/forms/useForm.ts'
import { TextsContext } from '../../src/i18n/TextsContext.ts'
import type { Tokenize } from '../../src/payments/CardFields.tsx'
import { returnUrl } from '../../src/payments/returnUrl.ts'
import { redirectToProvider, startPaymentOnce } from '../../src/payments/startPaymentOnce.ts'
import { usePageRestored } from '../../src/payments/usePageRestored.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import type { StartedPayments } from './createStartedPayments.ts'
import { loadCalls } from './loadCalls.ts'
import {
  amountToPay,
  bodyOf,
  chosenService,
  emptyValues,
  type Fixed,
  initialValues,
  type PayValues,
  typedAs,
} from './model.ts'
import type { CardPaymentService } from './openPayment.ts'
import { useBill } from './useBill.ts'

interface Options {
  readonly services: readonly CardPaymentService[]
  /** Values the page's attributes name. */
  readonly named: Parameters<typeof initialValues>[0]
  readonly session: string | undefined
  readonly fixed: Fixed | undefined
  readonly partner: string | undefined
  /** The method chosen for a service. */
  readonly methodOf: (service: string) => PaymentMethod | undefined
  readonly tokenize: RefObject<Tokenize | undefined>
  readonly started: StartedPayments
  /** Shows the state of a payment that needs no further action here. */
  readonly follow: (payment: string) => void
  readonly focus: (field: string) => void
}

/** State of the payment form: values, validation, and starting the payment once (CRD-1). */
export function useCardPayment(options: Options) {
  const { services, named, session, fixed, partner, methodOf, tokenize, started, follow, focus } = options
  const { suite, emit } = useElement()
  const { client } = suite
  const { locale } = useContext(TextsContext)
  const draft = useDraft('card-payment', emptyValues)
  const [initial] = useState(() => {
    const values = initialValues(named, draft.saved ?? {})
    return { ...values, amount: typedAs(values.amount, locale) }
  })
  const release = useRef<() => void>(undefined)
  const last = useRef<string>(undefined)

  // The back button restores this page from the cache: shows the state of the started payment and starts
  // nothing.
  usePageRestored(() => {
    release.current?.()
    if (last.current !== undefined) follow(last.current)
  })

  const serviceOf = (values: PayValues) => chosenService(services, values.service)?.code ?? ''
  const body = (values: PayValues) => bodyOf(values, serviceOf(values), fixed)

  const begin = async (values: PayValues, chosen: PaymentMethod) => {
    const calls = await loadCalls()
    const order = body(values)
    const orderKey = JSON.stringify([session, order.service, order.reference, order.amount])
    const startedId = started.find(orderKey)
    const earlier =
      startedId === undefined
        ? undefined
        : await calls.fetchPayment(client, startedId).catch((thrown: unknown) => {
            if (asApiError(thrown).status === 404) return undefined
            throw thrown
          })
    // The payment was started in another tab, or before the person came back: it is not started again.
    if (earlier && earlier.state !== 'failed') return follow(earlier.id)
    const detail = {
      amount: order.amount,
      currency: fixed?.currency ?? chosen.currency,
      session: session ?? null,
      service: order.service,
      method: chosen.code,
    }
    if (!emit('resident-before-pay', detail, { cancelable: true })) return
    const cardToken = chosen.cardFrameUrl ? await tokenize.current?.() : undefined
    // The provider's card fields show their own errors.
    if (chosen.cardFrameUrl && cardToken === undefined) return
    const request = {
      ...order,
      type: chosen.type,
      bank: chosen.type === 'bank' ? chosen.code : undefined,
      cardToken,
      returnUrl: returnUrl(),
      partner,
      session,
    }
    const payment = await startPaymentOnce(JSON.stringify(request), key =>
      calls.beginPayment(client, request, key),
    )
    started.save(payment.id, orderKey)
    last.current = payment.id
    if (!redirectToProvider(payment)) return follow(payment.id)
    // Stays busy until the page unloads or is restored from the back/forward cache.
    await new Promise<void>(resolve => {
      release.current = resolve
    })
  }

  const form = useForm<PayValues>({
    initial,
    schema: async () => (await loadCalls()).schema,
    body,
    send: async values => {
      const method = methodOf(fixed?.service ?? serviceOf(values))
      if (method) await begin(values, method)
    },
    focus,
  })
  const { values, set } = form
  const service = serviceOf(values)
  const bill = useBill(fixed ? '' : service, values.reference, amountToPay(values, fixed))

  // When the page changes or removes attributes later, their fields start again.
  const before = useRef(named)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only changed attributes count
  useEffect(() => {
    for (const field of ['service', 'reference', 'amount'] as const) {
      const value = named[field] ?? ''
      if (named[field] !== before.current[field])
        set(field, field === 'amount' ? typedAs(value, locale) : value)
    }
    before.current = named
  }, [named.service, named.reference, named.amount])

  // biome-ignore lint/correctness/useExhaustiveDependencies: saves the draft on each change of the values
  useLayoutEffect(() => {
    if (Object.values(values).some(value => value !== '')) draft.keep(values)
  }, [values])

  return {
    form,
    service,
    bill,
    /** Starts an empty form for the same person. */
    reset: () => {
      const { payerName, email } = values
      draft.drop()
      form.reset({ ...emptyValues, payerName, email })
    },
    /** Deletes the draft after the payment. */
    forget: () => draft.drop(),
  }
}
