import { useT } from '../../../src/i18n/useT.ts'
import { LinkButton } from '../components/LinkButton.tsx'
import { Page } from '../components/Page.tsx'

/** An address that nothing stands behind (NAV-12). */
export function NotFoundPage() {
  const t = useT()
  return (
    <Page title={t('notFound.title')} lead={t('notFound.text')}>
      <p>
        <LinkButton to="/">{t('home')}</LinkButton>
      </p>
    </Page>
  )
}
