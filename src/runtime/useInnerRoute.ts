import { useEffect, useState } from 'react'
import { type Destination, type DestinationParams, pathOf } from '../api/rules/destinations.ts'
import { useElement } from './ElementContext.ts'
import { type DestinationLink, isForBrowser } from './useDestination.ts'

/** Route inside an element as texts by name, e.g. the open message. */
export type InnerRoute = Readonly<Record<string, string | undefined>>

/** Key of an element's route in the history state: the same after a reload. */
function keyOf(host: HTMLElement): string {
  const alike = [...host.ownerDocument.querySelectorAll(host.localName)]
  return `${host.localName}#${host.id || alike.indexOf(host)}`
}

const isInnerRoute = (value: unknown): value is InnerRoute =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(text => text === undefined || typeof text === 'string')

function storedRoute(key: string): InnerRoute | undefined {
  const value: unknown = (history.state as Record<string, unknown> | null)?.[key]
  return isInnerRoute(value) ? value : undefined
}

/**
 * Routes inside an element, such as a list and its details. A host that handles `resident-navigate` may route itself
 * and set attributes; otherwise the element routes through the history state, so that back and forward work. The URL
 * does not change.
 * @param named route of the attributes
 */
export function useInnerRoute<Where extends InnerRoute>(named: Where) {
  const { host, suite, emit } = useElement()
  const [key] = useState(() => keyOf(host))
  const [inner, setInner] = useState(() => storedRoute(key))
  const namedRoute = JSON.stringify(named)
  const [before, setBefore] = useState(namedRoute)
  // New attributes override the element's own route.
  if (before !== namedRoute) {
    setBefore(namedRoute)
    setInner(undefined)
  }

  useEffect(() => {
    const onPop = () => setInner(storedRoute(key))
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [key])

  const go = (where: Where, destination: Destination, params: DestinationParams = {}) => {
    if (!emit('resident-navigate', { to: destination, params }, { cancelable: true })) return
    try {
      history.pushState({ ...history.state, [key]: where }, '')
    } catch {
      // Some browsers limit the rate; the route is then shown without a history entry.
    }
    setInner(where)
  }
  const link = (where: Where, destination: Destination, params: DestinationParams = {}): DestinationLink => ({
    href: suite.portal + pathOf(destination, params),
    onClick(event) {
      if (isForBrowser(event)) return
      event.preventDefault()
      go(where, destination, params)
    },
  })

  return {
    /** The current route. */
    where: (inner ?? named) as Where,
    /** Whether the element navigated itself; then it also moves the focus. */
    byItself: inner !== undefined,
    go,
    /** A link to a route inside; in a new tab it opens the portal's page. */
    link,
  }
}
