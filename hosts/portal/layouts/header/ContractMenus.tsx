import { NavLink, useLocation } from 'react-router'
import { useT } from '../../../../src/i18n/useT.ts'
import { MenuEntry } from '../../components/MenuEntry.tsx'
import { useIsDesktop } from '../../hooks/useIsDesktop.ts'
import { useMenu, useMenuText } from '../../menus.ts'
import { useUnreadCounts } from '../../unreads/useUnreadCounts.ts'
import { BurgerMenu } from './BurgerMenu.tsx'
import { MoreMenu } from './MoreMenu.tsx'

/** Entries of the right menu that stand in its row; with more than the maximum, the first two and the rest behind "more" (LAY-5). */
const maximum = 3
const first = 2

/**
 * The vendor's menu of a contract: on the left all pages of the contract, on the right what leads elsewhere. On a phone
 * both stand behind one button, which says where one is (LAY-5, LAY-10).
 */
export function ContractMenus({ base }: { readonly base: string }) {
  const t = useT()
  const textOf = useMenuText()
  const { pathname } = useLocation()
  const links = useMenu('sub_header')
  const { of } = useUnreadCounts()
  const isOurs = ({ path }: { readonly path?: string | undefined }) => path?.startsWith(`${base}/`) ?? false
  const left = links.filter(isOurs)
  const right = links.filter(link => !isOurs(link))
  const isDesktop = useIsDesktop()
  const shown = isDesktop && right.length > maximum ? right.slice(0, first) : right
  const here = left.find(({ path = '' }) => `${pathname}/`.startsWith(`${path}/`))
  return (
    <BurgerMenu
      panel="organization"
      title={t('header.contract')}
      label={here ? textOf(here.translationKey) : t('header.overview')}
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
          {left.map(link => (
            <li key={link.id}>
              <MenuEntry link={link} unread={of(link)} />
            </li>
          ))}
        </ul>
      </nav>
      {right.length > 0 && (
        <nav className="site-vendor-right" aria-label={t('header.further')}>
          <ul>
            {shown.map(link => (
              <li key={link.id}>
                <MenuEntry link={link} unread={of(link)} />
              </li>
            ))}
            {right.length > shown.length && (
              <MoreMenu
                panel="right-more"
                label={t('header.more')}
                links={right.slice(shown.length)}
                unread={of}
              />
            )}
          </ul>
        </nav>
      )}
    </BurgerMenu>
  )
}
