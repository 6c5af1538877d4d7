import { useT } from '../../../../src/i18n/useT.ts'
import { VendorMark } from '../../components/VendorMark.tsx'
import { useIsDesktop } from '../../hooks/useIsDesktop.ts'
import { useOneStop } from '../../hooks/useOneStop.ts'
import { useRouteParams } from '../../hooks/useRouteParams.ts'
import { useRouteVendor } from '../../hooks/useRouteVendor.ts'
import { useSuiteSession } from '../../hooks/useSuiteSession.ts'
import { contractBase } from '../../menus.ts'
import { Link, NavLink } from '../../router/Link.tsx'
import { ContractMenus } from './ContractMenus.tsx'
import { OutagesButton } from './OutagesButton.tsx'

/** The vendor of the current path, and the pages of the current contract (LAY-10). */
export function VendorBar() {
  const t = useT()
  const params = useRouteParams()
  const vendor = useRouteVendor()
  const base = contractBase(params)
  const row = useOneStop<HTMLDivElement>(useIsDesktop() && vendor !== undefined)
  const hasOrganizations = useSuiteSession(({ groups }) =>
    groups.some(({ slug, showOrganizationsPage }) => slug === params.vendor && showOrganizationsPage),
  )
  // An empty bar while the vendor loads or after a failure reserves the height.
  if (!vendor)
    return params.vendor === undefined ? null : (
      <div className="site-vendor">
        <div className="site-bar" />
      </div>
    )
  return (
    <div className="site-vendor">
      <div className="site-bar" ref={row}>
        <Link className="site-vendor-name" to={base ?? `/vendor/${vendor.slug}`}>
          <VendorMark vendor={vendor} sign={params.organization !== undefined} />
        </Link>
        {hasOrganizations && (
          <NavLink className="site-vendor-organizations" to={`/vendor/${vendor.slug}/organizations`} end>
            {t('organizations.title')}
          </NavLink>
        )}
        <OutagesButton />
        {base && <ContractMenus base={base} />}
      </div>
    </div>
  )
}
