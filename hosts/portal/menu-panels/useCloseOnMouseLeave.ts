import { type PointerEvent, useEffect, useRef } from 'react'

/** Milliseconds a mouse may be outside: long enough to slip over an edge and come back. */
const grace = 300

/** Handlers for what closes when the mouse leaves it (LAY-6). A finger or a pen does not leave. */
export function useCloseOnMouseLeave(open: boolean, close: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerEnter: () => clearTimeout(timer.current),
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      clearTimeout(timer.current)
      if (open && pointerType === 'mouse') timer.current = setTimeout(close, grace)
    },
  }
}
