import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Suite } from './getSuite.ts'

/** Whether the contract switcher is open; floating elements make room for it (CHT-2). */
export type SwitcherStore = StoreApi<boolean>

/** The page's store of that state, created on first use. */
export function getSwitcherStore({ shared }: Pick<Suite, 'shared'>): SwitcherStore {
  const present = shared.get('switcher')
  if (present) return present as SwitcherStore
  const store = createStore(() => false)
  shared.set('switcher', store)
  return store
}
