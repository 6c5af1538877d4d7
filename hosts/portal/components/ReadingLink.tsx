import { vendorPath } from '../../../src/api/rules/guards.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useFeatures } from '../hooks/useFeatures.ts'
import { useRouteParams } from '../hooks/useRouteParams.ts'
import { Link } from '../router/Link.tsx'

/** Leads from the sign-in to readings without an account, where the vendor or the platform takes them (RDG-5). */
export function ReadingLink() {
  const t = useT()
  const params = useRouteParams()
  const features = useFeatures(params.vendor)
  if (!features?.includes('reading-without-account')) return null
  return (
    <p className="site-reading-link">
      <Link to={`${vendorPath(params) ?? ''}/submit-reading`}>{t('submitReading')}</Link>
    </p>
  )
}
