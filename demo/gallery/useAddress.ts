import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type Place, placeLink, readPlace } from './address.ts'

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** Where the gallery is, and a way to change that without a new entry in the history. */
export function useDestination(): readonly [Place, (change: Partial<Place>) => void] {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  const place = useMemo(() => readPlace(hash), [hash])
  const change = useCallback(
    (part: Partial<Place>) => {
      history.replaceState(null, '', placeLink({ ...place, ...part }))
      dispatchEvent(new HashChangeEvent('hashchange'))
    },
    [place],
  )
  return [place, change]
}
