import type { MenuLink } from '../../../src/api/rules/menu.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useMenuText } from '../menus.ts'
import { NavLink } from '../router/Link.tsx'
import { useRouter } from '../router/RouterContext.ts'
import { UnreadBadge } from './UnreadBadge.tsx'

interface Props {
  readonly link: MenuLink
  /** Number of unread items on its page. */
  readonly unread?: number
}

/** An entry of a menu. Screen readers announce that a link opens a new window. */
export function MenuEntry({ link, unread = 0 }: Props) {
  const t = useT()
  const name = useMenuText()(link.translationKey)
  const { createHref } = useRouter()
  if (link.path !== undefined && !link.newWindow)
    return (
      <NavLink to={link.path}>
        {name}
        <UnreadBadge count={unread} />
      </NavLink>
    )
  const address = link.path === undefined ? link.address : createHref(link.path)
  return link.newWindow ? (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {name}
      <span className="vh"> ({t('newWindow')})</span>
    </a>
  ) : (
    <a href={address}>{name}</a>
  )
}
