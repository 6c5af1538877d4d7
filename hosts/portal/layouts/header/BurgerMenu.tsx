import { Menu } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { UnreadBadge } from '../../components/UnreadBadge.tsx'
import { MenuPanel } from '../../menu-panels/MenuPanel.tsx'
import type { PanelName } from '../../menu-panels/openPanel.ts'
import { PanelButton } from '../../menu-panels/PanelButton.tsx'
import { useToggledPanel } from '../../menu-panels/useToggledPanel.ts'

interface Props {
  readonly panel: PanelName
  readonly label: string
  /** Heading of the menu, if it differs from the button's label. */
  readonly title?: string
  readonly className: string
  readonly unread: number
  readonly children: ReactNode
}

/** A menu that a button opens on a phone; on a desktop the button is hidden and the menu is a row. */
export function BurgerMenu({ panel: name, label, title, className, unread, children }: Props) {
  const panel = useToggledPanel<HTMLDivElement>(name)
  return (
    <div className="site-burger-around" ref={panel.around}>
      <PanelButton panel={panel} className="site-burger">
        <Icon node={Menu} />
        {title && <span className="vh">{title}: </span>}
        <span className="site-burger-label">{label}</span>
        <UnreadBadge count={unread} />
      </PanelButton>
      <MenuPanel panel={panel} title={title ?? label} className={className}>
        {children}
      </MenuPanel>
    </div>
  )
}
