import { draftsKey } from './storage.ts'

/** Whether this device keeps input that a form begins with. Sandboxed frames refuse what is stored. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(localStorage).some(key => key.startsWith(draftsKey('')))
  } catch {
    return false
  }
}
