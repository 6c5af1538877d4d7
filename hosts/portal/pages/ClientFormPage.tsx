import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'
import { useRouteParams } from '../hooks/useRouteParams.ts'

/** Public form for the data of a new owner, for one vendor or any (CDF-1). */
export function ClientFormPage() {
  const t = useT()
  const { vendor } = useRouteParams()
  return (
    <Page title={t('clientForm.title')}>
      <Element
        tag="resident-client-form"
        lines={12}
        {...(vendor === undefined ? {} : { attributes: { vendor } })}
      />
    </Page>
  )
}
