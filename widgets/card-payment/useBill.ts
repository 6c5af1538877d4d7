import { useEffect, useState } from 'react'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { loadCalls } from './loadCalls.ts'

/** Debounce of the check, in milliseconds. */
const debounce = 600

/**
 * The typed amount if the server confirms that it is what the customer number has open, otherwise undefined.
 * The server discloses no amounts and limits checks, so each pair is checked once.
 * @param amount decimal text; undefined until it is valid
 */
export function useBill(service: string, reference: string, amount: string | undefined): string | undefined {
  const { client } = useElement().suite
  const [confirmed, setConfirmed] = useState<Readonly<Record<string, string>>>({})
  const number = reference.trim()
  const key = `${service} ${number} ${amount}`

  useEffect(() => {
    if (service === '' || number.length < 4 || amount === undefined || key in confirmed) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { fetchBill } = await loadCalls()
        const bill = await fetchBill(client, { service, reference: number, amount }, controller.signal)
        setConfirmed(known => ({ ...known, [key]: bill ?? '' }))
      } catch {
        // Best effort: nobody needs the confirmation to pay.
      }
    }, debounce)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, service, number, amount, key, confirmed])

  return confirmed[key] || undefined
}
