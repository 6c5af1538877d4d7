import { X } from 'lucide'
import type { ReactNode } from 'react'
import { linkAddress } from '../../../../src/api/rules/addresses.ts'
import { useT } from '../../../../src/i18n/useT.ts'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { Logo } from '../../components/Logo.tsx'
import { useSettings } from '../../menus.ts'
import { Link } from '../../router/Link.tsx'
import { BurgerMenu } from '../header/BurgerMenu.tsx'
import { addressOf, useChosenContract } from './billedContract.ts'
import { ServicesMenu } from './ServicesMenu.tsx'

/**
 * The navbar of card payment: logo, services, "About us" and FAQ if the platform has them (behind a button on a phone),
 * and a link back to the contract or the start page (LAY-11).
 */
export function PaymentsNavbar({ tools }: { readonly tools: ReactNode }) {
  const t = useT()
  const settings = useSettings()
  const own = useChosenContract()
  const links = [
    ['menu.about_us', linkAddress(settings?.aboutUsUrl)],
    ['menu.faq', linkAddress(settings?.paymentServiceWebFaqUrl ?? settings?.faqUrl)],
  ] as const
  const visibleLinks = links.filter(([, address]) => address !== undefined)
  return (
    <header className="site-header">
      <div className="site-bar">
        <Logo />
        <ServicesMenu />
        <BurgerMenu panel="main" label={t('header.menu')} className="site-panel" unread={0}>
          {visibleLinks.length > 0 && (
            <nav aria-label={t('header.main')}>
              <ul>
                {visibleLinks.map(([name, address]) => (
                  <li key={name}>
                    <a href={address}>{t(name)}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className="site-tools">{tools}</div>
        </BurgerMenu>
        <Link className="btn secondary site-leave" to={own ? addressOf(own) : '/'}>
          <Icon node={X} />
          <span className="site-leave-label">{t('shared:close')}</span>
        </Link>
      </div>
    </header>
  )
}
