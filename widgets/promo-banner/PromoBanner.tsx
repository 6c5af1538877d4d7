import { useCallback, useState } from 'react'
import type { Locale } from '../../src/api/schemas/locales.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { closedNotices } from '../../src/runtime/closedNotices.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { usePublic } from '../../src/runtime/usePublic.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { useVendor } from '../../src/runtime/useVendor.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { type Banner, loadBanners } from './loadBanners.ts'
import { PromoBannerView } from './PromoBannerView.tsx'
import type { attributes } from './promo-banner.widget.ts'

const nameOf = ({ id }: Banner) => `banner-${id}`

/**
 * The vendor's first banner that was not closed on this device (LAY-19). Renders nothing if banners cannot
 * be loaded.
 */
export function PromoBanner({ vendor: slug, contract }: PropsOf<typeof attributes>) {
  const { suite } = useElement()
  const named = useVendor(suite, slug, contract)
  const groups = useSession(state => state.groups)
  const vendorId = (named ?? (groups.length === 1 ? groups[0] : undefined))?.id
  // The vendor is the key, so that another one starts without the banners of the former.
  return named === null ? null : <BannerOfVendor key={vendorId} vendorId={vendorId} />
}

function BannerOfVendor({ vendorId }: { readonly vendorId: number | undefined }) {
  const { suite } = useElement()
  const closed = closedNotices(suite)
  // Closing a banner does not show the next one until the next visit.
  const [isDismissed, setDismissed] = useState(false)

  const load = useCallback(
    async (page: Suite, locale: Locale) =>
      vendorId === undefined ? undefined : await loadBanners(page, locale, vendorId),
    [vendorId],
  )
  const { data, error } = usePublic(load)
  const banner = data?.find(candidate => !closed.has(nameOf(candidate)))

  if (vendorId !== undefined && !data && !error) return null
  return (
    <PromoBannerView
      banner={isDismissed ? undefined : banner}
      onClose={() => {
        if (banner) closed.add(nameOf(banner))
        setDismissed(true)
      }}
    />
  )
}
