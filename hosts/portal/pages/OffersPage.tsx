import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'
import { useMatch } from '../router/RouterContext.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** Special offers of all vendors, and the one in the path (OFF-1). */
export function OffersPage() {
  const t = useT()
  const { offer } = useMatch()?.params ?? {}
  if (offer && !(Number(offer) > 0)) return <NotFoundPage />
  return (
    <Page title={t('offers.title')}>
      <Element tag="resident-offers" attributes={{ ...(offer && { offer }) }} lines={8} />
    </Page>
  )
}
