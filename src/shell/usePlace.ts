import { type Place, type PlaceParams, pathOf } from '../rules/places.ts'
import { useElement } from './ElementContext.ts'

interface PlaceLink {
  readonly href: string
  readonly onClick: (event: { preventDefault: () => void }) => void
}

/**
 * A link to a place of the portal. The host hears `resident-navigate` {to, params} first and may go there
 * by itself (preventDefault); otherwise the browser follows the link to the portal.
 */
export function usePlace(): (place: Place, params?: PlaceParams) => PlaceLink {
  const { suite, emit } = useElement()
  return (place, params = {}) => ({
    href: suite.portal + pathOf(place, params),
    onClick(event) {
      if (!emit('resident-navigate', { to: place, params }, { cancelable: true })) event.preventDefault()
    },
  })
}
