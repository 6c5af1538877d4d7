import { Files, Mail, ShieldCheck, UserRound } from 'lucide'
import { pathOf } from '../../../../src/api/rules/destinations.ts'
import { useT } from '../../../../src/i18n/useT.ts'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { UnreadBadge } from '../../components/UnreadBadge.tsx'
import { Link, NavLink } from '../../router/Link.tsx'

/** Links to pages of the account that the user may open (LAY-6, AUT-18). */
export function ProfileLinks({ unread }: { readonly unread: number }) {
  const t = useT()
  return (
    <nav aria-label={t('header.account')}>
      <ul>
        <li>
          <NavLink to={pathOf('messages')}>
            <Icon node={Mail} />
            {t('messages.title')}
            <UnreadBadge count={unread} />
          </NavLink>
        </li>
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
