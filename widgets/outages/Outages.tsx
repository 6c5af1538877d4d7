import { useCallback, useEffect } from 'react'
import type { Locale } from '../../src/api/schemas/locales.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { usePublic } from '../../src/runtime/usePublic.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { useVendor } from '../../src/runtime/useVendor.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { loadOutages } from './loadOutages.ts'
import { OutagesView } from './OutagesView.tsx'
import type { attributes } from './outages.widget.ts'
import { useFreshCount } from './useFreshCount.ts'

/**
 * The emergency number and the current outages of a vendor, also for guests; without a vendor, those of all vendors of
 * the user (SVC-5).
 */
export function Outages({ vendor: slug, contract }: PropsOf<typeof attributes>) {
  const { suite } = useElement()
  const named = useVendor(suite, slug, contract)
  const groups = useSession(state => state.groups)
  if (named === null) return null
  const isNamed = slug !== undefined || named !== undefined
  const vendors = isNamed ? (named ? [named] : []) : groups
  if (vendors.length === 0) return <span hidden />
  return vendors.map(({ id, title }) => (
    <OutagesOfVendor key={id} vendorId={id} vendor={vendors.length > 1 ? title : undefined} />
  ))
}

interface Props {
  readonly vendorId: number
  /** Its name, where there are several. */
  readonly vendor: string | undefined
}

function OutagesOfVendor({ vendorId, vendor }: Props) {
  const freshCount = useFreshCount('outages')
  const load = useCallback(
    (page: Suite, locale: Locale) => loadOutages(page, { locale, vendorId, isFresh: freshCount > 0 }),
    [vendorId, freshCount],
  )
  const { data, error, retry } = usePublic(load)
  const { emit } = useElement()
  const count = data?.outages.length
  useEffect(() => {
    if (count !== undefined) emit('resident-outages-changed', { vendorId, count })
  }, [emit, vendorId, count])
  return (
    <OutagesView
      vendor={vendor}
      emergency={data}
      isFailed={error !== null && data === undefined}
      onRetry={retry}
    />
  )
}
