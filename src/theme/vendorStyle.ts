import type { CSSProperties } from 'react'
import { palette } from '../api/rules/palette.ts'

/**
 * The vendor's colours as private custom properties for the `style` of `.root`: tokens.css reads them where
 * the page has set no `--resident-…` of its own. Undefined without a colour: tokens.css has the default's.
 */
export function vendorStyle(
  vendor: { readonly color: string | null; readonly menuItemTextColor: string | null } | null | undefined,
  scheme: 'light' | 'dark',
): CSSProperties | undefined {
  if (!vendor?.color) return undefined
  const { brand, onBrand, brandText, brandSoft } = palette(vendor.color, vendor.menuItemTextColor)[scheme]
  return {
    '--_vendor-brand': brand,
    '--_vendor-on-brand': onBrand,
    '--_vendor-brand-text': brandText,
    '--_vendor-brand-soft': brandSoft,
  } as CSSProperties
}
