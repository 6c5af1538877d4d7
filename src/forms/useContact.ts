import { useEffect, useState } from 'react'
import { publicPaths } from '../api/schemas/publicPaths.ts'
import { useElement } from '../runtime/ElementContext.ts'
import { fetchPublic } from '../suite/publicData.ts'

/** E-mail address of customer service; undefined until loaded, or if there is none. */
export function useContact(): string | undefined {
  const { suite } = useElement()
  const [contact, setContact] = useState<string>()
  useEffect(() => {
    let current = true
    fetchPublic(suite, publicPaths.settings).then(
      data => {
        const { infoEmail } = (data ?? {}) as { infoEmail?: unknown }
        if (current && typeof infoEmail === 'string' && /^[^\s@?&]+@[^\s@?&]+$/.test(infoEmail))
          setContact(infoEmail)
      },
      // Optional: the text makes sense without it.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [suite])
  return contact
}
