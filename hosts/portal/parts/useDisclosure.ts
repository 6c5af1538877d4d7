import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

interface Disclosure<T extends HTMLElement> {
  readonly open: boolean
  readonly toggle: () => void
  /** Goes around the button and what it opens: a press elsewhere closes it. */
  readonly around: RefObject<T | null>
  readonly button: RefObject<HTMLButtonElement | null>
}

/** Something a button opens and closes; also closed by Escape, by a press or focus elsewhere, and by going on (LAY-18). */
export function useDisclosure<T extends HTMLElement>(): Disclosure<T> {
  const [open, setOpen] = useState(false)
  const around = useRef<T>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: going on closes it
  useEffect(() => setOpen(false), [key])

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const onElsewhere = (event: Event) => {
      if (around.current && !event.composedPath().includes(around.current)) setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [open])

  return { open, toggle: () => setOpen(!open), around, button }
}
