import { linkAddress } from '../../../src/api/rules/addresses.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useSuiteSession } from '../hooks/useSuiteSession.ts'
import { useSettings } from '../menus.ts'
import { Link } from '../router/Link.tsx'

/**
 * The portal's logo with the beta badge (LAY-13). Links to the start page for users and to the public site for guests
 * (LAY-7).
 */
export function Logo() {
  const t = useT()
  const settings = useSettings()
  const guest = useSuiteSession(state => state.status === 'guest')
  const mark = (
    <>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="9" fill="currentColor" />
        <path
          d="M8 15.2 16 8l8 7.2M11 14v9.5h10V14M14.5 23.5v-5h3v5"
          fill="none"
          className="site-logo-line"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{t('product')}</span>
    </>
  )
  return (
    <div className="site-logo">
      {guest ? <a href={linkAddress(settings?.publicSiteUrl) ?? '#'}>{mark}</a> : <Link to="/">{mark}</Link>}
      {settings?.isBetaVersionEnabled && <span className="site-beta">{t('beta')}</span>}
    </div>
  )
}
