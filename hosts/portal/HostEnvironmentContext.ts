import { type ComponentType, createContext, useContext } from 'react'
import type { Locale } from '../../src/api/schemas/locales.ts'
import type { Scheme } from '../../src/runtime/useScheme.ts'

/** What the portal stands on: a window of its own, or an element in somebody's page. */
export interface HostEnvironment {
  /** Where the portal stands in the document: language and colours around it are its own too. */
  readonly host: Element
  /** A language that whoever made the page has fixed: then nobody chooses another. */
  readonly locale?: Locale | undefined
  readonly theme: Scheme | 'auto'
  readonly font?: 'system' | 'inherit'
  /** Loads and defines an element. A failure may be tried again. */
  readonly loadElement: (tag: string) => Promise<void>
  /** Says outside which page is shown, and in which language. */
  readonly onPageChange: (page: {
    readonly path: string
    readonly title: string
    readonly owner: string
  }) => void
  readonly onLocaleChange: (locale: Locale) => void
  /** Loads everything anew where a part of the code is missing; gives whether it does. */
  readonly reloadForChunk: (error: unknown) => boolean
  /** Finds the place on a page again when somebody comes back to it. */
  readonly ScrollRestoration: ComponentType
}

export const HostEnvironmentContext = createContext<HostEnvironment | undefined>(undefined)

/** What the portal stands on. @throws outside of it, which is a mistake in our code */
export function useHostEnvironment(): HostEnvironment {
  const ground = useContext(HostEnvironmentContext)
  if (!ground) throw new Error('useHostEnvironment() is for components of the portal')
  return ground
}
