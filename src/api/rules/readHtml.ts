import { safeHtml } from './safeHtml.ts'

/** A node of a message body: a text, or an element with its children. */
export type HtmlNode =
  | string
  | {
      readonly tag: string
      readonly attributes: Readonly<Record<string, string>>
      readonly children: HtmlNode[]
    }

const voids = ['br', 'hr', 'img']
/** White space between parts of a table is dropped. */
const wordless = ['table', 'thead', 'tbody', 'tfoot', 'tr']
/** Elements whose content is never visible text. */
const unread = ['script', 'style', 'template', 'noscript', 'textarea', 'title', 'iframe', 'svg', 'math']
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

const token =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?|\s*\/)*)\s*>/gi
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/g

const decode = (text: string) =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
    (match, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? match
      const code = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10)
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : '\ufffd'
    },
  )

/** An absolute URL of an allowed scheme, or undefined: a relative one would point into the embedding page. */
function safeAddress(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined
  const { protocol, href } = new URL(value)
  return (safeHtml.schemes as readonly string[]).includes(protocol.slice(0, -1)) ? href : undefined
}

const safeSet = (value: string) =>
  value
    .split(/,\s+/)
    .flatMap(candidate => {
      const [address = '', size = ''] = candidate.trim().split(/\s+/)
      const safe = safeAddress(address)
      return safe && /^(\d+(\.\d+)?[wx])?$/.test(size) ? [`${safe} ${size}`.trim()] : []
    })
    .join(', ')

const checks: Readonly<Record<string, (value: string) => string | undefined>> = {
  href: safeAddress,
  src: safeAddress,
  srcset: value => safeSet(value) || undefined,
  target: value => (/^_(blank|self|parent|top)$/.test(value) ? value : undefined),
  width: value => (/^\d{1,4}$/.test(value) ? value : undefined),
  height: value => (/^\d{1,4}$/.test(value) ? value : undefined),
  loading: value => (/^(lazy|eager)$/.test(value) ? value : undefined),
}

function safeAttributes(tag: string, text: string): Record<string, string> {
  const allowed: readonly string[] = tag === 'a' || tag === 'img' ? safeHtml.attributes[tag] : []
  const attributes: Record<string, string> = {}
  for (const [, rawName = '', double, single, bare] of text.matchAll(attribute)) {
    const name = rawName.toLowerCase()
    if (!allowed.includes(name) || name in attributes) continue
    const value = decode(double ?? single ?? bare ?? '')
    const safe = name in checks ? checks[name]?.(value) : value
    if (safe !== undefined) attributes[name] = safe
  }
  return attributes
}

/**
 * Parses HTML into a tree of allowed tags, attributes and schemes (MSG-7). The server has sanitized it; this sanitizes
 * it again in the browser. The browser's own parser is not used, because the strictest pages refuse strings of HTML.
 * Other elements are replaced by their text.
 */
export function readHtml(html: string): readonly HtmlNode[] {
  const top: HtmlNode[] = []
  const openElements: { tag: string; children: HtmlNode[] }[] = []
  let skipped: string | undefined
  let position = 0
  const into = () => openElements.at(-1)?.children ?? top
  const write = (text: string) => {
    if (skipped !== undefined || (text.trim() === '' && wordless.includes(openElements.at(-1)?.tag ?? '')))
      return
    if (text !== '') into().push(decode(text))
  }
  for (const match of html.matchAll(token)) {
    write(html.slice(position, match.index))
    position = match.index + match[0].length
    const [, slash, name, attributes = ''] = match
    const tag = name?.toLowerCase()
    if (tag === undefined) continue
    if (skipped !== undefined) {
      if (slash && tag === skipped) skipped = undefined
    } else if (unread.includes(tag)) {
      if (!slash) skipped = tag
    } else if ((safeHtml.tags as readonly string[]).includes(tag)) {
      const depth = openElements.findLastIndex(element => element.tag === tag)
      if (slash) {
        if (depth >= 0) openElements.length = depth
      } else if (openElements.length < 64) {
        const element = { tag, attributes: safeAttributes(tag, attributes), children: [] }
        into().push(element)
        if (!voids.includes(tag)) openElements.push(element)
      }
    }
  }
  write(html.slice(position))
  return top
}
