/** A payment method that a merchant offers. */
export interface ProviderMethod {
  readonly type: 'bank' | 'card'
  /** The provider's code, unique within a merchant. */
  readonly code: string
  readonly title: string
  /** Fee charged to the payer. */
  readonly feeCents: number
  /** SVG markup; null without a logo. */
  readonly logo: string | null
  /** URL of the page with the card fields, shown in an iframe; null if the provider asks on its own page. */
  readonly frameUrl: string | null
}

/** An order that the provider is to collect. */
export interface ProviderOrder {
  /** Our unique reference: the provider treats the same reference sent twice as one order. */
  readonly reference: string
  /** Account of the merchant that receives the money. */
  readonly account: string
  readonly type: 'bank' | 'card'
  /** Code of the method. */
  readonly method: string
  /** Token of the provider's card fields; null without them. */
  readonly cardToken: string | null
  /** Including the fee. */
  readonly amountCents: number
  /** ISO 4217, with two decimal places. */
  readonly currency: string
  /** Text that the payer sees at the provider, e.g. an invoice number. */
  readonly description: string
  /** URL to which the provider redirects the payer afterwards. */
  readonly returnUrl: string
  /** URL of our webhook. */
  readonly notifyUrl: string
  /** The order cannot be approved after this moment, as far as the provider supports it. */
  readonly expiresAt: Date
}

/** An order that the provider has accepted. */
export interface SubmittedOrder {
  readonly reference: string
  readonly account: string
  /** The provider's own id; null if it uses our reference. */
  readonly providerReference: string | null
}

type StartAnswer =
  | { readonly kind: 'redirect'; readonly url: string; readonly providerReference: string | null }
  | { readonly kind: 'refused'; readonly code: 'invalid_card_token' | 'invalid_bank' }

/**
 * A result that a provider reports. Results may arrive late, repeatedly and in any order.
 * - `confirming`: the payer has approved, the money is not there yet
 * - `refunded`: `amountCents` is the total given back so far
 */
export interface ProviderEvent {
  readonly kind: 'confirming' | 'settled' | 'failed' | 'refunded'
  readonly reference: string
  readonly account: string
  readonly amountCents: number
  readonly currency: string
}

/** A webhook request. */
interface WebhookMessage {
  readonly headers: Headers
  /** The body as it was signed. */
  readonly rawBody: string
  readonly now: Date
}

/** A bank or card service that collects payments for merchants, each with an account of its own. */
export interface PaymentProvider {
  /** Origins of pages with card fields, for the policy of our pages. */
  readonly frameOrigins: readonly string[]
  /** @throws Error if the provider does not respond or does not know the merchant */
  readonly methods: (account: string) => Promise<readonly ProviderMethod[]>
  /** @throws Error if the provider does not respond or redirects to an origin other than its own */
  readonly start: (order: ProviderOrder) => Promise<StartAnswer>
  /** Cancels an order; returns false if it is too late. */
  readonly cancel: (order: SubmittedOrder) => Promise<boolean>
  /**
   * Gives money back. A repeated call with the same order and amount refunds once.
   * @throws Error if the provider does not accept the refund
   */
  readonly refund: (order: SubmittedOrder, amountCents: number) => Promise<void>
  /**
   * Verifies the signature and the age of a webhook and returns its event.
   * @returns "ignored" for an event of another kind, undefined for a message that is not the provider's
   */
  readonly readWebhook: (message: WebhookMessage) => Promise<ProviderEvent | 'ignored' | undefined>
}

/** The variable that configures each provider. "http" is any provider that speaks the protocol of httpPaymentProvider. */
export const paymentVariables = { http: 'PAYMENT_URL', stripe: 'STRIPE_SECRET_KEY' } as const
export type PaymentProviderName = keyof typeof paymentVariables
export const paymentProviderNames = Object.keys(paymentVariables) as readonly PaymentProviderName[]

/** The configured payment providers by the name that payment accounts use. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>
