import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide'
import { useEffect, useRef } from 'react'
import { useT } from '../../src/i18n/useT.ts'
import { Icon } from '../../src/ui/Icon.tsx'
import { IconButton } from '../../src/ui/IconButton.tsx'

export interface ToastItem {
  readonly id: number
  readonly type: 'success' | 'error' | 'warning'
  readonly text: string
}

export interface ToastsViewProps {
  /** Oldest first. */
  readonly toasts: readonly ToastItem[]
  readonly onClose: (id: number) => void
}

const looks = {
  success: { tone: 'success', icon: CircleCheck },
  warning: { tone: 'warning', icon: TriangleAlert },
  error: { tone: 'danger', icon: CircleAlert },
} as const

/** A stack of short words in the top layer: at the foot of a phone, in the upper corner of a desk (LAY-16). */
export function ToastsView({ toasts, onClose }: ToastsViewProps) {
  const t = useT()
  const stack = useRef<HTMLElement>(null)
  const last = toasts.at(-1)?.id ?? 0
  // Closing the newest does not make the one before it new.
  const newest = useRef(last)
  newest.current = Math.max(newest.current, last)
  const fresh = newest.current

  // Shown anew with each toast: the newest of the top layer lies above dialogs opened meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new toast
  useEffect(() => {
    const shown = stack.current
    if (!shown?.showPopover) return
    shown.hidePopover()
    shown.showPopover()
  }, [fresh])

  return (
    <section ref={stack} className="toasts" popover="manual" aria-label={t('label')} aria-live="polite">
      {toasts.map(({ id, type, text }) => (
        <div key={id} className={`toast ${looks[type].tone}${id === fresh ? ' fresh' : ''}`} part="toast">
          <Icon node={looks[type].icon} />
          <p>
            <span className="vh">{t(type)}: </span>
            {text}
          </p>
          <IconButton icon={X} label={t('shared:close')} onClick={() => onClose(id)} />
        </div>
      ))}
    </section>
  )
}
