import { type ComponentType, createContext, useContext } from 'react'
import type { Locale } from '../../src/api/schemas/locales.ts'
import type { Scheme } from '../../src/theme/schemeOf.ts'

/** What the portal runs in: its own window, or an element of another site's page. */
export interface HostEnvironment {
  /** The element that contains the portal: language and colour scheme are inherited from it. */
  readonly host: Element
  /** The language set by the page's author; the language menu is hidden then. */
  readonly locale?: Locale | undefined
  readonly theme: Scheme | 'auto'
  readonly font?: 'system' | 'inherit'
  /** Width in pixels where it cannot be measured. */
  readonly width?: number
  /** Loads and defines an element. May be called again after a failure. */
  readonly loadElement: (tag: string) => Promise<void>
  /** Called when another page is rendered. */
  readonly onPageChange: (page: {
    readonly path: string
    readonly title: string
    readonly owner: string
  }) => void
  readonly onLocaleChange: (locale: Locale) => void
  /** Reloads the page when a chunk is missing; returns whether it does. */
  readonly reloadForChunk: (error: unknown) => boolean
  /** Restores the scroll position on back and forward. */
  readonly ScrollRestoration: ComponentType
}

export const HostEnvironmentContext = createContext<HostEnvironment | undefined>(undefined)

/** The host environment. @throws Error outside of the portal */
export function useHostEnvironment(): HostEnvironment {
  const environment = useContext(HostEnvironmentContext)
  if (!environment) throw new Error('useHostEnvironment() is for components of the portal')
  return environment
}
