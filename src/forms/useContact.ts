import { useEffect, useState } from 'react'
import { useElement } from '../runtime/ElementContext.ts'
import { matching, recordOf } from '../suite/readers.ts'
import { readPublic } from '../suite/readPublic.ts'

const readContact = recordOf({}, { infoEmail: matching(/^[^\s@?&]+@[^\s@?&]+$/) })

/** E-mail address of customer service; undefined until loaded, or if there is none. */
export function useContact(): string | undefined {
  const { suite } = useElement()
  const [contact, setContact] = useState<string>()
  useEffect(() => {
    let current = true
    readPublic(suite, 'settings', readContact).then(
      ({ infoEmail }) => {
        if (current) setContact(infoEmail)
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
