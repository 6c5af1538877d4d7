import { renderToString } from 'react-dom/server'
import { parsePath } from 'react-router'
import { type FirstPageName, isFirstPage } from '../../../src/api/rules/firstPages.ts'
import type { FirstPageOptions, FirstViewDrawer, FirstViewServer } from '../../../src/api/rules/firstViews.ts'
import { type PortalPage, portalPages } from '../../../src/api/rules/portalPages.ts'
import { portalPathAt } from '../../../src/api/rules/portalPaths.ts'
import type { FirstPage } from '../../../src/client/FirstState.ts'
import { parseDrawn } from '../../../src/element/parseDrawn.ts'
import { HostEnvironmentContext } from '../HostEnvironmentContext.ts'
import { BillPage } from '../pages/BillPage.tsx'
import { ContractPage } from '../pages/ContractPage.tsx'
import { DashboardPage } from '../pages/DashboardPage.tsx'
import { MeterPage } from '../pages/MeterPage.tsx'
import { createStaticRouter } from '../router/createStaticRouter.ts'
import { RouterProvider } from '../router/RouterProvider.tsx'
import { createRoutes } from '../routing/createRoutes.ts'
import type { PageComponents } from '../routing/pageComponents.tsx'
import { staticEnvironment } from '../staticEnvironment.ts'
import { createServerSuite } from './createServerSuite.ts'
import { drawElement, drawnCss } from './drawElement.tsx'
import { drawnWidget } from './drawnWidgets.ts'
import { keepAnswers } from './keepAnswers.ts'
import { undefinedIfRefused } from './undefinedIfRefused.ts'
import { withSuite } from './withSuite.ts'

const components = {
  dashboard: async () => DashboardPage,
  contract: async () => ContractPage,
  bills: async () => BillPage,
  meters: async () => MeterPage,
} satisfies Pick<PageComponents, FirstPageName>

/** React asks for pictures in the head. */
const preloads = /<link [^>]*>/g

const elementTags = /<resident-([a-z-]+)((?: [a-z-]+="[^"]*")*)><\/resident-\1>/g

/** Where the element comes, once its attributes are known. */
const place = '<div data-element></div>'

const attributesIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))

async function draw(
  { path, role, scheme, width }: FirstPageOptions,
  api: FirstViewServer,
): Promise<FirstPage | undefined> {
  const { pathname = '/' } = parsePath(path)
  const entry = portalPathAt(pathname)
  if (!isFirstPage(entry)) return undefined
  const { element = '' }: PortalPage = portalPages[entry.page]
  const widget = drawnWidget(element)
  const router = await createStaticRouter(createRoutes(components as unknown as PageComponents), path)
  const id = router.state.matches.at(-1)?.params.contract
  const contract = id === undefined ? undefined : Number(id)
  const { server, answers } = keepAnswers(api)
  const suite = await createServerSuite({ contract, role, elements: [element] }, server)
  if (!suite || !widget) return undefined
  let attributes: Readonly<Record<string, string>> | undefined
  const html = withSuite(suite, [`resident-${element}`], () =>
    renderToString(
      <HostEnvironmentContext value={{ ...staticEnvironment(scheme), width }}>
        <RouterProvider router={router} />
      </HostEnvironmentContext>,
    ),
  )
    .replace(preloads, '')
    .replace(elementTags, (_, name: string, text: string) => {
      // Others come after the page.
      if (name !== element || attributes) return ''
      attributes = attributesIn(text)
      return place
    })
  if (!attributes) return undefined
  const drawn = await drawElement(suite, widget, { attributes, scheme })
  return {
    nodes: parseDrawn(
      html.replace(place, () => `<div data-element="${element}">${drawn.html}</div>`),
      text => text,
    ),
    element: { name: element, css: drawnCss(drawn, scheme) },
    answers,
  }
}

/**
 * Draws a page of the portal for a signed-in person (EMB-21), with its main element.
 * @returns undefined for pages that are not drawn, where a call is refused, and where the page would lead elsewhere
 * @throws Error if the drawing has what none may have
 */
export const drawFirstPage: FirstViewDrawer['drawFirstPage'] = (options, server) =>
  draw(options, server).catch(undefinedIfRefused)
