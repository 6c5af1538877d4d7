import type { MiddlewareHandler } from 'hono'

/**
 * Policy of the mock providers' pages: their own style sheet, and forms to their own origin.
 * @param formTargets origins that a form's response may redirect to, because browsers check redirects of
 * forms too
 */
export const sandboxPolicy = ({
  formTargets = [],
  scripts = false,
  frameAncestors = [],
}: {
  readonly formTargets?: readonly string[]
  /** Whether the page has scripts; they are files and may call the mock providers. */
  readonly scripts?: boolean
  /** Origins whose pages may embed it in an iframe; none if empty. */
  readonly frameAncestors?: readonly string[]
} = {}): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    ...(scripts
      ? [
          "script-src 'self'",
          "connect-src 'self'",
          "require-trusted-types-for 'script'",
          "trusted-types 'none'",
        ]
      : []),
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'"}`,
  ].join('; ')

/** Headers of the mock providers' responses. A page that needs a wider policy sets its own. */
export const mockHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  const headers = {
    'Content-Security-Policy': sandboxPolicy(),
    'X-Content-Type-Options': 'nosniff',
    // URLs of providers contain references, which other sites must not receive.
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  }
  for (const [name, value] of Object.entries(headers))
    if (!context.res.headers.has(name)) context.res.headers.set(name, value)
}
