import { useEffect, useState } from 'react'

export type Scheme = 'light' | 'dark'

const darkQuery = '(prefers-color-scheme: dark)'

/** Resolves `auto`: dark only if the page supports a dark scheme. */
export function schemeOf(host: Element, theme: Scheme | 'auto'): Scheme {
  if (theme !== 'auto') return theme
  const page = getComputedStyle(host).colorScheme
  if (!page.includes('dark')) return 'light'
  return page.includes('light') && !matchMedia(darkQuery).matches ? 'light' : 'dark'
}

/** The element's colour scheme; follows the device if the page does. */
export function useScheme(host: Element, theme: Scheme | 'auto'): Scheme {
  const [, redraw] = useState(0)
  useEffect(() => {
    const query = matchMedia(darkQuery)
    const onChange = () => redraw(count => count + 1)
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [])
  return schemeOf(host, theme)
}
