import { useStore } from 'zustand'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { toastsOf } from '../../src/suite/toastsOf.ts'
import { ToastsView } from './ToastsView.tsx'

/** Short notifications about events outside the visible element (LAY-16). */
export function Toasts() {
  const { store, close, hold } = toastsOf(useElement().suite)
  return <ToastsView toasts={useStore(store)} onClose={close} onHold={hold} />
}
