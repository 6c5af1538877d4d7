import type { Stripe } from 'stripe'
import type { ProviderMethod } from '../PaymentProvider.ts'

/**
 * Payment method types of Stripe that this server offers, all of which Checkout redirects to. Stripe's
 * types name a brand or a bank scheme, which is the same in every language.
 */
const known = {
  card: { type: 'card', title: 'Card' },
  bancontact: { type: 'bank', title: 'Bancontact' },
  blik: { type: 'bank', title: 'BLIK' },
  eps: { type: 'bank', title: 'EPS' },
  ideal: { type: 'bank', title: 'iDEAL' },
  p24: { type: 'bank', title: 'Przelewy24' },
  sepa_debit: { type: 'bank', title: 'SEPA' },
} as const satisfies Readonly<Record<string, Pick<ProviderMethod, 'type' | 'title'>>>

type Known = keyof typeof known

/** Returns whether a code of a method is one of Stripe's payment method types. */
export const isStripeMethod = (code: string): code is Known => Object.hasOwn(known, code)

/**
 * Returns the methods that a merchant has switched on in its Stripe dashboard. They are free, because
 * the law of the EU prohibits fees for consumers' cards and SEPA payments.
 */
export function stripeMethods(
  configurations: readonly Stripe.PaymentMethodConfiguration[],
): readonly ProviderMethod[] {
  const configuration = configurations.find(
    ({ active, is_default, parent }) => active && is_default && parent === null,
  )
  const codes = Object.keys(known).filter(isStripeMethod)
  return codes
    .filter(code => configuration?.[code]?.available)
    .map(code => ({ ...known[code], code, feeCents: 0, logo: null, frameUrl: null }))
}
