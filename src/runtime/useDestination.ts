import { type Destination, type DestinationParams, pathOf } from '../api/rules/destinations.ts'
import { useElement } from './ElementContext.ts'

export interface DestinationLink {
  readonly href: string
  readonly onClick: (event: Click) => void
}

/** What a click says of itself; anything that can be prevented passes for a plain one. */
export interface Click {
  readonly preventDefault: () => void
  readonly ctrlKey?: boolean
  readonly metaKey?: boolean
  readonly shiftKey?: boolean
  readonly altKey?: boolean
}

/** Whether a person asked the browser itself for something: a new tab, a new window, a download. */
export const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey }: Click) =>
  ctrlKey || metaKey || shiftKey || altKey

/**
 * A link to a place of the portal. The host hears `resident-navigate` {to, params} first and may go there
 * by itself (preventDefault); otherwise the browser follows the link to the portal.
 */
export function useDestination(): (place: Destination, params?: DestinationParams) => DestinationLink {
  const { suite, emit } = useElement()
  return (place, params = {}) => ({
    href: suite.portal + pathOf(place, params),
    onClick(event) {
      if (isForBrowser(event)) return
      if (!emit('resident-navigate', { to: place, params }, { cancelable: true })) event.preventDefault()
    },
  })
}
