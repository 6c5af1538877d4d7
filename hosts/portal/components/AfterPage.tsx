import { type ReactNode, useEffect } from 'react'
import { useStore } from 'zustand'
import { progress, whenFirstRendered } from '../elements/pageProgress.ts'

/** Renders its children after the first page's main element, because menus and footer can wait. */
export function AfterPage({ children }: { readonly children: ReactNode }) {
  const isFirstRendered = useStore(progress, state => state.isFirstRendered)
  useEffect(() => {
    whenFirstRendered()
  }, [])
  return isFirstRendered ? children : null
}
