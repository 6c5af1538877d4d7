/** Kinds of address that a link given by the server may lead to. */
const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** An address that a link may carry, or undefined: only http, https, mailto and tel, and only whole addresses. */
export function linkAddress(value: string | null | undefined): string | undefined {
  if (!value || !URL.canParse(value)) return undefined
  const url = new URL(value)
  return allowed.has(url.protocol) ? url.href : undefined
}
