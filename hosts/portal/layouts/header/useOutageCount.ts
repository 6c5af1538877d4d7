import { useEffect, useState } from 'react'
import { useRouteVendor } from '../../hooks/useRouteVendor.ts'
import { useSuiteSession } from '../../hooks/useSuiteSession.ts'

/** Number of current outages of the vendor of the page, or of all vendors of the user; 0 while unknown (SVC-5). */
export function useOutageCount(): number {
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({})
  useEffect(() => {
    const update = (event: Event) => {
      const { vendorId, count } = (event as CustomEvent<{ vendorId: number; count: number }>).detail
      setCounts(known => ({ ...known, [vendorId]: count }))
    }
    document.addEventListener('resident-outages-changed', update)
    return () => document.removeEventListener('resident-outages-changed', update)
  }, [])
  const vendor = useRouteVendor()
  const groups = useSuiteSession(state => state.groups)
  const vendors = vendor ? [vendor] : groups
  return vendors.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0)
}
