import type { Locale } from '../schemas/locales.ts'

/** Path of first views below the API's root, without the element's name. */
export const firstViewsPath = 'first-views'

/** Path of the portal's first pages below the API's root. */
export const firstPagesPath = 'first-pages'

/** Milliseconds for which a page waits for what the server draws, and for which its own may still wait for what that has. */
export const firstViewPatience = 3000

type Scheme = 'light' | 'dark'

/**
 * What the server draws of an element for a signed-in person (EMB-20): the contract, and what of the page changes the
 * drawing.
 */
export interface FirstViewOptions {
  readonly contract: number
  /** Id of the role that the person has chosen; undefined for the one in which a session starts. */
  readonly role?: number | undefined
  readonly scheme: Scheme
  /** The page's vendor, e.g. "alfa". */
  readonly vendor?: string | undefined
}

/** What the server draws of the portal for a signed-in person (EMB-21): a page, and what of the window changes the drawing. */
export interface FirstPageOptions {
  /** Path of the page, e.g. "/vendor/alfa/contract/1/bill". */
  readonly path: string
  /** Id of the role that the person has chosen; undefined for the one in which a session starts. */
  readonly role?: number | undefined
  readonly scheme: Scheme
  /** Pixels. */
  readonly width: number
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

/** What draws in a server, built by the product `first-views`; undefined where nothing is drawn. */
export interface FirstViewDrawer {
  readonly drawFirstView: (
    element: string,
    options: FirstViewOptions,
    server: FirstViewServer,
  ) => Promise<object | undefined>
  readonly drawFirstPage: (options: FirstPageOptions, server: FirstViewServer) => Promise<object | undefined>
}
