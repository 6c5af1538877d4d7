import { linkAddress } from '../../../src/api/rules/addresses.ts'
import { dayIn } from '../../../src/i18n/formats.ts'
import { vendorTimeZone } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { MenuEntry } from '../components/MenuEntry.tsx'
import { SocialIcon } from '../components/SocialIcon.tsx'
import { type Settings, useMenu, useSettings } from '../menus.ts'

const stores = [
  ['appIosDownloadUrl', 'App Store'],
  ['appAndroidDownloadUrl', 'Google Play'],
] as const

const socials = [
  ['facebookSocialsUrl', 'Facebook'],
  ['youtubeSocialsUrl', 'YouTube'],
  ['instagramSocialsUrl', 'Instagram'],
  ['linkedInSocialsUrl', 'LinkedIn'],
] as const

/** The footer: its menu, and store and social links that have an address (LAY-12). */
export function Footer() {
  const t = useT()
  const links = useMenu('footer')
  const settings = useSettings()
  const withAddress = <Name extends string>(list: readonly (readonly [keyof Settings, Name])[]) =>
    list.flatMap(([key, name]) => {
      const address = linkAddress(String(settings?.[key] ?? ''))
      return address ? [{ name, address }] : []
    })
  return (
    <footer className="site-footer">
      <div className="site-bar">
        {links.length > 0 && (
          <nav aria-label={t('footer.menu')}>
            <ul>
              {links.map(link => (
                <li key={link.id}>
                  <MenuEntry link={link} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ul className="site-stores">
          {withAddress(stores).map(({ name, address }) => (
            <li key={name}>
              <a href={address} target="_blank" rel="noopener noreferrer">
                {t('footer.store', { store: name })}
                <span className="vh"> ({t('newWindow')})</span>
              </a>
            </li>
          ))}
        </ul>
        <p className="muted">{t('footer.rights', { year: dayIn(vendorTimeZone, new Date()).slice(0, 4) })}</p>
        <ul className="site-socials">
          {withAddress(socials).map(({ name, address }) => (
            <li key={name}>
              <a href={address} target="_blank" rel="noopener noreferrer">
                <SocialIcon name={name} />
                <span className="vh">
                  {name} ({t('newWindow')})
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
