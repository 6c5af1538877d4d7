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
  /** What the menu is, where the button says something else. */
  readonly title?: string
  readonly className: string
  readonly unread: number
  readonly children: ReactNode
}

/** A menu that a button opens on a phone; on a desk the button is not there and the menu stands in its row. */
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
