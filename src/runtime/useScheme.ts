import { useEffect, useState } from 'react'
import { darkQuery, type Scheme, schemeOf } from '../theme/schemeOf.ts'

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
