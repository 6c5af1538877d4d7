import { useEffect, useRef, useState } from 'react'
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
 * @param contractId contract whose data the element shows; each contract has a route of its own
 */
export function useInnerRoute<Where extends InnerRoute>(named: Where, contractId?: number) {
  const { host, suite, emit } = useElement()
  const [elementKey] = useState(() => keyOf(host))
  const key = contractId === undefined ? elementKey : `${elementKey}@${contractId}`
  const namedRoute = JSON.stringify(named)
  const [before, setBefore] = useState(() => ({ key, namedRoute, inner: storedRoute(key), isInside: true }))
  const isNamed = before.namedRoute !== namedRoute
  // New attributes override the element's own route.
  const place =
    isNamed || before.key !== key
      ? { key, namedRoute, inner: isNamed ? undefined : storedRoute(key), isInside: false }
      : before
  if (place !== before) setBefore(place)
  const { inner, isInside } = place

  useEffect(() => {
    const onPop = () => setBefore(now => ({ ...now, inner: storedRoute(now.key), isInside: true }))
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])

  const go = (where: Where, destination: Destination, params: DestinationParams = {}) => {
    if (!emit('resident-navigate', { to: destination, params }, { cancelable: true })) return
    try {
      history.pushState({ ...history.state, [key]: where }, '')
    } catch {
      // Some browsers limit the rate; the route is then shown without a history entry.
    }
    // What was sent for another contract does not open here.
    setBefore(now => (now.key === key ? { ...now, inner: where, isInside: true } : now))
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
    /** Whether the element navigated itself. */
    byItself: inner !== undefined,
    /** Whether it then also moves the focus: not when another contract was chosen. */
    takesFocus: isInside && inner !== undefined,
    go,
    /** A link to a route inside; in a new tab it opens the portal's page. */
    link,
  }
}

/**
 * What was opened last of a list, to focus it when the user returns there; undefined once another contract's list is shown.
 * @param opened what is open now, if the element navigated itself
 */
export function useLastOpened<Key>(contractId: number | undefined, opened: Key | undefined): Key | undefined {
  const last = useRef({ contractId, opened })
  if (opened !== undefined || last.current.contractId !== contractId) last.current = { contractId, opened }
  return last.current.opened
}
