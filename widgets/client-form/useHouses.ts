import { useEffect, useState } from 'react'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { loadCalls } from './loadCalls.ts'
import type { House } from './model.ts'

/** Debounce of the lookup, in milliseconds. */
const debounce = 250

const none: readonly House[] = []

/**
 * Houses of a vendor whose address starts with the typed text; keeps the vendor's previous result
 * while the next one loads.
 */
export function useHouses(vendor: string, typed: string): readonly House[] {
  const { client } = useElement().suite
  const [result, setResult] = useState<{ readonly vendor: string; readonly houses: readonly House[] }>()
  const search = typed.trim().slice(0, 100)

  useEffect(() => {
    if (vendor === '' || search.length < 3) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { fetchHouses } = await loadCalls()
        const houses = await fetchHouses(client, vendor, search, controller.signal)
        if (houses.length > 0) setResult({ vendor, houses })
      } catch {
        // Best effort: the address can be typed.
      }
    }, debounce)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, vendor, search])

  return result?.vendor === vendor ? result.houses : none
}
