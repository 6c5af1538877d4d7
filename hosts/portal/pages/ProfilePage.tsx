import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'
import { useSearchParams } from '../router/RouterContext.ts'

/** The user's account in tabs; the address contains the open tab (PRF-1). */
export function ProfilePage() {
  const t = useT()
  const query = useSearchParams()
  return (
    <Page title={t('profile.title')}>
      <Element tag="resident-profile" attributes={{ tab: query.get('tab') ?? 'profile' }} lines={8} />
    </Page>
  )
}
