import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { closeAll, openPanel, type PanelName, togglePanel } from './openPanel.ts'

export interface ToggledPanel<T extends HTMLElement> {
  readonly open: boolean
  readonly toggle: () => void
  /** Closes it and returns the focus to its button. */
  readonly close: () => void
  /** Container of the button and the panel: a press outside of it closes the panel. */
  readonly around: RefObject<T | null>
  readonly button: RefObject<HTMLButtonElement | null>
  /** Id of the panel, for the button's `aria-controls`. */
  readonly id: string
}

/** A panel that a button toggles. Escape, a press or focus elsewhere, and navigation (in Root) close it (LAY-18). */
export function useToggledPanel<T extends HTMLElement>(name: PanelName): ToggledPanel<T> {
  const open = useStore(openPanel, state => state.name === name)
  const around = useRef<T>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  // A layout effect, because Escape may follow the press before the browser has painted.
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
    // Focus that moves within a shadow root fires no event on the document.
    const targets = new Set([document, around.current?.getRootNode() ?? document])
    for (const target of targets) {
      target.addEventListener('keydown', onKey)
      target.addEventListener('pointerdown', onElsewhere)
      target.addEventListener('focusin', onElsewhere)
    }
    return () => {
      for (const target of targets) {
        target.removeEventListener('keydown', onKey)
        target.removeEventListener('pointerdown', onElsewhere)
        target.removeEventListener('focusin', onElsewhere)
      }
    }
  }, [open])

  const close = () => {
    closeAll()
    button.current?.focus()
  }
  return { open, toggle: () => togglePanel(name), close, around, button, id }
}
