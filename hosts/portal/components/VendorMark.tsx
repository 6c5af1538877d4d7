import { getSuite } from '../../../src/suite/getSuite.ts'
import { Logo } from '../../../src/ui/Logo.tsx'
import type { Vendor } from '../hooks/useRouteVendor.ts'
import { logoAddress } from './logoAddress.ts'

interface Props {
  readonly vendor: Pick<Vendor, 'title' | 'color' | 'logo'>
  /** The sign alone: an organization's pages leave the vendor's name to be heard only (LAY-10). */
  readonly sign?: boolean
}

/** A vendor's sign and its name. */
export const VendorMark = ({ vendor, sign = false }: Props) => (
  <span className="site-vendor-mark">
    <Logo name={vendor.title} src={logoAddress(getSuite().portal, vendor.logo)} colour={vendor.color} />
    <span className={sign ? 'vh' : undefined}>{vendor.title}</span>
  </span>
)
