import './prefetch/pageScripts.ts'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { isLocale, type Locale } from '../../src/api/schemas/locales.ts'
import { forgetEarly } from '../../src/client/prefetchedAnswers.ts'
import { getQueryClient } from '../../src/runtime/QueryShell.tsx'
import { loadElementTexts, loadFurtherTexts } from '../../src/runtime/useElementTexts.ts'
import { getSuite } from '../../src/suite/getSuite.ts'
import { announceLoader, loadElement } from './elements/loadElement.ts'
import { whenIdle } from './elements/pageProgress.ts'
import { followMaintenance } from './errors/followMaintenance.ts'
import { reloadForChunk } from './errors/loadChunk.ts'
import { PlainErrorPage } from './errors/PlainErrorPage.tsx'
import { startReports } from './errors/startReports.ts'
import { followSession } from './guards/followSession.ts'
import { type HostEnvironment, HostEnvironmentContext } from './HostEnvironmentContext.ts'
import { loadPortalTexts } from './loadPortalTexts.ts'
import { followOffline, hearOffline } from './offline/followOffline.ts'
import { allPageComponents } from './routing/allPageComponents.ts'
import { createRoutes } from './routing/createRoutes.ts'
import { followElements } from './routing/followElements.ts'
import { pageNames, withPageNames } from './routing/pageNames.ts'
import { forgetScrollPosition } from './scroll/scrollPositions.ts'
import { WindowScrollRestoration } from './scroll/WindowScrollRestoration.tsx'
import './styles/portal.css'
import { withViewTransitions } from './routing/withViewTransitions.ts'

/** `?lang=` selects the language when it is one of ours, and leaves the address, so that a later choice holds (NAV-9). */
function takeLanguage(choose: (locale: Locale) => void) {
  const address = new URL(location.href)
  const wanted = address.searchParams.get('lang')
  if (wanted === null) return
  if (isLocale(wanted)) choose(wanted)
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
}

/** A window of its own: the document is all the portal's. */
const ground: HostEnvironment = {
  host: document.documentElement,
  theme: 'auto',
  loadElement,
  onPageChange({ title, owner }) {
    document.title = `${title} – ${owner}`
  },
  onLocaleChange(locale) {
    document.documentElement.lang = locale
  },
  reloadForChunk,
  ScrollRestoration: WindowScrollRestoration,
}

/** Goes on in a turn of its own, so that a phone is not busy with all of it at once. */
const nextTurn = () => new Promise(resolve => setTimeout(resolve))

/** Milliseconds after which a page that waits for the server is drawn as it is, with bones where things will be. */
const patience = 100

/** Waits until the page that was opened can be drawn, which it mostly can: its answers were asked for early. */
async function firstPage(router: DataRouter) {
  if (router.state.initialized) return
  await new Promise<void>(resolve => {
    const go = () => {
      stop()
      resolve()
    }
    const stop = router.subscribe(({ initialized }) => initialized && go())
    setTimeout(go, patience)
  })
}

async function start(place: HTMLElement) {
  await nextTurn()
  startReports()
  announceLoader()
  hearOffline()
  forgetScrollPosition()
  const suite = getSuite()
  takeLanguage(suite.language.choose)
  const root = createRoot(place)
  const locale = suite.language.of(undefined)
  const texts = Promise.all([
    loadElementTexts(suite, locale, 'portal', loadPortalTexts),
    loadFurtherTexts(suite, locale, 'shared'),
  ])
  await nextTurn()
  const router = createBrowserRouter(withPageNames(createRoutes(allPageComponents), pageNames))
  followSession(router, suite.session)
  followElements(router)
  followMaintenance(router, suite.session, getQueryClient(suite))
  // What was asked for early is for the page that was opened; the next one asks by itself.
  router.subscribe(({ initialized, navigation }) => {
    if (initialized && navigation.state !== 'idle') forgetEarly()
  })
  try {
    await texts
    await firstPage(router)
    await nextTurn()
  } catch {
    return root.render(<PlainErrorPage />)
  }
  document.documentElement.lang = locale
  root.render(
    <HostEnvironmentContext value={ground}>
      <RouterProvider router={withViewTransitions(router)} useTransitions={false} />
    </HostEnvironmentContext>,
  )
  // The development server's files are not for keeping, and the first page has no line to spare for it.
  if (import.meta.env.PROD) void whenIdle().then(() => followOffline(suite.session))
}

const place = document.getElementById('root')
if (place) void start(place)
