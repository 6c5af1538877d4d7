import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { closeAll, openPanel, type PanelName, togglePanel } from './openPanel.ts'

export interface ToggledPanel<T extends HTMLElement> {
  readonly open: boolean
  readonly toggle: () => void
  /** Closes it and gives the focus back to its button. */
  readonly close: () => void
  /** Goes around the button and what it opens: a press elsewhere closes it. */
  readonly around: RefObject<T | null>
  readonly button: RefObject<HTMLButtonElement | null>
  /** Id of what opens, for the button to name. */
  readonly id: string
}

/** Something a button opens and closes; also closed by Escape, by a press or focus elsewhere, and, in Root, by going on (LAY-18). */
export function useToggledPanel<T extends HTMLElement>(name: PanelName): ToggledPanel<T> {
  const open = useStore(openPanel, state => state.name === name)
  const around = useRef<T>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  // At once: Escape may follow the press that opened it before the browser has painted.
  useLayoutEffect(() => {
    if (!open) return
    const onKey = (event: Event) => {
      if ((event as KeyboardEvent).key !== 'Escape') return
      closeAll()
      button.current?.focus()
    }
    const onElsewhere = (event: Event) => {
      if (around.current && !event.composedPath().includes(around.current)) closeAll()
    }
    // Inside a shadow root focus goes from one thing to another without the document hearing of it.
    const grounds = new Set([document, around.current?.getRootNode() ?? document])
    for (const ground of grounds) {
      ground.addEventListener('keydown', onKey)
      ground.addEventListener('pointerdown', onElsewhere)
      ground.addEventListener('focusin', onElsewhere)
    }
    return () => {
      for (const ground of grounds) {
        ground.removeEventListener('keydown', onKey)
        ground.removeEventListener('pointerdown', onElsewhere)
        ground.removeEventListener('focusin', onElsewhere)
      }
    }
  }, [open])

  const close = () => {
    closeAll()
    button.current?.focus()
  }
  return { open, toggle: () => togglePanel(name), close, around, button, id }
}
