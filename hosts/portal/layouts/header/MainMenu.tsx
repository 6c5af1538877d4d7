import { useLayoutEffect, useRef, useState } from 'react'
import type { MenuLink } from '../../../../src/api/rules/menu.ts'
import { useT } from '../../../../src/i18n/useT.ts'
import { useWidth } from '../../../../src/ui/useWidth.ts'
import { MenuEntry } from '../../components/MenuEntry.tsx'
import { useIsDesktop } from '../../hooks/useIsDesktop.ts'
import { useLocale } from '../../hooks/useLocale.ts'
import { useOneStop } from '../../hooks/useOneStop.ts'
import type { UnreadCounts } from '../../unreads/useUnreadCounts.ts'
import { entriesThatFit } from './entriesThatFit.ts'
import { MoreButton, MoreMenu } from './MoreMenu.tsx'

/** Pixels between two entries; the same value as in header.css. */
const gap = 4

interface Props {
  readonly links: readonly MenuLink[]
  readonly unread: UnreadCounts['of']
}

/** The main menu: entries that fit in a row, the rest behind "more" (LAY-4). On a phone all entries, in a column. */
export function MainMenu({ links, unread }: Props) {
  const t = useT()
  const locale = useLocale()
  const [nav, available] = useWidth<HTMLElement>()
  const row = useOneStop<HTMLUListElement>(useIsDesktop())
  const ruler = useRef<HTMLUListElement>(null)
  const [visibleCount, setVisibleCount] = useState(links.length)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or number is another width
  useLayoutEffect(() => {
    // Measures at the first render, because entries would overlap the header until the observer reports the width.
    const width = available || (nav.current?.getBoundingClientRect().width ?? 0)
    // On a phone the closed menu is hidden and has no width.
    if (width === 0) return setVisibleCount(links.length)
    const widths = [...(ruler.current?.children ?? [])].map(entry => entry.getBoundingClientRect().width)
    const more = widths.pop() ?? 0
    setVisibleCount(more === 0 ? links.length : entriesThatFit(widths, width, more, gap))
  }, [links, available, locale, unread])

  const entries = links.slice(0, visibleCount)
  const hidden = links.slice(visibleCount)
  return (
    <nav className="site-menu" aria-label={t('header.main')} ref={nav}>
      <ul className="site-ruler" ref={ruler} aria-hidden="true" inert>
        {links.map(link => (
          <li key={link.id}>
            <MenuEntry link={link} unread={unread(link)} />
          </li>
        ))}
        <li>
          <MoreButton label={t('header.more')} unread={hidden.reduce((sum, link) => sum + unread(link), 0)} />
        </li>
      </ul>
      <ul ref={row}>
        {entries.map(link => (
          <li key={link.id}>
            <MenuEntry link={link} unread={unread(link)} />
          </li>
        ))}
        {hidden.length > 0 && (
          <MoreMenu
            panel="more"
            // Without entries before it, the button opens the whole menu.
            label={t(visibleCount === 0 ? 'header.menu' : 'header.more')}
            links={hidden}
            unread={unread}
          />
        )}
      </ul>
    </nav>
  )
}
