import { type RefObject, useLayoutEffect, useRef } from 'react'
import { hasHostSheets, hostSheetsChanged } from '../theme/hostSheetsEvent.ts'

/**
 * Keeps an amount to pay readable: if CSS of the page hides it, the element drops that CSS and reports it in the
 * console. The check is fetched only on pages that have such CSS.
 * @returns ref of the element that shows the amount
 */
export function useVisibleAmount<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const amount = useRef<Shown>(null)
  // Runs after every render, because a choice of the user may move the amount.
  useLayoutEffect(() => {
    const root = amount.current?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    const check = async () => {
      const { keepAmountReadable } = await import('./keepAmountReadable.ts')
      if (amount.current) keepAmountReadable(amount.current, root)
    }
    // The check fetches a script, which is retried after the next render if it does not load.
    const start = () => void check().catch(() => undefined)
    if (hasHostSheets(root)) start()
    root.addEventListener(hostSheetsChanged, start)
    return () => root.removeEventListener(hostSheetsChanged, start)
  })
  return amount
}
