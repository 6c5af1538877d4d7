import { escapeHtml } from '../../../src/api/rules/escapeHtml.ts'
import { type FrameOf, frameHeight, frameTag } from '../../../src/api/rules/frameCode.ts'
import { plainAnswer } from '../assetAnswer.ts'

/** How long others may keep what they were told, in seconds. */
const cacheSeconds = 3600

/** Pixels that a page of text has room for. */
const usualWidth = 640

const headers = {
  // Editors of others ask from the browser, too; it is the same for everybody.
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': `public, max-age=${cacheSeconds}`,
  'X-Content-Type-Options': 'nosniff',
}

/** At most what a site has room for; undefined where it names no number. */
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

/** The types of the answers, as pages name them where they say that there are any. */
export const oEmbedTypes = { json: 'application/json+oembed', xml: 'text/xml+oembed' } as const

/** Where the answer for a page is. */
export const oEmbedAddress = (portal: string, page: string, format: keyof typeof oEmbedTypes): string =>
  `${portal}/oembed?${new URLSearchParams({ url: page, format })}`

/** A page that was found, or why it is told to nobody. */
export type Embedded = (FrameOf & { readonly title: string }) | 'missing' | 'private'

/**
 * Answers by the oEmbed specification (1.0): sites that get an address learn from it what to show.
 * @param find the page behind an address
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
  const found = await find(query.get('url') ?? '')
  if (found === 'private')
    return refused(401, 'This element is for signed-in people. Put its frame into the page by hand.')
  if (found === 'missing') return refused(404, 'There is no such page to embed.')
  const [type, write] = format
  const { title, portal } = found
  return new Response(
    write({
      version: '1.0',
      type: 'rich',
      title,
      provider_name: 'Resident Widgets',
      provider_url: `${portal}/`,
      cache_age: cacheSeconds,
      html: frameTag(found, { title, width, height }),
      width,
      height,
    }),
    { headers: { ...headers, 'Content-Type': type } },
  )
}
