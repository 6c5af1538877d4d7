import { getSuite } from '../../../src/suite/getSuite.ts'
import { Logo } from '../../../src/ui/Logo.tsx'
import type { Vendor } from '../useRouteVendor.ts'
import { logoAddress } from './logoAddress.ts'

/** A vendor's sign and its name. */
export const VendorMark = ({ vendor }: { readonly vendor: Pick<Vendor, 'title' | 'color' | 'logo'> }) => (
  <span className="site-vendor-mark">
    <Logo name={vendor.title} src={logoAddress(getSuite().portal, vendor.logo)} colour={vendor.color} />
    <span>{vendor.title}</span>
  </span>
)
