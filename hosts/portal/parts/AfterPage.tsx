import { type ReactNode, useEffect } from 'react'
import { useStore } from 'zustand'
import { progress, whenShown } from '../elements/idle.ts'

/** What nobody opens a page for: it is drawn after what the page opened first is about. */
export function AfterPage({ children }: { readonly children: ReactNode }) {
  const isShown = useStore(progress, state => state.isShown)
  useEffect(() => {
    whenShown()
  }, [])
  return isShown ? children : null
}
