import { type RefObject, useEffect, useRef } from 'react'

/** A ref for a link that gets the focus when it mounts, for users who return to the list. */
export function useFocusOnMount(takesFocus: boolean): RefObject<HTMLAnchorElement | null> {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (takesFocus) link.current?.focus()
  }, [takesFocus])
  return link
}
