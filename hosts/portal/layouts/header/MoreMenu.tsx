import { ChevronDown } from 'lucide'
import type { MenuLink } from '../../../../src/api/rules/menu.ts'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { MenuEntry } from '../../components/MenuEntry.tsx'
import { UnreadBadge } from '../../components/UnreadBadge.tsx'
import type { PanelName } from '../../menu-panels/openPanel.ts'
import { type ToggledPanel, useToggledPanel } from '../../menu-panels/useToggledPanel.ts'
import type { UnreadCounts } from '../../unreads/useUnreadCounts.ts'

interface Props {
  readonly panel: PanelName
  readonly label: string
  readonly links: readonly MenuLink[]
  readonly unread: UnreadCounts['of']
}

/** Entries that do not fit in their row; the button has the number of unread items behind it (LAY-4). */
export function MoreMenu({ panel, label, links, unread }: Props) {
  const onToggle = useToggledPanel<HTMLLIElement>(panel)
  return (
    <li className="site-more" ref={onToggle.around}>
      <MoreButton
        label={label}
        unread={links.reduce((sum, link) => sum + unread(link), 0)}
        panel={onToggle}
      />
      <ul id={onToggle.id} hidden={!onToggle.open}>
        {links.map(link => (
          <li key={link.id}>
            <MenuEntry link={link} unread={unread(link)} />
          </li>
        ))}
      </ul>
    </li>
  )
}

interface ButtonProps {
  readonly label: string
  readonly unread: number
  /** The panel that it toggles; omitted for the copy that is measured. */
  readonly panel?: ToggledPanel<HTMLElement>
}

export const MoreButton = ({ label, unread, panel }: ButtonProps) => (
  <button
    type="button"
    className="site-more-button"
    ref={panel?.button}
    aria-expanded={panel?.open}
    aria-controls={panel?.id}
    onClick={panel?.toggle}
  >
    {label}
    <UnreadBadge count={unread} />
    <Icon node={ChevronDown} />
  </button>
)
