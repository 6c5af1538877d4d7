import { useEffect, useState } from 'react'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { loadCalls } from './loadCalls.ts'

/** Milliseconds of rest after which a number that is being typed is looked up. */
const rest = 600

/**
 * What is open under a number, as decimal text; undefined while it is not known and where it is not told.
 * The server counts how often anybody asks, so only whole numbers are asked about, and each once.
 */
export function useBill(service: string, reference: string): string | undefined {
  const { client } = useElement().suite
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  const number = reference.trim()
  const key = `${service} ${number}`

  useEffect(() => {
    if (service === '' || number.length < 4 || key in found) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { fetchBill } = await loadCalls()
        const amount = await fetchBill(client, { service, reference: number }, controller.signal)
        setFound(known => ({ ...known, [key]: amount ?? '' }))
      } catch {
        // Help that does not come is no fault: the amount can be typed.
      }
    }, rest)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, service, number, key, found])

  return found[key] || undefined
}
