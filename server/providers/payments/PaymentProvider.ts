/** An order that the provider is to collect. */
interface ProviderOrder {
  /** Our unique reference: the provider treats the same reference sent twice as one order. */
  readonly reference: string
  readonly type: 'bank' | 'card'
  /** The bank's code; null for a card. */
  readonly bank: string | null
  /** Token of the provider's card fields; null for a bank. */
  readonly cardToken: string | null
  /** Including the fee. */
  readonly amountCents: number
  readonly currency: string
  /** Text that the payer sees at the provider, e.g. an invoice number. */
  readonly description: string
  /** URL to which the provider redirects the payer afterwards. */
  readonly returnUrl: string
  /** URL of our webhook. */
  readonly notifyUrl: string
  /** The order cannot be approved after this moment. */
  readonly expiresAt: Date
}

type ProviderAnswer =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'refused'; readonly code: 'invalid_card_token' | 'invalid_bank' }

/** A bank or card service that collects payments on its own pages. */
export interface PaymentProvider {
  /** URL of the page with the card fields, shown in an iframe; null if the provider has none. */
  readonly cardFrameUrl: string | null
  /** @throws Error if the provider does not respond or redirects to an origin other than its own */
  readonly start: (order: ProviderOrder) => Promise<ProviderAnswer>
  /** Cancels an order; returns false if it is too late. */
  readonly cancel: (reference: string) => Promise<boolean>
  /** Verifies a webhook: the signature over the raw body and its age. */
  readonly isFromProvider: (header: string | null, rawBody: string, now: Date) => Promise<boolean>
}
