import type { Locale } from '../../src/api/schemas/locales.ts'
import type { PaymentMethod } from '../../src/api/schemas/payments.ts'
import { publicPaths } from '../../src/api/schemas/publicPaths.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { listOf, matching, type Reader, recordOf, text } from '../../src/suite/readers.ts'
import { readPublic } from '../../src/suite/readPublic.ts'

const readServices = listOf(recordOf({ code: text, title: text, vendor: text, referenceHint: text }))

/** A service that anyone can pay for by customer number. */
export type CardPaymentService = ReturnType<typeof readServices>[number]

/** Reasons why a page may not show the element: its key, its origin or the key's features. */
const refusals = ['partner_key_unknown', 'partner_origin_refused', 'partner_capability_missing'] as const
export type Refusal = (typeof refusals)[number]

export type Opened =
  | { readonly kind: 'refused'; readonly code: Refusal }
  | {
      readonly kind: 'ready'
      readonly services: readonly CardPaymentService[]
      readonly methods: readonly PaymentMethod[]
    }

const address: Reader<string | null> = value =>
  value === null || URL.canParse(text(value) ?? '') ? (value as string | null) : undefined

/** Reads payment methods; drops invalid ones. Without `services` a method pays for all of them. */
const readMethods = listOf(
  recordOf(
    {
      code: text,
      type: value => (value === 'bank' || value === 'card' ? value : undefined),
      title: text,
      fee: matching(/^\d{1,7}\.\d\d$/),
      currency: matching(/^[A-Z]{3}$/),
      logo: address,
      cardFrameUrl: address,
    },
    { services: (value: unknown) => (value === undefined ? undefined : listOf(text)(value)) },
  ),
)

/**
 * Returns the slug of the key's vendor, or why this page may not use the key.
 * @throws if the answer is neither
 */
async function askAccess(suite: Suite, key: string): Promise<{ vendor?: string; code?: Refusal }> {
  const query = new URLSearchParams({ key, capability: 'card-payment' })
  const answer = await suite.client.fetch(`${suite.client.baseUrl}/${publicPaths.partnerAccess}?${query}`, {
    headers: { Accept: 'application/json' },
    credentials: 'omit',
  })
  const json = (await answer.json()) as { code?: unknown; data?: { vendor?: unknown } }
  const code = refusals.find(known => known === json.code)
  if (code) return { code }
  if (!answer.ok) throw new Error(`${publicPaths.partnerAccess}: ${answer.status}`)
  const vendor = text(json.data?.vendor)
  return vendor === undefined ? {} : { vendor }
}

/**
 * Loads services and payment methods, and whether this page may show the element.
 * @param vendor slug of the only vendor whose services are offered
 * @param key the partner's publishable key
 * @param isFresh asks the server again: a method is offered no more, or its provider was down
 * @throws if they cannot be fetched
 */
export async function openPayment(
  suite: Suite,
  locale: Locale,
  vendor: string | undefined,
  key: string | undefined,
  isFresh: boolean,
): Promise<Opened> {
  const services = readPublic(suite, 'cardServices', readServices, { locale })
  const methods = readPublic(suite, 'cardMethods', readMethods, { locale, isFresh })
  // If the key is refused, the other requests may fail too; their errors are ignored.
  services.catch(() => undefined)
  methods.catch(() => undefined)
  const access: Awaited<ReturnType<typeof askAccess>> = key ? await askAccess(suite, key) : {}
  if (access.code) return { kind: 'refused', code: access.code }
  const requestedVendor = vendor ?? access.vendor ?? suite.config.vendor
  return {
    kind: 'ready',
    services: (await services).filter(
      service => requestedVendor === undefined || service.vendor === requestedVendor,
    ),
    methods: await methods,
  }
}
