import type { Locale } from '../../src/api/schemas/locales.ts'
import type { PaymentMethod } from '../../src/api/schemas/payments.ts'
import { publicPaths } from '../../src/api/schemas/publicPaths.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { fetchPublic } from '../../src/suite/publicData.ts'

// Parsed by hand like src/suite/publicData.ts, because schemas load only when somebody pays. The server
// decides everything that moves money, and those calls are checked by their schemas.

/** A service that anyone can pay for by customer number. */
export interface CardPaymentService {
  readonly code: string
  readonly title: string
  readonly vendor: string
  readonly referenceHint: string
}

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

const isText = (value: unknown): value is string => typeof value === 'string'
const listOf = <Item>(value: unknown) => (Array.isArray(value) ? value : []) as readonly Partial<Item>[]

const isService = (value: Partial<CardPaymentService>): value is CardPaymentService =>
  [value.code, value.title, value.vendor, value.referenceHint].every(isText)

const isAddress = (value: unknown) => value === null || (isText(value) && URL.canParse(value))

const isMethod = (value: Partial<PaymentMethod>): value is PaymentMethod =>
  isText(value.code) &&
  (value.type === 'bank' || value.type === 'card') &&
  isText(value.title) &&
  /^\d{1,7}\.\d\d$/.test(value.fee ?? '') &&
  /^[A-Z]{3}$/.test(value.currency ?? '') &&
  isAddress(value.logo) &&
  isAddress(value.cardFrameUrl) &&
  (value.services === undefined || value.services.every(isText))

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
  return isText(json.data?.vendor) ? { vendor: json.data.vendor } : {}
}

/**
 * Loads services and payment methods, and whether this page may show the element.
 * @param vendor slug of the only vendor whose services are offered
 * @param key the partner's publishable key
 * @throws if they cannot be fetched
 */
export async function openPayment(
  suite: Suite,
  locale: Locale,
  vendor: string | undefined,
  key: string | undefined,
): Promise<Opened> {
  const services = fetchPublic(suite, publicPaths.cardServices, locale)
  const methods = fetchPublic(suite, publicPaths.cardMethods, locale)
  // If the key is refused, the other requests may fail too; their errors are ignored.
  services.catch(() => undefined)
  methods.catch(() => undefined)
  const access: Awaited<ReturnType<typeof askAccess>> = key ? await askAccess(suite, key) : {}
  if (access.code) return { kind: 'refused', code: access.code }
  const requestedVendor = vendor ?? access.vendor ?? suite.config.vendor
  return {
    kind: 'ready',
    services: listOf<CardPaymentService>(await services)
      .filter(isService)
      .filter(service => requestedVendor === undefined || service.vendor === requestedVendor),
    methods: listOf<PaymentMethod>(await methods).filter(isMethod),
  }
}
