import type { AnswerOf, Endpoint } from '../api/endpoints/endpoint.ts'
import type { readingTerms } from '../api/endpoints/guestReadings.ts'
import type { organizationGroups } from '../api/endpoints/organizationGroups.ts'
import type { partnerAccess } from '../api/endpoints/partners.ts'
import type { cardPaymentMethods, cardPaymentServices } from '../api/endpoints/payments.ts'
import type { featureList, generalSettings, menuItems, translations } from '../api/endpoints/platform.ts'
import type {
  accessibilityInformation,
  currentOutages,
  housingServices,
  portalPro,
  promotionalBanners,
  selfServices,
} from '../api/endpoints/services.ts'
import type { socialProviders } from '../api/endpoints/social.ts'
import type { uploadLimits } from '../api/endpoints/uploads.ts'
import type { Locale } from '../api/schemas/locales.ts'
import { publicPaths } from '../api/schemas/publicPaths.ts'
import { ApiError } from '../client/ApiError.ts'
import { readHeaders } from '../client/prefetchedAnswers.ts'
import type { Suite } from './getSuite.ts'
import { countDropped, type Reader } from './readers.ts'

/** The endpoints of the public calls. Types only, so that no schema is in a page's first scripts. */
interface PublicEndpoints extends Record<keyof typeof publicPaths, Endpoint> {
  readonly translations: typeof translations
  readonly settings: typeof generalSettings
  readonly features: typeof featureList
  readonly vendors: typeof organizationGroups
  readonly selfServices: typeof selfServices
  readonly housingServices: typeof housingServices
  readonly portalPro: typeof portalPro
  readonly banners: typeof promotionalBanners
  readonly outages: typeof currentOutages
  readonly accessibility: typeof accessibilityInformation
  readonly readingTerms: typeof readingTerms
  readonly providers: typeof socialProviders
  readonly cardServices: typeof cardPaymentServices
  readonly cardMethods: typeof cardPaymentMethods
  readonly partnerAccess: typeof partnerAccess
  readonly uploadLimits: typeof uploadLimits
  readonly menu: typeof menuItems
}

type PublicCall = keyof PublicEndpoints
type DataOf<Call extends PublicCall> =
  AnswerOf<PublicEndpoints[Call]> extends { data: infer Data } ? Data : never

/** Whether data of an endpoint has every field that a reader returns, with the same or a narrower type; null counts as undefined. */
type Fits<Data, Part> = [Part] extends [null | undefined]
  ? true
  : NonNullable<Part> extends readonly (infer PartItem)[]
    ? NonNullable<Data> extends readonly (infer Item)[]
      ? Fits<Item, PartItem>
      : false
    : NonNullable<Part> extends object
      ? keyof NonNullable<Part> extends keyof NonNullable<Data>
        ? false extends {
            [Name in keyof NonNullable<Part>]-?: Fits<
              NonNullable<Data>[Name & keyof NonNullable<Data>],
              NonNullable<Part>[Name]
            >
          }[keyof NonNullable<Part>]
          ? false
          : true
        : false
      : NonNullable<Data> extends NonNullable<Part>
        ? true
        : NonNullable<Part> extends NonNullable<Data>
          ? true
          : false

interface Options {
  /** Values of the path's parameters. */
  readonly params?: Readonly<Record<string, string | number>>
  /** Query without its question mark. */
  readonly query?: string | undefined
  /** Default: the page's language. */
  readonly locale?: Locale
  /** Asks the server although the page has an answer, which the browser revalidates. */
  readonly isFresh?: boolean
}

/**
 * Fetches public data once per page and language, and reads the part that the page needs. The compiler refuses a reader
 * whose fields the endpoint does not have (src/decisions/public-answers.md).
 * Reports answers that are not ok or not readable, because most callers do without (ERR-1).
 * @throws ApiError under maintenance (NAV-13), Error if the answer is not ok or not readable; the next call tries again
 */
export async function readPublic<Call extends PublicCall, Part>(
  suite: Suite,
  call: Call,
  read: Reader<Part> & (Fits<DataOf<Call>, Part> extends true ? unknown : never),
  { params = {}, query, locale = suite.language.of(undefined), isFresh = false }: Options = {},
): Promise<Part> {
  const filled = publicPaths[call].replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const path = query ? `${filled}?${query}` : filled
  const fetchData = async () => {
    const answer = await suite.client.fetch(`${suite.client.baseUrl}/${path}`, {
      headers: readHeaders(locale),
      credentials: 'omit',
      ...(isFresh && { cache: 'no-cache' }),
    })
    if (!answer.ok) {
      const message = `GET ${path}: ${answer.status}`
      suite.report({ code: 'RW-CALL', message })
      // Read in any case, because an unread body keeps its connection open.
      const refusal = (await answer.json().catch(() => undefined)) as { message?: unknown } | undefined
      throw answer.status === 503 && refusal?.message === 'maintenance'
        ? new ApiError({ kind: 'maintenance', status: 503 })
        : new Error(message)
    }
    return ((await answer.json()) as { data?: unknown } | null)?.data
  }
  const data = await (isFresh ? fetchData() : suite.once(`${path} ${locale}`, fetchData))
  const [part, dropped] = countDropped(() => read(data))
  const wrong = dropped > 0 ? `parts that are not as declared: ${dropped}` : 'the answer is not as declared'
  const message = `GET ${path}: ${wrong}`
  if (part === undefined || dropped > 0) suite.report({ code: 'RW-ANSWER', message })
  if (part === undefined) throw new TypeError(message)
  return part
}
