import { frameAddress, frameRoot } from '../../../src/api/rules/frameCode.ts'
import { ElementList, type ListedElement } from '../../../src/api/schemas/elementList.ts'
import { isLocale, type Locale } from '../../../src/api/schemas/locales.ts'
import { acceptedLocale } from '../../http/acceptedLocale.ts'
import { plainAnswer } from '../assetAnswer.ts'
import { drawnElements } from '../drawnElements.ts'
import { parsedAsset } from '../parsedAsset.ts'
import { framePolicy } from '../policies.ts'
import type { FrameFault } from './FrameFault.ts'
import type { FrameVendor } from './FrameVendor.ts'
import { faultPage, framePage } from './framePage.ts'
import { frameTexts } from './frameTexts.ts'
import { oEmbedAddress, oEmbedAnswer, oEmbedTypes } from './oEmbed.ts'
import { type AskedFrame, readFrame } from './readFrame.ts'

interface Options {
  /** Folder of the built elements. */
  readonly embed: string
  /** Public origin of the portal. */
  readonly portal: string
  /** Origins that may embed the elements of every vendor. */
  readonly allowedOrigins: readonly string[]
  readonly vendors: () => Promise<ReadonlyMap<string, FrameVendor>>
  /** Origins whose pages the elements show in an iframe. */
  readonly frames: readonly string[]
  /** What browsers without scripts show of an element: a form that the server writes. */
  readonly withoutScripts?: Readonly<
    Record<string, (vendor: string, locale: Locale) => Parameters<typeof framePage>[0]['withoutScripts']>
  >
}

/**
 * Whether the browser requests an iframe. Top-level navigation, e.g. back from a bank, may come from any
 * origin.
 */
const isForFrame = (request: Request) =>
  ['iframe', 'frame', 'object', 'embed'].includes(request.headers.get('Sec-Fetch-Dest') ?? '')

/** Origin from `Referer`; undefined if it is absent or the portal's. */
function askingOrigin(request: Request, portal: string): string | undefined {
  const referrer = request.headers.get('Referer') ?? ''
  const origin = URL.canParse(referrer) ? new URL(referrer).origin : 'null'
  return origin === 'null' || origin === portal ? undefined : origin
}

const statusOf = ({ code }: FrameFault) =>
  code === 'originRefused' ? 403 : code.startsWith('attribute') ? 400 : 404

/**
 * Serves each element as a page for iframes of sites that allow no scripts (/embed/frame/bills), and its
 * oEmbed description (/oembed). A page renders only on origins that may embed the vendor's elements; others
 * see what to do.
 * @returns undefined for URLs of other sites
 */
export function frameSite(options: Options): (request: Request) => Promise<Response> | undefined {
  const { embed, allowedOrigins, frames } = options
  const portal = new URL(options.portal).origin
  const drawnElement = drawnElements(embed, portal)
  const elements = parsedAsset(embed, '/elements.json', json => ElementList.parse(json).elements)

  const vendorFault = (slug: string | undefined, all: ReadonlyMap<string, FrameVendor>): FrameFault[] =>
    slug === undefined || all.has(slug)
      ? []
      : [{ code: 'vendorUnknown', values: { vendor: slug, vendors: [...all.keys()].join(', ') } }]

  /** Parses the URL; faults of the vendor follow those of the attributes. */
  const look = async (list: readonly ListedElement[], { pathname, searchParams }: URL) => {
    const frame: AskedFrame = readFrame(list, pathname.slice(frameRoot.length + 1), searchParams)
    const all = await options.vendors()
    const { vendor: slug } = frame.attributes
    const faults = [...frame.faults, ...(frame.faults.length === 0 ? vendorFault(slug, all) : [])]
    return { ...frame, faults, vendor: slug === undefined ? undefined : all.get(slug), all }
  }

  const page = async (request: Request, list: readonly ListedElement[]) => {
    const url = new URL(request.url)
    const { element, attributes, faults, vendor, all } = await look(list, url)
    const requestedLocale = url.searchParams.get('locale')
    const locale = isLocale(requestedLocale)
      ? requestedLocale
      : acceptedLocale(request.headers.get('Accept-Language'))
    const around = {
      locale,
      title: vendor?.title ?? frameTexts[locale].title,
      portalPage: `${portal}/${vendor ? `vendor/${attributes.vendor}` : ''}`,
    }
    const origin = askingOrigin(request, portal)
    // Without a vendor any vendor's site may embed; the policy names only the requesting origin.
    const ofVendors = vendor
      ? vendor.origins
      : [...all.values()].flatMap(({ origins }) => origins).filter(one => one === origin)
    const ancestors = [...new Set([...allowedOrigins, ...ofVendors])]
    const pageFaults: readonly FrameFault[] =
      faults.length === 0 && isForFrame(request) && origin !== undefined && !ancestors.includes(origin)
        ? [{ code: 'originRefused', values: { origin } }]
        : faults
    const [first] = pageFaults
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
      'Referrer-Policy': 'same-origin',
      Vary: 'Referer, Sec-Fetch-Dest, Accept-Language',
      'X-Content-Type-Options': 'nosniff',
    }
    if (first || !element)
      // Fault pages contain no personal data, so any site may frame them.
      return new Response(await faultPage(around, pageFaults), {
        status: first ? statusOf(first) : 404,
        headers: { ...headers, 'Content-Security-Policy': framePolicy([], ['*']) },
      })
    const { name } = element
    const own = frameAddress({ portal, name, attributes })
    const oEmbed = element.isOpen
      ? (['json', 'xml'] as const).map(
          format => [oEmbedTypes[format], oEmbedAddress(portal, own, format)] as const,
        )
      : []
    const withoutScripts =
      attributes.vendor === undefined
        ? undefined
        : options.withoutScripts?.[name]?.(attributes.vendor, locale)
    const drawn = await drawnElement(name, attributes, locale)
    return new Response(await framePage({ ...around, name, attributes, oEmbed, drawn, withoutScripts }), {
      headers: { ...headers, 'Content-Security-Policy': framePolicy(frames, ancestors) },
    })
  }

  const oEmbed = (list: readonly ListedElement[], query: URLSearchParams) =>
    oEmbedAnswer(query, async address => {
      const url = URL.canParse(address) ? new URL(address) : undefined
      if (url?.origin !== portal || !url.pathname.startsWith(`${frameRoot}/`)) return 'missing'
      const { element, attributes, faults, vendor } = await look(list, url)
      if (!element || faults.length > 0) return 'missing'
      if (!element.isOpen) return 'private'
      const { locale } = attributes
      const title = vendor?.title ?? frameTexts[isLocale(locale) ? locale : 'en'].title
      return { portal, name: element.name, attributes, title }
    })

  const answer = async (request: Request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plainAnswer(405, 'This URL does not support that HTTP method.', { Allow: 'GET, HEAD' })
    const list = await elements()
    if (!list) return plainAnswer(503, 'The elements are not built yet. Run: npm run build')
    const { pathname, searchParams } = new URL(request.url)
    return pathname === '/oembed' ? oEmbed(list, searchParams) : page(request, list)
  }

  return request => {
    const { pathname } = new URL(request.url)
    return pathname === '/oembed' || pathname.startsWith(`${frameRoot}/`) ? answer(request) : undefined
  }
}
