import { Info } from 'lucide'
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../../src/ui/Icon.tsx'

interface Props {
  /** Accessible name of the button. */
  readonly label: string
  readonly children: ReactNode
}

const noReasons = { hover: false, focus: false, pinned: false }

/** An info button with a tooltip, shown on hover, focus or a press until a press elsewhere (LAY-15). */
export function Tooltip({ label, children }: Props) {
  const [reasons, setReasons] = useState(noReasons)
  const container = useRef<HTMLSpanElement>(null)
  const tip = useId()
  const open = reasons.hover || reasons.focus || reasons.pinned
  const set = (part: Partial<typeof noReasons>) => setReasons(current => ({ ...current, ...part }))

  useEffect(() => {
    if (!open) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setReasons(noReasons)
    const onElsewhere = (event: Event) => {
      if (container.current && !event.composedPath().includes(container.current)) setReasons(noReasons)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
    }
  }, [open])

  const hover = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') set({ hover: isOver })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles only the mouse; the button inside does the same
    <span
      className="site-tooltip"
      ref={container}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={() => set({ focus: false })}
    >
      <button
        type="button"
        className="icon-btn"
        aria-label={label}
        aria-describedby={open ? tip : undefined}
        onClick={() => set({ pinned: !reasons.pinned })}
        onFocus={(event: FocusEvent) => set({ focus: event.target.matches(':focus-visible') })}
      >
        <Icon node={Info} />
      </button>
      <span className="site-tooltip-text" role="tooltip" id={tip} hidden={!open}>
        {children}
      </span>
    </span>
  )
}
