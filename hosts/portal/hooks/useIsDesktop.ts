import { createContext, useContext } from 'react'

/** Width of the portal in pixels; at most the window's. */
export const PortalWidth = createContext(0)

/** Whether menus have room for a row: the breakpoint of header.css. */
export const useIsDesktop = (): boolean => useContext(PortalWidth) >= 1024
