import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'
import { useRouteContract } from '../hooks/useRouteContract.ts'

/** Meters of a contract: declaring readings, and their history (MET-1). */
export function MeterPage() {
  const t = useT()
  const current = useRouteContract()
  if (!current) return null
  const { contract } = current
  return (
    <Page title={t('meters.title')} contract={contract}>
      <Element tag="resident-meters" attributes={{ contract: String(contract.id) }} lines={8} />
    </Page>
  )
}
