/** URL schemes that a link from the server may have. */
const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** The URL if a link may have it, else undefined: absolute http, https, mailto and tel only. */
export function linkAddress(value: string | null | undefined): string | undefined {
  if (!value || !URL.canParse(value)) return undefined
  const url = new URL(value)
  return allowed.has(url.protocol) ? url.href : undefined
}
