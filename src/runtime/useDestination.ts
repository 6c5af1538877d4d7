import { type Destination, type DestinationParams, pathOf } from '../api/rules/destinations.ts'
import { useElement } from './ElementContext.ts'

export interface DestinationLink {
  readonly href: string
  readonly onClick: (event: Click) => void
}

/** The part of a click event in use. */
export interface Click {
  readonly preventDefault: () => void
  readonly ctrlKey?: boolean
  readonly metaKey?: boolean
  readonly shiftKey?: boolean
  readonly altKey?: boolean
}

/** Whether the click asks for browser behaviour: new tab, new window or download. */
export const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey }: Click) =>
  ctrlKey || metaKey || shiftKey || altKey

/**
 * A link to a destination in the portal. The host gets `resident-navigate` {to, params} first and may navigate itself
 * (preventDefault); otherwise the browser follows the link.
 */
export function useDestination(): (destination: Destination, params?: DestinationParams) => DestinationLink {
  const { suite, emit } = useElement()
  return (destination, params = {}) => ({
    href: suite.portal + pathOf(destination, params),
    onClick(event) {
      if (isForBrowser(event)) return
      if (!emit('resident-navigate', { to: destination, params }, { cancelable: true }))
        event.preventDefault()
    },
  })
}
