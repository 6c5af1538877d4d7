import type { OrganizationGroup } from '../../../src/api/schemas/organizations.ts'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { Logo } from '../../../src/ui/Logo.tsx'
import type { Vendor } from '../hooks/useRouteVendor.ts'
import { logoAddress } from './logoAddress.ts'

interface Props {
  readonly vendor: Pick<Vendor, 'title' | 'color' | 'logo'> &
    Partial<Pick<OrganizationGroup, 'subheaderLogo'>>
  /** Hides the name visually, as on an organization's pages (LAY-10); screen readers still read it. */
  readonly sign?: boolean
}

/** A vendor's name and its logo: the one for bars, if it has one (LAY-10). */
export const VendorMark = ({ vendor, sign = false }: Props) => (
  <span className="site-vendor-mark">
    <Logo
      name={vendor.title}
      src={logoAddress(getSuite().portal, vendor.subheaderLogo ?? vendor.logo)}
      colour={vendor.color}
    />
    <span className={sign ? 'vh' : undefined}>{vendor.title}</span>
  </span>
)
