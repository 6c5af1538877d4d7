import { useT } from '../../../src/i18n/useT.ts'
import type { Place } from '../../../src/rules/places.ts'
import { useSettings } from '../menus.ts'
import { LinkButton } from '../parts/LinkButton.tsx'
import { Page } from '../parts/Page.tsx'

/** A place that opens with a later release: says so, and who helps until then. */
export function LaterPage({ place }: { readonly place: Place }) {
  const t = useT()
  const email = useSettings()?.infoEmail
  return (
    <Page title={t(`later.places.${place}`)} lead={t('later.text')}>
      {email && (
        <p>
          {t('later.help')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      <p>
        <LinkButton to="/">{t('home')}</LinkButton>
      </p>
    </Page>
  )
}
