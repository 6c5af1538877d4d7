export type Scheme = 'light' | 'dark'

export const darkQuery = '(prefers-color-scheme: dark)'

/** Resolves `auto`: dark only if the page supports a dark scheme. */
export function schemeOf(host: Element, theme: Scheme | 'auto'): Scheme {
  if (theme !== 'auto') return theme
  const page = getComputedStyle(host).colorScheme
  if (!page.includes('dark')) return 'light'
  return page.includes('light') && !matchMedia(darkQuery).matches ? 'light' : 'dark'
}
