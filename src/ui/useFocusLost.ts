import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Calls back when an element is removed with the focus in it, so that the focus can go on nearby. */
export function useFocusLost(element: RefObject<HTMLElement | null>, onLost: () => void): void {
  const latest = useRef(onLost)
  latest.current = onLost
  // A layout effect, because its end comes before the element is removed.
  useLayoutEffect(() => {
    const present = element.current
    const root = present?.getRootNode() as Document | ShadowRoot | undefined
    return () => {
      // An input of the page in a slot of the element is in no root of it.
      const focused = root?.activeElement ?? document.activeElement?.assignedSlot
      if (focused && present?.contains(focused)) latest.current()
    }
  }, [element])
}
