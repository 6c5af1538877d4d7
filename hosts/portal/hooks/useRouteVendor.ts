import { useVendor } from '../../../src/runtime/useVendor.ts'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { useRouteParams } from './useRouteParams.ts'

export type Vendor = NonNullable<ReturnType<typeof useVendor>>

/** The public data of the vendor in the current path. */
export function useRouteVendor(): Vendor | undefined {
  const { vendor } = useRouteParams()
  const data = useVendor(getSuite(), vendor, undefined)
  return vendor === undefined ? undefined : (data ?? undefined)
}
