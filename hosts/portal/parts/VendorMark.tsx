import { useState } from 'react'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { Logo } from '../../../src/ui/Logo.tsx'
import type { Vendor } from '../useRouteVendor.ts'
import { logoAddress } from './logoAddress.ts'

/** A vendor's logo with its name in it, else its first letter and its name. */
export function VendorMark({ vendor }: { readonly vendor: Vendor }) {
  const [broken, setBroken] = useState<string>()
  const logo = logoAddress(getSuite().portal, vendor.logo)
  if (logo && logo !== broken)
    return <img className="site-vendor-logo" src={logo} alt={vendor.title} onError={() => setBroken(logo)} />
  return (
    <>
      <Logo name={vendor.title} colour={vendor.color} />
      <span>{vendor.title}</span>
    </>
  )
}
