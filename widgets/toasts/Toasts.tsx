import { useStore } from 'zustand'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { getToasts } from '../../src/suite/getToasts.ts'
import { ToastsView } from './ToastsView.tsx'

/** Short notifications about events outside the visible element (LAY-16). */
export function Toasts() {
  const { store, close, pause } = getToasts(useElement().suite)
  return <ToastsView toasts={useStore(store)} onClose={close} onPause={pause} />
}
