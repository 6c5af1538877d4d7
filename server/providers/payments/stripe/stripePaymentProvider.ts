import type { Stripe } from 'stripe'
import { loadOnce } from '../../../common/loadOnce.ts'
import type { PaymentProvider, ProviderOrder, SubmittedOrder } from '../PaymentProvider.ts'
import { readStripeEvent } from './readStripeEvent.ts'
import { isStripeMethod, stripeMethods } from './stripeMethods.ts'

export interface StripeOptions {
  /** Secret key of the platform whose connected accounts are the merchants. */
  readonly secretKey: string
  /** Signing secret of the webhook endpoint that listens to events of connected accounts. */
  readonly webhookSecret: string
  /** Base URL of Stripe's API. */
  readonly apiUrl?: string | undefined
}

/** The only host to which Stripe Checkout redirects payers. */
const checkoutHost = 'checkout.stripe.com'

/** Seconds that a webhook may be old. */
const toleranceSeconds = 300

/** Whether a currency has two decimal places, as amounts of this server have. */
const hasCents = (currency: string): boolean =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 2

/**
 * Stripe Checkout with direct charges on connected accounts: the organization is the merchant, and its
 * account id ("acct_…") is no secret. Stripe receives our reference, the amount, the description and the
 * return address, and nothing of the payer.
 */
export function stripePaymentProvider({ secretKey, webhookSecret, apiUrl }: StripeOptions): PaymentProvider {
  const stripe = loadOnce(() => createClient(secretKey, apiUrl))
  const findSession = async ({ reference, account, providerReference }: SubmittedOrder) => {
    if (providerReference === null) throw new Error(`The order ${reference} has no Checkout session.`)
    const { checkout } = await stripe()
    return checkout.sessions.retrieve(providerReference, {}, { stripeAccount: account })
  }

  return {
    frameOrigins: [],

    async methods(account) {
      const { paymentMethodConfigurations } = await stripe()
      const { data } = await paymentMethodConfigurations.list({ limit: 100 }, { stripeAccount: account })
      return stripeMethods(data)
    },

    async start(order) {
      if (!isStripeMethod(order.method)) return { kind: 'refused', code: 'invalid_bank' }
      const { checkout } = await stripe()
      const session = await checkout.sessions.create(sessionOf(order, order.method), {
        stripeAccount: order.account,
        idempotencyKey: order.reference,
      })
      const url = new URL(session.url ?? '')
      if (url.protocol !== 'https:' || url.host !== checkoutHost)
        throw new Error('Stripe leads to a host other than its Checkout.')
      return { kind: 'redirect', url: url.href, providerReference: session.id }
    },

    async cancel(order) {
      const { status } = await findSession(order)
      if (status !== 'open') return status === 'expired'
      const { checkout } = await stripe()
      const session = await checkout.sessions.expire(
        order.providerReference ?? '',
        {},
        { stripeAccount: order.account },
      )
      return session.status === 'expired'
    },

    async refund(order, amountCents) {
      const { payment_intent: intent } = await findSession(order)
      const id = typeof intent === 'string' ? intent : intent?.id
      if (!id) throw new Error(`The order ${order.reference} has no payment to refund.`)
      const { refunds } = await stripe()
      await refunds.create(
        { payment_intent: id, amount: amountCents },
        { stripeAccount: order.account, idempotencyKey: `${order.reference}-refund-${amountCents}` },
      )
    },

    async readWebhook({ headers, rawBody, now }) {
      const signature = headers.get('Stripe-Signature')
      if (signature === null) return undefined
      const { webhooks } = await stripe()
      try {
        const event = await webhooks.constructEventAsync(
          rawBody,
          signature,
          webhookSecret,
          toleranceSeconds,
          undefined,
          // In milliseconds, unlike the timestamp of the header.
          now.getTime(),
        )
        return readStripeEvent(event)
      } catch {
        return undefined
      }
    },
  }
}

/** The SDK is loaded at the first call, because servers with another provider do without it. */
async function createClient(secretKey: string, apiUrl = 'https://api.stripe.com'): Promise<Stripe> {
  const { Stripe } = await import('stripe')
  const { protocol, hostname, port } = new URL(apiUrl)
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

function sessionOf(
  order: ProviderOrder,
  method: Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType,
): Stripe.Checkout.SessionCreateParams {
  const { reference, currency, amountCents, description, returnUrl, expiresAt } = order
  if (!hasCents(currency)) throw new Error(`Stripe counts ${currency} in other units than cents.`)
  return {
    mode: 'payment',
    client_reference_id: reference,
    allowed_payment_method_types: [method],
    // Payers pay the currency and the amount of the bill.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountCents,
          product_data: { name: description },
        },
      },
    ],
    // Stripe copies the metadata to the charge, whose refunds name no session.
    payment_intent_data: { metadata: { reference } },
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  }
}
