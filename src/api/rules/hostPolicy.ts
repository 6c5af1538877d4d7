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
 * The strictest policy a page that carries the elements can have: scripts and calls from the portal alone, nothing
 * inline, Trusted Types without a policy.
 * @param portal origin that serves the elements and the API
 * @param frames origins whose pages are shown in a frame: the payment provider's fields for cards
 * @param policies where the page has scripts of its own, the Trusted Types policies that they make
 */
export const hostPolicy = (
  portal: string,
  frames: readonly string[] = [],
  policies?: readonly string[],
): Policy => [
  "default-src 'none'",
  `script-src ${policies ? "'self'" : portal}`,
  "style-src 'self'",
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
 * What a page's policy must have for the sandbox: a worker, which from another origin can only be a blob, with
 * WebAssembly in it. The last only where Trusted Types are required.
 */
export const sandboxNeeds = (portal: string): Policy => [
  `script-src ${portal} 'wasm-unsafe-eval'`,
  'worker-src blob:',
  `connect-src ${portal}`,
  'trusted-types resident-sandbox',
]

const nameOf = (directive: string) => directive.split(' ')[0]

/** The strictest policy of a page that carries the elements with their sandbox. */
export function sandboxPolicy(portal: string): Policy {
  const needs = sandboxNeeds(portal)
  const names = needs.map(nameOf)
  return [...hostPolicy(portal).filter(directive => !names.includes(nameOf(directive))), ...needs]
}
