/**
 * A path of this origin, or undefined for anything that could lead elsewhere (NAV-10).
 * Checked when an address is stored and again when it is read.
 */
export function safePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return undefined
  // Control characters and backslashes are dropped or turned into slashes by browsers.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds them
  if (/[\u0000-\u001f\u007f\\]/.test(value)) return undefined
  const base = 'https://same.invalid'
  if (!URL.canParse(value, base)) return undefined
  const url = new URL(value, base)
  return url.origin === base && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : undefined
}
