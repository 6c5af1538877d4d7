import { useEffect, useState } from 'react'
import { publicPaths } from '../api/schemas/publicPaths.ts'
import { useElement } from '../runtime/ElementContext.ts'
import { fetchPublic } from '../suite/publicData.ts'

/** E-mail address of customer service; undefined until it is known and where the platform names none. */
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
      // Without it the sentence still says whom to ask.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [suite])
  return contact
}
