import type { Location } from 'react-router'

/** Key of scroll positions in sessionStorage. */
const storageKey = 'resident-scroll'

/**
 * The key of a location's scroll position. The history gives the key "default" to the first location of every page load,
 * whatever its path, so these have their path as key.
 */
export const scrollKeyOf = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string =>
  key === 'default' ? pathname : key

/** Positions of this page load, by scrollKeyOf. */
const positions = new Map<string, number>()

export const setScrollPosition = (key: string, y: number): void => void positions.set(key, y)

function storedPositions(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

/** The scroll position at a location, also from before a reload. */
export const scrollPosition = (key: string): number | undefined =>
  positions.get(key) ?? storedPositions()[key]

function write(stored: Readonly<Record<string, number>>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(stored))
  } catch {
    // Without storage there is no position either.
  }
}

/** Keeps the positions of this page load for a return to it. */
export const storeScrollPositions = (): void =>
  write({ ...storedPositions(), ...Object.fromEntries(positions) })

/** Whether the browser returned to this page: by reload, back or forward, or from a bank. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const type = (navigation as PerformanceNavigationTiming | undefined)?.type
  return type === 'reload' || type === 'back_forward' || new URLSearchParams(location.search).has('payment')
}

/**
 * Removes the position stored for the path of this page load, unless the browser returned to it: it begins at the top.
 */
export function forgetScrollPosition(): void {
  if (isReturn()) return
  const { [location.pathname]: _, ...others } = storedPositions()
  write(others)
}
