import { findLoader } from '../client/findLoader.ts'
import type { Suite } from '../suite/getSuite.ts'
import { adoptHostSheets } from '../theme/hostSheets.ts'
import { sheetOf } from '../theme/sheetOf.ts'
import { hostStyleTag } from './hostStyleTag.ts'

/** CSS of a page for one element or for all. */
export interface HostStyle {
  /** Name without "resident-", e.g. "bills"; "*" for every element. */
  readonly element: string
  readonly css: string
  /** Base of relative addresses in it; the page's own when absent. */
  readonly baseUrl?: string
}

/** Why a style was refused. */
export type HostStyleFault = 'size' | 'import' | 'address' | 'unreadable' | 'missing' | 'element'

export interface RefusedHostStyle extends HostStyle {
  readonly fault: HostStyleFault
}

export interface HostStyles {
  readonly accepted: readonly HostStyle[]
  readonly refused: readonly RefusedHostStyle[]
  /** Adopts the matching sheets in an element's shadow root. */
  readonly adopt: (root: ShadowRoot, name: string) => void
}

/** Characters of one style: a hundred times what a theme needs. */
export const maxHostStyleLength = 100_000

const sentences: Readonly<Record<HostStyleFault, string>> = {
  size: `is longer than ${maxHostStyleLength} characters. Keep what these elements need`,
  import: 'has an @import, which elements cannot load. Copy the rules into the style',
  address:
    'loads a file from another origin. Use files of the page’s own origin, of the portal’s, or data: addresses',
  unreadable: 'has no rule that the browser can read. Check braces and selectors',
  missing: 'could not be read: the file is missing, or on another origin without CORS',
  element: 'names no element of this version. Write its name without “resident-”, or “*” for all',
}

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?(\*\/|$)/g, ' ')

const escapedCharacter = /\\(?:([\da-f]{1,6})\s?|(.))/gi
const withoutEscapes = (css: string) =>
  css.replace(escapedCharacter, (_, code: string | undefined, character: string) =>
    code ? String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)) : character,
  )

/**
 * Addresses with an origin in CSS. Custom properties keep their escapes, and an address may hide tabs and backslashes,
 * which a browser removes and reads as slashes.
 */
function addressesIn(sheet: CSSStyleSheet): string[] {
  const text = [...sheet.cssRules].map(rule => rule.cssText).join(' ')
  return (
    withoutEscapes(text)
      .replace(/[\t\r\n]/g, '')
      .match(/(?:(?:https?|wss?|ftp):|[\\/]{2})[^\s"')]*/gi) ?? []
  )
}

/**
 * Why a style cannot be used; undefined if it can.
 * @param origins allowed origins of files
 * @param names elements of this version; undefined if unknown
 */
export function faultOf(
  { element, css, baseUrl = document.baseURI }: HostStyle,
  origins: readonly string[],
  names?: readonly string[],
): HostStyleFault | undefined {
  if (element !== '*' && !(names?.includes(element) ?? /^[a-z][a-z-]*$/.test(element))) return 'element'
  if (css.length > maxHostStyleLength) return 'size'
  const text = withoutComments(css)
  // Constructable sheets drop an @import silently.
  if (/@import\b/i.test(text)) return 'import'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  if (sheet.cssRules.length === 0 && text.trim()) return 'unreadable'
  const isForeign = (address: string) =>
    URL.canParse(address, baseUrl) && !origins.includes(new URL(address, baseUrl).origin)
  return addressesIn(sheet).some(isForeign) ? 'address' : undefined
}

/** Milliseconds that elements wait for a file before they render without it. */
export const fileTimeout = 3000

/** Files that ended with an error, which is told once. */
const failed = new WeakSet<HTMLLinkElement>()

/**
 * Whether a file has ended its load, waiting for it as long as elements do.
 * @param onLate called if it ends later
 */
async function isEnded(link: HTMLLinkElement, onLate: () => void): Promise<boolean> {
  if (link.sheet || failed.has(link)) return true
  const end = new Promise<true>(resolve => {
    link.addEventListener('load', () => resolve(true), { once: true })
    link.addEventListener('error', () => resolve(true), { once: true })
    link.addEventListener('error', () => failed.add(link), { once: true })
  })
  const timeout = new Promise<false>(resolve => setTimeout(resolve, fileTimeout, false))
  const isInTime = await Promise.race([end, timeout])
  if (!isInTime) void end.then(onLate)
  return isInTime
}

/** The rules of a file as parsed by the browser; undefined if they cannot be read. */
function rulesOf({ sheet }: HTMLLinkElement): string | undefined {
  try {
    return sheet ? [...sheet.cssRules].map(({ cssText }) => cssText).join('\n') : undefined
  } catch {
    return undefined
  }
}

interface PageStyle extends HostStyle {
  readonly isMissing?: boolean
}

/** Styles from `configure({ styles })`, then from `<link data-resident-for>` in page order. */
async function stylesOfPage({ config }: Suite, onLate: () => void): Promise<PageStyle[]> {
  const all = [...document.querySelectorAll<HTMLLinkElement>(hostStyleTag)]
  const ended = await Promise.all(all.map(link => isEnded(link, onLate)))
  const links = all.filter((_, index) => ended[index])
  return [
    ...Object.entries(config.styles ?? {}).map(([element, css]) => ({ element, css })),
    ...links.flatMap(link => {
      const css = rulesOf(link)
      return (link.dataset.residentFor?.trim() || '*')
        .split(/\s+/)
        .map(element => ({ element, css: css ?? '', baseUrl: link.href, isMissing: css === undefined }))
    }),
  ]
}

const reported = new Set<string>()

function report({ element, css, fault }: RefusedHostStyle): void {
  const key = `${fault} ${element} ${css}`
  if (reported.has(key)) return
  reported.add(key)
  // biome-ignore lint/suspicious/noConsole: the page's developer has to learn why a style has no effect
  console.warn(`[resident RW-STYLES] The style for "${element}" ${sentences[fault]}. It was left out.`)
}

/**
 * Reads and checks the page's CSS for elements, and creates sheets from it. Reports each refused style once.
 * @param onLate called when a file that elements have not waited for has ended its load
 */
export async function readHostStyles(suite: Suite, onLate: () => void): Promise<HostStyles> {
  const origins = [location.origin, suite.portal]
  const names = findLoader()?.names
  const accepted: HostStyle[] = []
  const refused: RefusedHostStyle[] = []
  for (const { isMissing, ...style } of await stylesOfPage(suite, onLate)) {
    const fault = isMissing ? 'missing' : faultOf(style, origins, names)
    if (fault) refused.push({ ...style, fault })
    else accepted.push(style)
  }
  refused.forEach(report)
  return {
    accepted,
    refused,
    adopt: (root, name) =>
      adoptHostSheets(
        root,
        accepted.flatMap(({ element, css, baseUrl }) =>
          element === '*' || element === name ? sheetOf(root.ownerDocument, css, baseUrl) : [],
        ),
      ),
  }
}
