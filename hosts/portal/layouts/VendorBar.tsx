import { Link, NavLink } from 'react-router'
import { useT } from '../../../src/i18n/useT.ts'
import { contractBase, useMenu } from '../menus.ts'
import { MenuEntry } from '../parts/MenuEntry.tsx'
import { VendorMark } from '../parts/VendorMark.tsx'
import { useRouteParams } from '../useRouteParams.ts'
import { useRouteVendor } from '../useRouteVendor.ts'
import { useSuiteSession } from '../useSuiteSession.ts'

/** The vendor whose part of the portal this is, and the pages of the contract chosen (LAY-10). */
export function VendorBar() {
  const t = useT()
  const params = useRouteParams()
  const vendor = useRouteVendor()
  const links = useMenu('sub_header').filter(({ path }) => path !== undefined)
  const base = contractBase(params)
  const hasOrganizations = useSuiteSession(({ groups }) =>
    groups.some(({ slug, showOrganizationsPage }) => slug === params.vendor && showOrganizationsPage),
  )
  // The vendor is not known yet: its bar stands empty, so that nothing moves when it is.
  if (!vendor)
    return params.vendor === undefined ? null : (
      <div className="site-vendor" aria-busy="true">
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
        {base && links.length > 0 && (
          <nav aria-label={t('header.contract')}>
            <ul>
              <li>
                <NavLink to={base} end>
                  {t('header.overview')}
                </NavLink>
              </li>
              {links.map(link => (
                <li key={link.id}>
                  <MenuEntry link={link} />
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  )
}
