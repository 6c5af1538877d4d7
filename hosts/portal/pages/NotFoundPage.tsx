import { useT } from '../../../src/i18n/useT.ts'
import { LinkButton } from '../components/LinkButton.tsx'
import { Page } from '../components/Page.tsx'

/** The page for unknown addresses (NAV-12). */
export function NotFoundPage() {
  const t = useT()
  return (
    <div className="site-card">
      <Page title={t('notFound.title')} lead={t('notFound.text')}>
        <p>
          <LinkButton to="/">{t('home')}</LinkButton>
        </p>
      </Page>
    </div>
  )
}
