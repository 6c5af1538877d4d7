const policy = (directives: readonly string[]) => directives.join('; ')

/** Scripts come from files alone; `makers` are the Trusted Types policies that the page's own scripts may make. */
const scriptsOnlyFromFiles = (makers = "'none'") => [
  "require-trusted-types-for 'script'",
  `trusted-types ${makers}`,
]

/**
 * What pages of the portal may do: nothing but with files and calls of their own origin.
 * @param reports origin that reports of errors go to, where they go anywhere
 */
export const portalPolicy = (reports?: string) =>
  policy([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src 'self'${reports ? ` ${reports}` : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...scriptsOnlyFromFiles('resident-offline'),
  ])

/** The strictest policy a page that carries the elements can have: their scripts and calls from the portal alone. */
export const hostPolicy = (portal: string) =>
  policy([
    "default-src 'none'",
    `script-src ${portal}`,
    "style-src 'self'",
    `connect-src ${portal}`,
    `img-src 'self' ${portal}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...scriptsOnlyFromFiles(),
  ])
