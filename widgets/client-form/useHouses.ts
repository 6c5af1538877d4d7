import { useEffect, useState } from 'react'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { loadCalls } from './loadCalls.ts'
import type { House } from './model.ts'

/** Debounce of the lookup, in milliseconds. */
const debounce = 250

/**
 * Houses of a vendor whose address starts with the typed text; keeps the previous result while the next one
 * loads.
 */
export function useHouses(vendor: string, typed: string): readonly House[] {
  const { client } = useElement().suite
  const [houses, setHouses] = useState<readonly House[]>([])
  const search = typed.trim().slice(0, 100)

  useEffect(() => {
    if (vendor === '' || search.length < 3) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { fetchHouses } = await loadCalls()
        const matches = await fetchHouses(client, vendor, search, controller.signal)
        if (matches.length > 0) setHouses(matches)
      } catch {
        // Best effort: the address can be typed.
      }
    }, debounce)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, vendor, search])

  return houses
}
