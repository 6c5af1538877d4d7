import { escapeHtml } from '../../../src/api/rules/escapeHtml.ts'
import { type FrameOf, frameHeight, frameTag } from '../../../src/api/rules/frameCode.ts'
import { plainAnswer } from '../assetAnswer.ts'

/** How long consumers may cache the response, in seconds. */
const cacheSeconds = 3600

/** Default width in pixels of a page of text. */
const usualWidth = 640

const headers = {
  // Any origin may read it, because editors request it from the browser and it is the same for everyone.
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': `public, max-age=${cacheSeconds}`,
  'X-Content-Type-Options': 'nosniff',
}

/** Limits a default to the consumer's maximum; undefined if the maximum is not a number. */
function within(usual: number, most: string | null): number | undefined {
  if (most === null) return usual
  return /^[1-9]\d{0,4}$/.test(most) ? Math.min(usual, Number(most)) : undefined
}

const asXml = (facts: Readonly<Record<string, string | number>>) =>
  `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${Object.entries(facts)
    .map(([name, value]) => `<${name}>${escapeHtml(String(value))}</${name}>`)
    .join('')}</oembed>\n`

const formats: Readonly<
  Record<string, readonly [type: string, write: (facts: Readonly<Record<string, string | number>>) => string]>
> = {
  json: ['application/json; charset=utf-8', facts => JSON.stringify(facts)],
  xml: ['text/xml; charset=utf-8', asXml],
}

/** Content types by which pages announce the responses. */
export const oEmbedTypes = { json: 'application/json+oembed', xml: 'text/xml+oembed' } as const

/** URL of a page's oEmbed response. */
export const oEmbedAddress = (portal: string, page: string, format: keyof typeof oEmbedTypes): string =>
  `${portal}/oembed?${new URLSearchParams({ url: page, format })}`

/** A page, or the reason why it has no description. */
export type Embedded = (FrameOf & { readonly title: string }) | 'missing' | 'private'

/**
 * Responds by the oEmbed specification (1.0), from which sites learn how to embed a URL.
 * @param find returns the page of a URL
 */
export async function oEmbedAnswer(
  query: URLSearchParams,
  find: (address: string) => Promise<Embedded>,
): Promise<Response> {
  const refused = (status: number, text: string) => plainAnswer(status, text, headers)
  const format = formats[query.get('format') ?? 'json']
  if (!format) return refused(501, 'There is no such format. There are: json, xml.')
  const width = within(usualWidth, query.get('maxwidth'))
  const height = within(frameHeight, query.get('maxheight'))
  if (width === undefined || height === undefined)
    return refused(400, 'maxwidth and maxheight are numbers of pixels.')
  const page = await find(query.get('url') ?? '')
  if (page === 'private')
    return refused(401, 'This element is for signed-in people. Put its frame into the page by hand.')
  if (page === 'missing') return refused(404, 'There is no such page to embed.')
  const [type, write] = format
  const { title, portal } = page
  return new Response(
    write({
      version: '1.0',
      type: 'rich',
      title,
      provider_name: 'Resident Widgets',
      provider_url: `${portal}/`,
      cache_age: cacheSeconds,
      html: frameTag(page, { title, width, height }),
      width,
      height,
    }),
    { headers: { ...headers, 'Content-Type': type } },
  )
}
