import { renderToString } from 'react-dom/server'
import { createStore } from 'zustand/vanilla'
import { HostEnvironmentContext } from '../../hosts/portal/HostEnvironmentContext.ts'
import { LoginPage } from '../../hosts/portal/pages/LoginPage.tsx'
import { createStaticRouter } from '../../hosts/portal/router/createStaticRouter.ts'
import { RouterProvider } from '../../hosts/portal/router/RouterProvider.tsx'
import { createRoutes } from '../../hosts/portal/routing/createRoutes.ts'
import type { PageComponents } from '../../hosts/portal/routing/pageComponents.tsx'
import { staticEnvironment } from '../../hosts/portal/staticEnvironment.ts'
import { pathOf } from '../../src/api/rules/destinations.ts'
import type { Locale } from '../../src/api/schemas/locales.ts'
import type { Texts } from '../../src/i18n/createTexts.ts'
import { type SessionState, signedOut } from '../../src/session/SessionState.ts'
import type { Suite } from '../../src/suite/getSuite.ts'

declare const __SUITE_VERSION__: string

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

/** The only page that is drawn. */
const components = { login: async () => LoginPage } satisfies Partial<PageComponents>

/**
 * Draws the portal's sign-in page as every visitor sees it first, from its own components (AUT-22).
 * @returns HTML of its root, in which the element `<resident-login>` is empty
 */
export async function drawSignInPage(locale: Locale, texts: Texts): Promise<string> {
  const router = await createStaticRouter(
    createRoutes(components as unknown as PageComponents),
    pathOf('login'),
  )
  // The components find their suite there, and every element is defined before the page continues with the HTML.
  const suite = visitorsSuite(locale, texts) as unknown as Suite
  Object.assign(globalThis, { [Symbol.for('resident-widgets')]: suite, customElements: { get: () => true } })
  return renderToString(
    <HostEnvironmentContext value={staticEnvironment('light')}>
      <RouterProvider router={router} />
    </HostEnvironmentContext>,
  )
}
