import { Logo } from './Logo.tsx'
import { useSheet } from './useSheet.ts'
import vendorRowCss from './vendorRow.css?inline'

/** What a form says of the vendor it is for. */
export interface FormVendor {
  readonly title: string
  readonly logo: { readonly svg: string } | null
  readonly color: string | null
}

interface Props {
  /** Null until it is loaded: its room is kept. Undefined where the page is of no vendor. */
  readonly vendor: FormVendor | null | undefined
}

/** Logo and name of the vendor above a form, in the height of the logo also where the name takes two lines. */
export function VendorRow({ vendor }: Props) {
  useSheet(vendorRowCss)
  if (vendor === undefined) return null
  return (
    <p className="vendor-row">
      {vendor && <Logo name={vendor.title} src={vendor.logo?.svg} colour={vendor.color} />}
      {vendor?.title}
    </p>
  )
}
