import { type RefObject, useEffect, useRef } from 'react'

/** A link that takes the focus when it is drawn, for whoever comes back to the list it stands in. */
export function useFocusOnMount(takesFocus: boolean): RefObject<HTMLAnchorElement | null> {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (takesFocus) link.current?.focus()
  }, [takesFocus])
  return link
}
