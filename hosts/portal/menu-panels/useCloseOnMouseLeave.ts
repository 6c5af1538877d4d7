import { type PointerEvent, useEffect, useRef } from 'react'

/** Milliseconds that a mouse may be outside before the panel closes. */
const grace = 300

/** Handlers that close a panel when the mouse leaves it (LAY-6). Touch and pen never leave. */
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
