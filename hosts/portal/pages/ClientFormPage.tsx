import { useT } from '../../../src/i18n/useT.ts'
import { Element } from '../elements/Element.tsx'
import { Page } from '../parts/Page.tsx'
import { useRouteParams } from '../useRouteParams.ts'

/** The data of a new owner, open to everybody, for one vendor or any (CDF-1). */
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
