import { createStore, type StoreApi } from 'zustand/vanilla'

/** A short word about something out of sight (LAY-16). */
export interface Toast {
  readonly id: number
  readonly type: 'success' | 'error' | 'warning'
  readonly text: string
}

export interface Toasts {
  readonly store: StoreApi<readonly Toast[]>
  /** Shows a toast for `duration` milliseconds, 5000 unless told. */
  readonly show: (type: Toast['type'], text: string, duration?: number) => void
  readonly close: (id: number) => void
}

export function createToasts(): Toasts {
  const store = createStore<readonly Toast[]>(() => [])
  let last = 0
  const close = (id: number) =>
    store.setState(
      store.getState().filter(toast => toast.id !== id),
      true,
    )
  return {
    store,
    close,
    show(type, text, duration = 5000) {
      last += 1
      const id = last
      store.setState([...store.getState(), { id, type, text }], true)
      setTimeout(() => close(id), duration)
    },
  }
}
