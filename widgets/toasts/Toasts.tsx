import { useState } from 'react'
import { useStore } from 'zustand'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { getToasts } from '../../src/suite/getToasts.ts'
import { ToastsView } from './ToastsView.tsx'

/** Short notifications about events outside the visible element (LAY-16). */
export function Toasts() {
  const { host } = useElement()
  const [toasts] = useState(() => getToasts())
  if (!toasts.layer?.isConnected) toasts.layer = host
  const shown = useStore(toasts.store)
  return (
    <ToastsView toasts={toasts.layer === host ? shown : []} onClose={toasts.close} onPause={toasts.pause} />
  )
}
