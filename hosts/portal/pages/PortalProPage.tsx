import { useT } from '../../../src/i18n/useT.ts'
import { LinkButton } from '../components/LinkButton.tsx'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'
import { useFeatures } from '../hooks/useFeatures.ts'

/** The professional-services portal (SVC-1), with a link to the housing services if they are accessible. */
export function PortalProPage() {
  const t = useT()
  const features = useFeatures()
  return (
    <Page title={t('portalPro.title')}>
      <Element tag="resident-portal-pro" lines={12} />
      {features?.includes('housing-services') && (
        <p>
          <LinkButton to="/housing-services" variant="secondary">
            {t('housingServices.title')}
          </LinkButton>
        </p>
      )}
    </Page>
  )
}
