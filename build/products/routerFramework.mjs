import { createContext } from 'react'

// What React Router has for rendering on a server and for its framework, which the portal does not use.
export const FrameworkContext = createContext(undefined)

export const PrefetchPageLinks = () => null

const noPrefetch = [false, undefined, {}]

export const usePrefetchBehavior = () => noPrefetch

export const mergeRefs = ref => ref
