import { useEffect, useState } from 'react'
import { type Destination, type DestinationParams, pathOf } from '../api/rules/destinations.ts'
import { useElement } from './ElementContext.ts'
import { type DestinationLink, isForBrowser } from './useDestination.ts'

/** Where somebody is inside an element: texts by name, such as the message that is open. */
export type InnerRoute = Readonly<Record<string, string | undefined>>

/** The name under which an element keeps its place in an entry of the history: the same after a reload. */
function keyOf(host: HTMLElement): string {
  const alike = [...host.ownerDocument.querySelectorAll(host.localName)]
  return `${host.localName}#${host.id || alike.indexOf(host)}`
}

const isInnerRoute = (value: unknown): value is InnerRoute =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(text => text === undefined || typeof text === 'string')

function kept(key: string): InnerRoute | undefined {
  const value: unknown = (history.state as Record<string, unknown> | null)?.[key]
  return isInnerRoute(value) ? value : undefined
}

/**
 * Places inside an element, such as a list and what is opened from it. A host that hears `resident-navigate` may keep
 * them in its own addresses and lead here by attributes; elsewhere the element goes there by itself, and the browser's
 * back and forward work all the same. The page's address stays untouched.
 * @param named where the attributes lead
 */
export function useInnerRoute<Where extends InnerRoute>(named: Where) {
  const { host, suite, emit } = useElement()
  const [key] = useState(() => keyOf(host))
  const [inner, setInner] = useState(() => kept(key))
  const told = JSON.stringify(named)
  const [before, setBefore] = useState(told)
  // The host leads elsewhere: that counts more than where the element went by itself.
  if (before !== told) {
    setBefore(told)
    setInner(undefined)
  }

  useEffect(() => {
    const onPop = () => setInner(kept(key))
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [key])

  const go = (where: Where, place: Destination, params: DestinationParams = {}) => {
    if (!emit('resident-navigate', { to: place, params }, { cancelable: true })) return
    try {
      history.pushState({ ...history.state, [key]: where }, '')
    } catch {
      // Some browsers allow only so many in a while: then it is shown without a way back by the browser.
    }
    setInner(where)
  }
  const link = (where: Where, place: Destination, params: DestinationParams = {}): DestinationLink => ({
    href: suite.portal + pathOf(place, params),
    onClick(event) {
      if (isForBrowser(event)) return
      event.preventDefault()
      go(where, place, params)
    },
  })

  return {
    /** Where somebody is now. */
    where: (inner ?? named) as Where,
    /** Whether the element went there by itself: then nobody else moves the focus. */
    byItself: inner !== undefined,
    go,
    /** A link to a place inside: it opens in a new tab as the portal's page. */
    link,
  }
}
