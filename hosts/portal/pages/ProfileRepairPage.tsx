import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'

/** Guards redirect users with invalid details here until they are corrected (AUT-18). */
export function ProfileRepairPage() {
  const t = useT()
  return (
    <Page title={t('profile.repair')} lead={t('profile.repairLead')}>
      <Element tag="resident-profile-repair" lines={6} />
    </Page>
  )
}
