import type { MiddlewareHandler } from 'hono'

/**
 * What a page of the sandbox may do: show its own style sheet and send forms to itself.
 * @param formTargets origins that an answer to a form leads on to; browsers check redirects of forms too
 */
export const sandboxPolicy = ({
  formTargets = [],
  scripts = false,
  frameAncestors = [],
}: {
  readonly formTargets?: readonly string[]
  /** Whether the page has scripts, which come from files and may call the sandbox itself. */
  readonly scripts?: boolean
  /** Origins whose pages may show it in a frame; none when empty. */
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

/** Headers of every answer of the sandbox. A page that needs a wider policy sets its own. */
export const mockHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  const headers = {
    'Content-Security-Policy': sandboxPolicy(),
    'X-Content-Type-Options': 'nosniff',
    // A provider's addresses carry references that are nobody else's business.
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  }
  for (const [name, value] of Object.entries(headers))
    if (!context.res.headers.has(name)) context.res.headers.set(name, value)
}
