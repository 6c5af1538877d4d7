import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide'
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { useT } from '../../src/i18n/useT.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import { IconButton } from '../../src/ui/IconButton.tsx'

export interface ToastItem {
  readonly id: number
  readonly type: 'success' | 'error' | 'warning'
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
}

export interface ToastsViewProps {
  /** Oldest first. */
  readonly toasts: readonly ToastItem[]
  readonly onClose: (id: number) => void
  /** Called when pointer or keyboard focus enters or leaves the toasts. */
  readonly onPause: (paused: boolean) => void
}

const looks = {
  success: { tone: 'success', icon: CircleCheck },
  warning: { tone: 'warning', icon: TriangleAlert },
  error: { tone: 'danger', icon: CircleAlert },
} as const

/**
 * A stack of notifications in the top layer: at the bottom on phones, in the upper corner on wide screens
 * (LAY-16).
 */
export function ToastsView({ toasts, onClose, onPause }: ToastsViewProps) {
  const t = useT()
  const stack = useRef<HTMLElement>(null)
  const last = toasts.at(-1)?.id ?? 0
  // Closing the newest toast must not announce the previous one again.
  const newest = useRef(last)
  newest.current = Math.max(newest.current, last)
  const fresh = newest.current
  const pauseHandlers = usePauseHandlers(onPause, stack, toasts)

  // Reopens the popover for each toast, so that it lies above dialogs opened meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new toast
  useEffect(() => {
    const element = stack.current
    if (!element?.showPopover) return
    // Reopening would remove the keyboard focus from the toasts.
    if (element.matches(':focus-within') && element.matches(':popover-open')) return
    element.hidePopover()
    element.showPopover()
  }, [fresh])

  return (
    <section
      ref={stack}
      className="toasts"
      popover="manual"
      aria-label={t('label')}
      aria-live="polite"
      {...pauseHandlers}
    >
      {toasts.map(({ id, type, text, action }) => (
        <div key={id} className={`toast ${looks[type].tone}${id === fresh ? ' fresh' : ''}`} part="toast">
          <Icon node={looks[type].icon} />
          <p>
            <span className="vh">{t(type)}: </span>
            {text}
          </p>
          {action && (
            <Button variant="quiet" onClick={action.run}>
              {action.label}
            </Button>
          )}
          <IconButton icon={X} label={t('shared:close')} onClick={() => onClose(id)} />
        </div>
      ))}
    </section>
  )
}

/**
 * Reports whether pointer or focus is inside. Removing the hovered or focused toast fires no leave event, so both are
 * looked for after each change of the toasts.
 */
function usePauseHandlers(
  onPause: (paused: boolean) => void,
  stack: RefObject<HTMLElement | null>,
  toasts: readonly ToastItem[],
) {
  const at = useRef({ pointer: false, focus: false })
  const report = (change: Partial<typeof at.current>) => {
    Object.assign(at.current, change)
    onPause(at.current.pointer || at.current.focus)
  }
  const isAt = (state: string) => toasts.length > 0 && stack.current?.matches(state) === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each change of the toasts
  useEffect(() => {
    const { pointer, focus } = at.current
    if (pointer || focus)
      report({ pointer: pointer && isAt(':hover'), focus: focus && isAt(':focus-within') })
  }, [toasts])
  useEffect(() => () => onPause(false), [onPause])
  return {
    onPointerOver: () => report({ pointer: true }),
    onPointerLeave: () => report({ pointer: false }),
    onFocus: () => report({ focus: true }),
    onBlur: (event: FocusEvent<HTMLElement>) =>
      report({ focus: event.currentTarget.contains(event.relatedTarget) }),
  }
}
