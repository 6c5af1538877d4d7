import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'

/** Where a person whose details need correcting is kept until that is done (AUT-18). */
export function ProfileRepairPage() {
  const t = useT()
  return (
    <Page title={t('profile.repair')} lead={t('profile.repairLead')}>
      <Element tag="resident-profile-repair" lines={6} />
    </Page>
  )
}
