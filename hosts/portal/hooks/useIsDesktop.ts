import { createContext, useContext } from 'react'

/** Pixels that the portal has for itself, as wide as the window or less. */
export const PortalWidth = createContext(0)

/** Whether there is room for menus in rows, as header.css draws the line. */
export const useIsDesktop = (): boolean => useContext(PortalWidth) >= 1024
