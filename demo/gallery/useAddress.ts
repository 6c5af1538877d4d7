import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { addressLink, type GalleryAddress, readAddress } from './address.ts'

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The gallery’s state, and a function that changes it without a new history entry. */
export function useAddress(): readonly [GalleryAddress, (change: Partial<GalleryAddress>) => void] {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  const address = useMemo(() => readAddress(hash), [hash])
  const change = useCallback(
    (part: Partial<GalleryAddress>) => {
      history.replaceState(null, '', addressLink({ ...address, ...part }))
      dispatchEvent(new HashChangeEvent('hashchange'))
    },
    [address],
  )
  return [address, change]
}
