const policy = (directives: readonly string[]) => directives.join('; ')

/**
 * Allows scripts from files only; `makers` are the Trusted Types policies that the page's own scripts may
 * create.
 */
const scriptsOnlyFromFiles = (makers = "'none'") => [
  "require-trusted-types-for 'script'",
  `trusted-types ${makers}`,
]

/** Allows iframes of these origins: a payment provider's card fields. */
const framesOf = (frames: readonly string[]) => (frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : [])

/** Origins that pages of the portal use in addition to their own. */
export interface Reach {
  /** Origin that receives error reports, if any. */
  readonly reports?: string | undefined
  /** Origins whose pages may be shown in an iframe. */
  readonly frames?: readonly string[]
  /** Origin of an external chat, whose script writes styles and HTML into the page. */
  readonly chat?: string | undefined
}

/** Policy of the portal's pages: only files and calls of their own origin and of the given ones. */
export const portalPolicy = ({ reports, frames = [], chat }: Reach) =>
  policy([
    "default-src 'none'",
    `script-src 'self'${chat ? ` ${chat}` : ''}`,
    `style-src 'self'${chat ? " 'unsafe-inline'" : ''}`,
    `connect-src 'self'${reports ? ` ${reports}` : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    ...framesOf(chat ? [...frames, chat] : frames),
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Under Trusted Types the chat's script could not write HTML.
    ...(chat ? [] : scriptsOnlyFromFiles('resident-formats resident-offline')),
  ])

/** Policy of pages with elements of their own origin, inside or outside of iframes. */
const elementsPolicy = (frames: readonly string[], ancestors: readonly string[], makers?: string) =>
  policy([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    ...framesOf(frames),
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors.join(' ')}`,
    ...scriptsOnlyFromFiles(makers),
  ])

/** Policy of the gallery, which renders every element, single states in iframes, and the in-browser demo. */
export const galleryPolicy = (frames: readonly string[]) =>
  elementsPolicy(["'self'", ...frames], ["'self'"], 'resident-sandbox')

/**
 * Policy of two pages of the gallery whose libraries write style elements or attributes, without a Trusted
 * Types policy: the API reference (Swagger UI) and the page of one state (drafts of CSS by
 * `shadow-dom-inject-styles`). Both run scripts of their own origin only.
 * @param ancestors pages that may show it in an iframe
 */
export const inlineStylePolicy = (ancestors: "'none'" | "'self'") =>
  policy([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ])

/**
 * Policy of a page in an iframe of another site.
 * @param frames origins whose pages it may show in an iframe itself
 * @param ancestors origins whose pages may show it
 */
export const framePolicy = (frames: readonly string[], ancestors: readonly string[]) =>
  elementsPolicy(frames, ["'self'", ...ancestors])
