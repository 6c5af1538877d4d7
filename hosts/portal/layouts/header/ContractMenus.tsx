import { useT } from '../../../../src/i18n/useT.ts'
import { MenuEntry } from '../../components/MenuEntry.tsx'
import { useIsDesktop } from '../../hooks/useIsDesktop.ts'
import { useMenu, useMenuText } from '../../menus.ts'
import { NavLink } from '../../router/Link.tsx'
import { useLocation } from '../../router/RouterContext.ts'
import { useUnreadCounts } from '../../unreads/useUnreadCounts.ts'
import { BurgerMenu } from './BurgerMenu.tsx'
import { MoreMenu } from './MoreMenu.tsx'

/** Entries of the right menu in its row; above the maximum, only the first two, with the rest behind "more" (LAY-5). */
const maximum = 3
const first = 2

/**
 * The vendor's menu of a contract: pages of the contract on the left, other links on the right. On a phone both open by
 * one button, whose label is the current page (LAY-5, LAY-10).
 */
export function ContractMenus({ base }: { readonly base: string }) {
  const t = useT()
  const textOf = useMenuText()
  const { pathname } = useLocation()
  const links = useMenu('sub_header')
  const { of } = useUnreadCounts()
  const isOurs = ({ path }: { readonly path?: string | undefined }) => path?.startsWith(`${base}/`) ?? false
  const ours = links.filter(isOurs)
  const right = links.filter(link => !isOurs(link))
  const isDesktop = useIsDesktop()
  const visible = isDesktop && right.length > maximum ? right.slice(0, first) : right
  const current = ours.find(({ path = '' }) => `${pathname}/`.startsWith(`${path}/`))
  return (
    <BurgerMenu
      panel="organization"
      title={t('header.contract')}
      label={current ? textOf(current.translationKey) : t('header.overview')}
      className="site-vendor-menus"
      unread={links.reduce((sum, link) => sum + of(link), 0)}
    >
      <nav className="site-vendor-left" aria-label={t('header.contract')}>
        <ul>
          <li>
            <NavLink to={base} end>
              {t('header.overview')}
            </NavLink>
          </li>
          {ours.map(link => (
            <li key={link.id}>
              <MenuEntry link={link} unread={of(link)} />
            </li>
          ))}
        </ul>
      </nav>
      {right.length > 0 && (
        <nav className="site-vendor-right" aria-label={t('header.further')}>
          <ul>
            {visible.map(link => (
              <li key={link.id}>
                <MenuEntry link={link} unread={of(link)} />
              </li>
            ))}
            {right.length > visible.length && (
              <MoreMenu
                panel="right-more"
                label={t('header.more')}
                links={right.slice(visible.length)}
                unread={of}
              />
            )}
          </ul>
        </nav>
      )}
    </BurgerMenu>
  )
}
