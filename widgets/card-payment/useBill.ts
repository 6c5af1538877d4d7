import { useEffect, useState } from 'react'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { loadCalls } from './loadCalls.ts'

/** Debounce of the lookup, in milliseconds. */
const debounce = 600

/**
 * Open amount for a customer number, as decimal text; undefined while unknown or not disclosed. The server
 * limits the rate of lookups, so only complete numbers are looked up, each once.
 */
export function useBill(service: string, reference: string): string | undefined {
  const { client } = useElement().suite
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({})
  const number = reference.trim()
  const key = `${service} ${number}`

  useEffect(() => {
    if (service === '' || number.length < 4 || key in amounts) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { fetchBill } = await loadCalls()
        const amount = await fetchBill(client, { service, reference: number }, controller.signal)
        setAmounts(known => ({ ...known, [key]: amount ?? '' }))
      } catch {
        // Best effort: the amount can be typed.
      }
    }, debounce)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, service, number, key, amounts])

  return amounts[key] || undefined
}
