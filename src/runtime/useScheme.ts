import { useEffect, useState } from 'react'

export type Scheme = 'light' | 'dark'

const darkQuery = '(prefers-color-scheme: dark)'

/** What `auto` means: dark only where the page itself says it has a dark scheme. */
function schemeOf(host: Element, theme: Scheme | 'auto'): Scheme {
  if (theme !== 'auto') return theme
  const page = getComputedStyle(host).colorScheme
  if (!page.includes('dark')) return 'light'
  return page.includes('light') && !matchMedia(darkQuery).matches ? 'light' : 'dark'
}

/** The colour scheme an element is drawn in; follows the device when the page does. */
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
