import { Files, ShieldCheck, UserRound } from 'lucide'
import { Link } from 'react-router'
import { useT } from '../../../src/i18n/useT.ts'
import { pathOf } from '../../../src/rules/places.ts'
import { Icon } from '../../../src/ui/Icon.tsx'

/** Pages of the account, for people who may open them (LAY-6, AUT-18). */
export function AccountLinks() {
  const t = useT()
  return (
    <nav aria-label={t('header.account')}>
      <ul>
        <li>
          <Link to={pathOf('contracts')}>
            <Icon node={Files} />
            {t('contracts.title')}
          </Link>
        </li>
        <li>
          <Link to={pathOf('profile', { tab: 'profile' })}>
            <Icon node={UserRound} />
            {t('profile.title')}
          </Link>
        </li>
        <li>
          <Link to={pathOf('profile', { tab: 'profile-consent' })}>
            <Icon node={ShieldCheck} />
            {t('profile.consents')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
