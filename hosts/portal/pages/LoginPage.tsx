import { useT } from '../../../src/i18n/useT.ts'
import { Notice } from '../../../src/ui/Notice.tsx'
import { Element } from '../elements/Element.tsx'
import { Page } from '../parts/Page.tsx'
import { VendorMark } from '../parts/VendorMark.tsx'
import { useRouteParams } from '../useRouteParams.ts'
import { useRouteVendor } from '../useRouteVendor.ts'
import { useSuiteSession } from '../useSuiteSession.ts'

/** Signing in: the general page, or a vendor's own in its colour and with its logo (AUT-4). */
export function LoginPage() {
  const t = useT()
  const { vendor: slug } = useRouteParams()
  const vendor = useRouteVendor()
  const expired = useSuiteSession(state => state.expired)
  return (
    <div className="site-card site-login">
      {vendor && <VendorMark vendor={vendor} />}
      <Page
        title={vendor ? t('login.vendorTitle', { vendor: vendor.title }) : t('login.title')}
        lead={t('login.lead')}
      >
        {expired && <Notice tone="warning">{t('shared:signedOut.expired')}</Notice>}
        <Element
          tag="resident-login"
          lines={6}
          {...(slug === undefined ? {} : { attributes: { vendor: slug } })}
        />
      </Page>
    </div>
  )
}
