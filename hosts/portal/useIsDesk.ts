import { useSyncExternalStore } from 'react'

const desk = () => matchMedia('(min-width: 1024px)')

const follow = (tell: () => void) => {
  const list = desk()
  list.addEventListener('change', tell)
  return () => list.removeEventListener('change', tell)
}

/** Whether there is room for menus in rows, as header.css draws the line. */
export const useIsDesk = (): boolean => useSyncExternalStore(follow, () => desk().matches)
