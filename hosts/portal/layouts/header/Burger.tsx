import { Menu } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../../../src/ui/Icon.tsx'
import type { PanelName } from '../../panels/openPanel.ts'
import { PanelButton } from '../../panels/PanelButton.tsx'
import { Sheet } from '../../panels/Sheet.tsx'
import { useToggledPanel } from '../../panels/useToggledPanel.ts'
import { Bubble } from '../../parts/Bubble.tsx'

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
export function Burger({ panel: name, label, title, className, unread, children }: Props) {
  const panel = useToggledPanel<HTMLDivElement>(name)
  return (
    <div className="site-burger-around" ref={panel.around}>
      <PanelButton panel={panel} className="site-burger">
        <Icon node={Menu} />
        {title && <span className="vh">{title}: </span>}
        <span className="site-burger-label">{label}</span>
        <Bubble count={unread} />
      </PanelButton>
      <Sheet panel={panel} title={title ?? label} className={className}>
        {children}
      </Sheet>
    </div>
  )
}
