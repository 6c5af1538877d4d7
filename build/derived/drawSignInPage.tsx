import { renderToString } from 'react-dom/server'
import { matchRoutes } from 'react-router'
import { createStore } from 'zustand/vanilla'
import { type HostEnvironment, HostEnvironmentContext } from '../../hosts/portal/HostEnvironmentContext.ts'
import { LoginPage } from '../../hosts/portal/pages/LoginPage.tsx'
import type { Router, RouterState } from '../../hosts/portal/router/createRouter.ts'
import { RouterProvider } from '../../hosts/portal/router/RouterProvider.tsx'
import { createRoutes } from '../../hosts/portal/routing/createRoutes.ts'
import type { PageComponents } from '../../hosts/portal/routing/pageComponents.tsx'
import { pathOf } from '../../src/api/rules/destinations.ts'
import type { Locale } from '../../src/api/schemas/locales.ts'
import type { Texts } from '../../src/i18n/createTexts.ts'
import { type SessionState, signedOut } from '../../src/session/SessionState.ts'
import type { Suite } from '../../src/suite/getSuite.ts'

declare const __SUITE_VERSION__: string

const nothing = () => undefined

const visitor: SessionState = { ...signedOut, roleId: undefined, expired: false }

/** What the components ask the page's suite for while they render: a visitor, and the texts. */
const visitorsSuite = (locale: Locale, texts: Texts) => ({
  version: __SUITE_VERSION__,
  session: { store: createStore(() => visitor) },
  language: { of: () => locale, store: createStore(() => ({ chosen: locale, page: locale })) },
  texts,
  config: {},
  shared: new Map(),
})

const environment: HostEnvironment = {
  host: {} as Element,
  theme: 'light',
  loadElement: async () => undefined,
  onPageChange: nothing,
  onLocaleChange: nothing,
  reloadForChunk: () => false,
  ScrollRestoration: () => null,
}

/** The state of the portal's router at the sign-in page. */
async function stateAtSignIn(): Promise<RouterState> {
  const components = { login: async () => LoginPage } satisfies Partial<PageComponents>
  const routes = createRoutes(components as unknown as PageComponents)
  const location = { pathname: pathOf('login'), search: '', hash: '', state: null, key: 'drawn' }
  const matches = matchRoutes(routes, location) ?? []
  for (const { route } of matches) if (route.load) route.Component ??= await route.load()
  return {
    ...{ location, matches, historyAction: 'POP', preventScrollReset: false },
    ...{ isInitialized: true, isNavigating: false, fault: undefined },
  }
}

/**
 * Draws the portal's sign-in page as every visitor sees it first, from its own components (AUT-22).
 * @returns HTML of its root, in which the element `<resident-login>` is empty
 */
export async function drawSignInPage(locale: Locale, texts: Texts): Promise<string> {
  const state = await stateAtSignIn()
  const router: Router = {
    state,
    subscribe: () => nothing,
    navigate: async () => undefined,
    preload: nothing,
    revalidate: async () => undefined,
    createHref: path => path,
    dispose: nothing,
  }
  // The components find their suite there, and every element is defined before the page continues with the HTML.
  const suite = visitorsSuite(locale, texts) as unknown as Suite
  Object.assign(globalThis, { [Symbol.for('resident-widgets')]: suite, customElements: { get: () => true } })
  return renderToString(
    <HostEnvironmentContext value={environment}>
      <RouterProvider router={router} />
    </HostEnvironmentContext>,
  )
}
