import { createContext, type ReactNode, useContext } from 'react'

export const OutletContext = createContext<ReactNode>(null)

/** Where a layout renders what is inside of it. */
export const Outlet = () => useContext(OutletContext)
