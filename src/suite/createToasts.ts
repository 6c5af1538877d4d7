import { createStore, type StoreApi } from 'zustand/vanilla'

/** A toast: a short message about something not visible (LAY-16). */
interface Toast {
  readonly id: number
  readonly type: 'success' | 'error' | 'warning'
  readonly text: string
  /** Action of the toast, e.g. undo; it closes the toast. */
  readonly action?: ToastAction | undefined
}

interface ToastAction {
  readonly label: string
  readonly run: () => void
}

interface ToastOptions {
  /** Duration in milliseconds; default: 5000, 10 000 with an action. */
  readonly duration?: number
  readonly action?: ToastAction
  /** Called once when the toast closes without the action: what could be undone is final. */
  readonly onClosed?: () => void
}

export interface Toasts {
  readonly store: StoreApi<readonly Toast[]>
  /** The element that shows them: the page's first. */
  layer?: Element
  /** Shows a toast and returns its id. */
  readonly show: (type: Toast['type'], text: string, options?: ToastOptions | number) => number
  readonly close: (id: number) => void
  /** Pauses all toasts while they have the pointer or the focus. */
  readonly pause: (paused: boolean) => void
}

/** A timer that can pause and resume. */
function createTimer(duration: number, onEnd: () => void) {
  let remaining = duration
  let started = 0
  let running: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    if (running === undefined) return
    clearTimeout(running)
    running = undefined
    remaining -= Date.now() - started
  }
  const start = () => {
    stop()
    started = Date.now()
    running = setTimeout(onEnd, Math.max(0, remaining))
  }
  return { start, stop }
}

/** Creates the toasts of a page. `onShow` ensures that an element shows them. */
export function createToasts(onShow: () => void = () => undefined): Toasts {
  const store = createStore<readonly Toast[]>(() => [])
  const openToasts = new Map<
    number,
    { readonly timer: ReturnType<typeof createTimer>; onClosed?: () => void }
  >()
  let last = 0
  let isPaused = false

  const remove = (id: number) => {
    openToasts.get(id)?.timer.stop()
    openToasts.delete(id)
    store.setState(
      store.getState().filter(toast => toast.id !== id),
      true,
    )
  }
  const close = (id: number) => {
    const onClosed = openToasts.get(id)?.onClosed
    remove(id)
    onClosed?.()
  }

  return {
    store,
    close,
    show(type, text, options = {}) {
      const { action, onClosed, ...timing } = typeof options === 'number' ? { duration: options } : options
      last += 1
      const id = last
      const timer = createTimer(timing.duration ?? (action ? 10_000 : 5000), () => close(id))
      openToasts.set(id, { timer, ...(onClosed && { onClosed }) })
      const undo = action && {
        label: action.label,
        run() {
          if (!openToasts.has(id)) return
          remove(id)
          action.run()
        },
      }
      store.setState([...store.getState(), { id, type, text, action: undo }], true)
      if (!isPaused) timer.start()
      onShow()
      return id
    },
    pause(paused) {
      isPaused = paused
      for (const { timer } of openToasts.values()) isPaused ? timer.stop() : timer.start()
    },
  }
}
