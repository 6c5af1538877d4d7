/** Directives of a content security policy, most general first, as in the response header. */
export type Policy = readonly string[]

/** Trusted Types policies of the frameworks. */
export const frameworkPolicies: Readonly<Record<string, readonly string[]>> = {
  react: [],
  vue: ['vue'],
  svelte: ['svelte-trusted-html'],
  lit: ['lit-html'],
  angular: ['angular'],
}

/**
 * The strictest policy of a page with elements: scripts and calls only from the portal, nothing inline, Trusted Types
 * without a policy.
 * @param portal origin that serves the elements, their places (reserved.css) and the API
 * @param frames origins whose pages are shown in a frame: the payment provider's fields for cards
 * @param policies Trusted Types policies of the page's own scripts, which bring the elements and their style sheet along
 */
export const hostPolicy = (
  portal: string,
  frames: readonly string[] = [],
  policies?: readonly string[],
): Policy => [
  "default-src 'none'",
  `script-src ${policies ? "'self'" : portal}`,
  `style-src 'self'${policies ? '' : ` ${portal}`}`,
  `connect-src ${portal}`,
  `img-src 'self' ${portal}`,
  ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${policies?.join(' ') || "'none'"}`,
]

/**
 * Directives that the in-browser demo needs: a worker, which is a blob if it comes from another origin, with
 * WebAssembly in it. The last directive is needed only where Trusted Types are required.
 */
export const sandboxNeeds = (portal: string): Policy => [
  `script-src ${portal} 'wasm-unsafe-eval'`,
  'worker-src blob:',
  `connect-src ${portal}`,
  'trusted-types resident-sandbox',
]

const nameOf = (directive: string) => directive.split(' ')[0]

/** The strictest policy of a page with elements and the in-browser demo. */
export function sandboxPolicy(portal: string): Policy {
  const needs = sandboxNeeds(portal)
  const names = needs.map(nameOf)
  return [...hostPolicy(portal).filter(directive => !names.includes(nameOf(directive))), ...needs]
}
