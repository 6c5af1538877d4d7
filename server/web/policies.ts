const policy = (directives: readonly string[]) => directives.join('; ')

/** Scripts come from files alone; `makers` are the Trusted Types policies that the page's own scripts may make. */
const scriptsOnlyFromFiles = (makers = "'none'") => [
  "require-trusted-types-for 'script'",
  `trusted-types ${makers}`,
]

/** Pages that may be shown in a frame: a payment provider's fields for cards. */
const framesOf = (frames: readonly string[]) => (frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : [])

/** What pages of the portal reach beside their own origin. */
export interface Reach {
  /** Origin that reports of errors go to, where they go anywhere. */
  readonly reports?: string | undefined
  /** Origins whose pages may be shown in a frame. */
  readonly frames?: readonly string[]
  /** Origin of a chat of others, whose script writes styles and HTML into the page. */
  readonly chat?: string | undefined
}

/** What pages of the portal may do: nothing but with files and calls of their own origin, and what is named. */
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
    // Under Trusted Types that script could not write anything.
    ...(chat ? [] : scriptsOnlyFromFiles('resident-offline')),
  ])

/** What pages may do that show elements from their own origin, in frames of others or not. */
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

/** What the gallery may do: it draws every element, and single states of them in frames, and runs the sandbox. */
export const galleryPolicy = (frames: readonly string[]) =>
  elementsPolicy(["'self'", ...frames], ["'self'"], 'resident-sandbox')

/**
 * Policy of two pages of the gallery whose libraries write style elements or attributes, without a Trusted Types policy:
 * the API reference (Swagger UI) and the page of one state (drafts of CSS by `shadow-dom-inject-styles`). Both run
 * scripts of their own origin only.
 * @param ancestors pages that may show it in a frame
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
 * What a page may do that is a frame in somebody's site.
 * @param frames origins whose pages it may show in a frame itself
 * @param ancestors origins whose pages may show it
 */
export const framePolicy = (frames: readonly string[], ancestors: readonly string[]) =>
  elementsPolicy(frames, ["'self'", ...ancestors])
