import { createStore, type StoreApi } from 'zustand/vanilla'

/** A short word about something out of sight (LAY-16). */
interface Toast {
  readonly id: number
  readonly type: 'success' | 'error' | 'warning'
  readonly text: string
  /** What a person can do about it while it is there, such as taking it back; doing it closes the toast. */
  readonly action?: ToastAction | undefined
}

interface ToastAction {
  readonly label: string
  readonly run: () => void
}

interface ToastOptions {
  /** Milliseconds it stays: 5000 unless told, 10 000 with an action. */
  readonly duration?: number
  readonly action?: ToastAction
  /** Told once when it goes without the action having been taken: what could be undone is now for good. */
  readonly onGone?: () => void
}

export interface Toasts {
  readonly store: StoreApi<readonly Toast[]>
  /** Shows a toast and gives its id. */
  readonly show: (type: Toast['type'], text: string, options?: ToastOptions | number) => number
  readonly close: (id: number) => void
  /** Stops the time of all toasts while somebody points at them or is among them with the keyboard. */
  readonly hold: (held: boolean) => void
}

/** Time that can be stopped and goes on where it stopped. */
function createTimer(duration: number, onEnd: () => void) {
  let left = duration
  let started = 0
  let running: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    if (running === undefined) return
    clearTimeout(running)
    running = undefined
    left -= Date.now() - started
  }
  const start = () => {
    stop()
    started = Date.now()
    running = setTimeout(onEnd, Math.max(0, left))
  }
  return { start, stop }
}

/** Makes the toasts of a page. `onShow` sees to it that there is an element to show them. */
export function createToasts(onShow: () => void = () => undefined): Toasts {
  const store = createStore<readonly Toast[]>(() => [])
  const kept = new Map<number, { readonly timer: ReturnType<typeof createTimer>; onGone?: () => void }>()
  let last = 0
  let held = false

  const remove = (id: number) => {
    kept.get(id)?.timer.stop()
    kept.delete(id)
    store.setState(
      store.getState().filter(toast => toast.id !== id),
      true,
    )
  }
  const close = (id: number) => {
    const onGone = kept.get(id)?.onGone
    remove(id)
    onGone?.()
  }

  return {
    store,
    close,
    show(type, text, options = {}) {
      const { action, onGone, ...told } = typeof options === 'number' ? { duration: options } : options
      last += 1
      const id = last
      const timer = createTimer(told.duration ?? (action ? 10_000 : 5000), () => close(id))
      kept.set(id, { timer, ...(onGone && { onGone }) })
      const undo = action && {
        label: action.label,
        run() {
          if (!kept.has(id)) return
          remove(id)
          action.run()
        },
      }
      store.setState([...store.getState(), { id, type, text, action: undo }], true)
      if (!held) timer.start()
      onShow()
      return id
    },
    hold(now) {
      held = now
      for (const { timer } of kept.values()) held ? timer.stop() : timer.start()
    },
  }
}
