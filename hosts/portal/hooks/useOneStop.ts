import { type RefObject, useEffect, useRef } from 'react'

/** Where each key leads, from the place of the current stop and the number of stops. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Makes the links and buttons of a row one stop of the Tab key; arrow keys, Home and End move between them (LAY-21).
 * The stop is the entry used last, else that of the current page, else the first.
 * @param isRow false where the entries are a list that a button opens
 */
export function useOneStop<Row extends HTMLElement>(isRow: boolean): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    const element = row.current
    if (!element || !isRow) return
    let used: HTMLElement | undefined
    const all = () => [...element.querySelectorAll<HTMLElement>('a[href], button')]
    const stops = () => all().filter(stop => stop.checkVisibility() && !stop.closest('[inert]'))
    const mark = () => {
      const visible = stops()
      const stop =
        visible.find(each => each === used) ??
        visible.find(each => each.getAttribute('aria-current') === 'page') ??
        visible[0]
      for (const each of visible) each.tabIndex = each === stop ? 0 : -1
    }
    const onFocus = ({ target }: FocusEvent) => {
      used = target as HTMLElement
      mark()
    }
    const onKey = (event: KeyboardEvent) => {
      const move = moves[event.key]
      if (!move || event.altKey || event.ctrlKey || event.metaKey) return
      const visible = stops()
      const at = visible.indexOf(event.target as HTMLElement)
      if (at === -1) return
      event.preventDefault()
      visible[move(at, visible.length)]?.focus()
    }
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['hidden', 'aria-current', 'href'],
    })
    element.addEventListener('focusin', onFocus)
    element.addEventListener('keydown', onKey)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', onFocus)
      element.removeEventListener('keydown', onKey)
      for (const each of all()) each.removeAttribute('tabindex')
    }
  }, [isRow])
  return row
}
