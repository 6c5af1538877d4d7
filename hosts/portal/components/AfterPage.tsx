import { type ReactNode, useEffect } from 'react'
import { useStore } from 'zustand'
import { progress, whenFirstRendered } from '../elements/pageProgress.ts'

/** What nobody opens a page for: it is drawn after what the page opened first is about. */
export function AfterPage({ children }: { readonly children: ReactNode }) {
  const isFirstRendered = useStore(progress, state => state.isFirstRendered)
  useEffect(() => {
    whenFirstRendered()
  }, [])
  return isFirstRendered ? children : null
}
