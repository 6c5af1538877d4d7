/** What a provider is asked to collect. */
interface ProviderOrder {
  /** Ours and unique: the same order sent twice is one order. */
  readonly reference: string
  readonly type: 'bank' | 'card'
  /** Code of the bank; null for a card. */
  readonly bank: string | null
  /** What the provider's card fields answered; null for a bank. */
  readonly cardToken: string | null
  /** The fee included. */
  readonly amountCents: number
  readonly currency: string
  /** What the person reads at the provider, e.g. an invoice's number. */
  readonly description: string
  /** Where the person comes back to. */
  readonly returnUrl: string
  /** Where the provider sends its signed word to. */
  readonly notifyUrl: string
  /** After this moment it may not be approved any more. */
  readonly expiresAt: Date
}

type ProviderAnswer =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'refused'; readonly code: 'invalid_card_token' | 'invalid_bank' }

/** Collects money: a bank or card service behind its own pages. */
export interface PaymentProvider {
  /** Address of the page with the card fields, shown in a frame; null where there is none. */
  readonly cardFrameUrl: string | null
  /** @throws Error when the provider does not answer or leads to another origin than its own */
  readonly start: (order: ProviderOrder) => Promise<ProviderAnswer>
  /** Calls an order off; false when it is too late for that. */
  readonly cancel: (reference: string) => Promise<boolean>
  /** Whether a message came from the provider: its signature over the raw body, fresh. */
  readonly isFromProvider: (header: string | null, rawBody: string, now: Date) => Promise<boolean>
}
