import type { Suite } from './getSuite.ts'

type Listener = (topics: readonly string[]) => void

function listenersOf({ shared }: Pick<Suite, 'shared'>): Set<Listener> {
  const present = shared.get('change-listeners') as Set<Listener> | undefined
  const listeners = present ?? new Set()
  shared.set('change-listeners', listeners)
  return listeners
}

/** Calls the listener with the topics that staff changed, for data that is no query (EVT-7). @returns ends it */
export function onChange(suite: Pick<Suite, 'shared'>, listener: Listener): () => void {
  const listeners = listenersOf(suite)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells the listeners of the page. */
export function tellChange(suite: Pick<Suite, 'shared'>, topics: readonly string[]): void {
  for (const listener of [...listenersOf(suite)]) listener(topics)
}
