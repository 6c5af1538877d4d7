import { Info } from 'lucide'
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../../src/ui/Icon.tsx'

interface Props {
  /** What the button is about, for those who do not see what it stands beside. */
  readonly label: string
  readonly children: ReactNode
}

const nothing = { hover: false, focus: false, pinned: false }

/** A word of explanation over the end of a small button: on hover, focus or a press, until a press elsewhere (LAY-15). */
export function Tooltip({ label, children }: Props) {
  const [why, setWhy] = useState(nothing)
  const around = useRef<HTMLSpanElement>(null)
  const tip = useId()
  const open = why.hover || why.focus || why.pinned
  const set = (part: Partial<typeof nothing>) => setWhy(now => ({ ...now, ...part }))

  useEffect(() => {
    if (!open) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setWhy(nothing)
    const onElsewhere = (event: Event) => {
      if (around.current && !event.composedPath().includes(around.current)) setWhy(nothing)
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the mouse alone; a button inside does the same
    <span
      className="site-tooltip"
      ref={around}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={() => set({ focus: false })}
    >
      <button
        type="button"
        className="icon-btn"
        aria-label={label}
        aria-describedby={open ? tip : undefined}
        onClick={() => set({ pinned: !why.pinned })}
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
