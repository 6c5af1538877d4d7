import { useVendor } from '../../../src/runtime/useVendor.ts'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { useRouteParams } from './useRouteParams.ts'

export type Vendor = NonNullable<ReturnType<typeof useVendor>>

/** The vendor whose part of the portal this is, as everyone may see it. */
export function useRouteVendor(): Vendor | undefined {
  const { vendor } = useRouteParams()
  const known = useVendor(getSuite(), vendor, undefined)
  return vendor === undefined ? undefined : known
}
