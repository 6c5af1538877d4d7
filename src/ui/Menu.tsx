import { Check, ChevronDown } from 'lucide'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import menuCss from './menu.css?inline'
import { Select } from './Select.tsx'
import { useSheet } from './useSheet.ts'

interface MenuItem {
  readonly id: string
  readonly label: string
  /** Icon before the label. */
  readonly mark?: ReactNode
  /** Language of the label, if it differs from the page's. */
  readonly lang?: string
}

interface Props {
  /** Accessible name of the choice. */
  readonly label: string
  readonly items: readonly MenuItem[]
  /** Empty while nothing is chosen. */
  readonly current: string
  /** Placeholder. */
  readonly placeholder?: string | undefined
  readonly onPick: (id: string) => void
  /** Ids of the button, for a label, and of its description, e.g. an error message. */
  readonly id?: string
  readonly describedBy?: string | undefined
}

/** A button with the current choice; opens the options in the top layer. */
export function Menu({ label, items, current, placeholder, onPick, id, describedBy }: Props) {
  useSheet(menuCss)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const currentItem = items.find(({ id }) => id === current)
  const text = currentItem?.label ?? placeholder

  const positionPanel = () => {
    const panel = list.current
    const from = button.current?.getBoundingClientRect()
    if (!panel || !from) return
    const { offsetWidth: width, offsetHeight: height } = panel
    const roomBelow = document.documentElement.clientHeight - from.bottom
    const top = roomBelow < height + 8 && from.top > height ? from.top - height - 4 : from.bottom + 4
    const left = Math.max(8, Math.min(from.left, document.documentElement.clientWidth - width - 8))
    panel.style.top = `${top + scrollY}px`
    panel.style.left = `${left + scrollX}px`
  }
  const onToggle = (nowOpen: boolean) => {
    setOpen(nowOpen)
    if (!nowOpen) return
    positionPanel()
    list.current?.querySelector<HTMLElement>(currentItem ? '[aria-checked="true"]' : 'button')?.focus()
  }
  const pick = (id: string) => {
    list.current?.hidePopover()
    button.current?.focus()
    if (id !== current) onPick(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') list.current?.hidePopover()
    if (event.key === 'Escape') button.current?.focus()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    if (!step || buttons.length === 0) return
    event.preventDefault()
    const at = buttons.findIndex(item => item.matches(':focus'))
    buttons[(at + step + buttons.length) % buttons.length]?.focus()
  }
  // iOS 16 lacks popovers.
  if (!('popover' in HTMLElement.prototype)) {
    const options = items.map(item => ({ value: item.id, label: item.label }))
    const none = placeholder && !currentItem ? [{ value: '', label: placeholder }] : []
    return <Select label={label} value={current} options={[...none, ...options]} onChange={onPick} />
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        id={id}
        className="menu-btn"
        aria-describedby={describedBy}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={text ? `${label}: ${text}` : label}
        onClick={() => list.current?.togglePopover()}
      >
        {currentItem?.mark}
        <span lang={currentItem?.lang}>{text ?? current}</span>
        <Icon node={ChevronDown} />
      </button>
      <div
        ref={list}
        className="menu"
        role="menu"
        aria-label={label}
        popover="auto"
        tabIndex={-1}
        onToggle={event => onToggle(event.newState === 'open')}
        onKeyDown={onKeyDown}
      >
        {items.map(item => (
          <button
            key={item.id}
            type="button"
            role="menuitemradio"
            aria-checked={item.id === current}
            lang={item.lang}
            tabIndex={-1}
            onClick={() => pick(item.id)}
          >
            {item.mark}
            <span>{item.label}</span>
            {item.id === current && <Icon node={Check} />}
          </button>
        ))}
      </div>
    </>
  )
}
