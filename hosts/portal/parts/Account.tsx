import { ChevronDown, CircleUser, LogOut } from 'lucide'
import { useId } from 'react'
import { Link } from 'react-router'
import { useT } from '../../../src/i18n/useT.ts'
import { loginPath } from '../../../src/rules/guards.ts'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import { useRouteParams } from '../useRouteParams.ts'
import { useSuiteSession } from '../useSuiteSession.ts'
import { AccountLinks } from './AccountLinks.tsx'
import { useDisclosure } from './useDisclosure.ts'

/** Who is signed in and a way out; a visitor gets the way in. On a phone it stands open inside the menu. */
export function Account() {
  const t = useT()
  const params = useRouteParams()
  const user = useSuiteSession(state => state.user)
  const guest = useSuiteSession(state => state.status === 'guest')
  const { open, toggle, around, button } = useDisclosure<HTMLDivElement>()
  const menu = useId()

  if (guest)
    return (
      <Link className="site-signin" to={loginPath(params)}>
        {t('shared:signIn')}
      </Link>
    )
  if (!user) return null
  return (
    <div className="site-account" ref={around}>
      <button type="button" ref={button} aria-expanded={open} aria-controls={menu} onClick={toggle}>
        <Icon node={CircleUser} />
        <span className="site-account-name">
          <span className="vh">{t('header.account')}: </span>
          {user.firstName} {user.lastName}
        </span>
        <Icon node={ChevronDown} />
      </button>
      <div className="site-account-menu" id={menu} data-open={open}>
        <p>
          <strong>
            {user.firstName} {user.lastName}
          </strong>
          <span className="muted">{user.email}</span>
        </p>
        {user.invalidFields.length === 0 && <AccountLinks />}
        <button type="button" onClick={() => void getSuite().session.signOut()}>
          <Icon node={LogOut} />
          {t('header.signOut')}
        </button>
      </div>
    </div>
  )
}
