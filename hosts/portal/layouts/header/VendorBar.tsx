import { Link, NavLink } from 'react-router'
import { useT } from '../../../../src/i18n/useT.ts'
import { VendorMark } from '../../components/VendorMark.tsx'
import { useRouteParams } from '../../hooks/useRouteParams.ts'
import { useRouteVendor } from '../../hooks/useRouteVendor.ts'
import { useSuiteSession } from '../../hooks/useSuiteSession.ts'
import { contractBase } from '../../menus.ts'
import { ContractMenus } from './ContractMenus.tsx'

/** The vendor whose part of the portal this is, and the pages of the contract chosen (LAY-10). */
export function VendorBar() {
  const t = useT()
  const params = useRouteParams()
  const vendor = useRouteVendor()
  const base = contractBase(params)
  const hasOrganizations = useSuiteSession(({ groups }) =>
    groups.some(({ slug, showOrganizationsPage }) => slug === params.vendor && showOrganizationsPage),
  )
  // The vendor is not known yet, or could not be asked for: its bar stands empty, so that nothing moves when it is.
  if (!vendor)
    return params.vendor === undefined ? null : (
      <div className="site-vendor">
        <div className="site-bar" />
      </div>
    )
  return (
    <div className="site-vendor">
      <div className="site-bar">
        <Link className="site-vendor-name" to={base ?? `/vendor/${vendor.slug}`}>
          <VendorMark vendor={vendor} sign={params.organization !== undefined} />
        </Link>
        {hasOrganizations && (
          <NavLink className="site-vendor-organizations" to={`/vendor/${vendor.slug}/organizations`} end>
            {t('organizations.title')}
          </NavLink>
        )}
        {base && <ContractMenus base={base} />}
      </div>
    </div>
  )
}
