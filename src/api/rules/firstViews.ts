import type { Locale } from '../schemas/locales.ts'

/** Path of first views below the API's root, without the element's name. */
export const firstViewsPath = 'first-views'

/**
 * What the server draws of an element for a signed-in person (EMB-20): the contract, and what of the page changes the
 * drawing.
 */
export interface FirstViewOptions {
  readonly contract: number
  readonly scheme: 'light' | 'dark'
  /** The page's vendor, e.g. "alfa". */
  readonly vendor?: string | undefined
}

/** What a server provides for the drawing. */
export interface FirstViewServer {
  readonly locale: Locale
  /** The person's token. */
  readonly token: string
  /** Base URL of the portal. */
  readonly portal: string
  /** Base URL of the API, e.g. "https://portal.example/api/v5". */
  readonly baseUrl: string
  /** Calls the API. */
  readonly callApi: (request: Request) => Promise<Response>
}

/** What draws first views in a server, built by the product `first-views`. */
export type DrawFirstView = (
  element: string,
  options: FirstViewOptions,
  server: FirstViewServer,
) => Promise<object | undefined>
