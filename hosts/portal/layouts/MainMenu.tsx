import { ChevronDown } from 'lucide'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import type { MenuLink } from '../../../src/rules/menu.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import { useWidth } from '../../../src/ui/useWidth.ts'
import { MenuEntry } from '../parts/MenuEntry.tsx'
import { useDisclosure } from '../parts/useDisclosure.ts'
import { useLocale } from '../useLocale.ts'
import { fitting } from './fitting.ts'

/** Pixels between two entries, as header.css has them. */
const gap = 4

/** The main menu: a row as long as there is room, the rest behind "more" (LAY-4). On a phone all of it, in a column. */
export function MainMenu({ links }: { readonly links: readonly MenuLink[] }) {
  const t = useT()
  const locale = useLocale()
  const [nav, room] = useWidth<HTMLElement>()
  const ruler = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(links.length)
  const { open, toggle, around, button } = useDisclosure<HTMLLIElement>()
  const list = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another width
  useLayoutEffect(() => {
    const widths = [...(ruler.current?.children ?? [])].map(entry => entry.getBoundingClientRect().width)
    const more = widths.pop() ?? 0
    setShown(more === 0 ? links.length : fitting(widths, room, more, gap))
  }, [links, room, locale])

  const hidden = links.slice(shown)
  const entries = (some: readonly MenuLink[]) =>
    some.map(link => (
      <li key={link.id}>
        <MenuEntry link={link} />
      </li>
    ))
  return (
    <nav className="site-menu" aria-label={t('header.main')} ref={nav}>
      <ul className="site-ruler" ref={ruler} aria-hidden="true" inert>
        {entries(links)}
        <li>
          <MoreButton label={t('header.more')} />
        </li>
      </ul>
      <ul>
        {entries(links.slice(0, shown))}
        {hidden.length > 0 && (
          <li className="site-more" ref={around}>
            <MoreButton
              label={t('header.more')}
              buttonRef={button}
              open={open}
              controls={list}
              onClick={toggle}
            />
            <ul id={list} hidden={!open}>
              {entries(hidden)}
            </ul>
          </li>
        )}
      </ul>
    </nav>
  )
}

interface MoreProps {
  readonly label: string
  readonly buttonRef?: ReturnType<typeof useDisclosure>['button']
  readonly open?: boolean
  readonly controls?: string
  readonly onClick?: () => void
}

const MoreButton = ({ label, buttonRef, open, controls, onClick }: MoreProps) => (
  <button
    type="button"
    className="site-more-button"
    ref={buttonRef}
    aria-expanded={open}
    aria-controls={controls}
    onClick={onClick}
  >
    {label}
    <Icon node={ChevronDown} />
  </button>
)
