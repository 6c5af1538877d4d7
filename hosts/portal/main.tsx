import { createRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { isLocale, type Locale } from '../../src/api/schemas/locales.ts'
import { dropPrefetchedAnswers } from '../../src/client/prefetchedAnswers.ts'
import { getQueryClient } from '../../src/runtime/QueryShell.tsx'
import { loadElementTexts, loadFurtherTexts } from '../../src/runtime/useElementTexts.ts'
import { getSuite } from '../../src/suite/getSuite.ts'
import { announceLoader, loadElement, preloadElement } from './elements/loadElement.ts'
import { whenIdle } from './elements/pageProgress.ts'
import { followMaintenance } from './errors/followMaintenance.ts'
import { reloadForChunk } from './errors/loadChunk.ts'
import { PlainErrorPage } from './errors/PlainErrorPage.tsx'
import { startReports } from './errors/startReports.ts'
import { followSession } from './guards/followSession.ts'
import { type HostEnvironment, HostEnvironmentContext } from './HostEnvironmentContext.ts'
import { loadPortalTexts } from './loadPortalTexts.ts'
import { followAnswerAge, followOffline } from './offline/followOffline.ts'
import { firstPageShown } from './prefetch/firstPageShown.ts'
import { createRouter, type Router } from './router/createRouter.ts'
import { RouterProvider } from './router/RouterProvider.tsx'
import { allPageComponents } from './routing/allPageComponents.ts'
import { createRoutes } from './routing/createRoutes.ts'
import { followElements } from './routing/followElements.ts'
import { pageNames, withPageNames } from './routing/pageNames.ts'
import { preloadPages } from './routing/preloadPages.ts'
import { forgetScrollPosition } from './scroll/scrollPositions.ts'
import { WindowScrollRestoration } from './scroll/WindowScrollRestoration.tsx'
import './styles/portal.css'
import { withViewTransitions } from './routing/withViewTransitions.ts'

/**
 * Selects the language in `?lang=` if it is known, and removes it from the address, so that a later choice persists
 * (NAV-9).
 */
function takeLanguage(choose: (locale: Locale) => void) {
  const address = new URL(location.href)
  const requested = address.searchParams.get('lang')
  if (requested === null) return
  if (isLocale(requested)) choose(requested)
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
}

/** The portal in its own window. */
const environment: HostEnvironment = {
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

/** Resolves in another task, so that a slow phone shows what the server draws, and handles input, in between. */
const nextTask = async () => {
  await firstPageShown()
  await new Promise(resolve => setTimeout(resolve))
}

/** Milliseconds after which a page that waits for the server is rendered with skeletons. */
const renderTimeout = 100

/** Waits until the first page can be rendered; its answers are prefetched. A page that came as HTML needs no skeletons. */
async function firstPage(router: Router, isDrawn: boolean) {
  if (router.state.isInitialized) return
  await new Promise<void>(resolve => {
    const finish = () => {
      unsubscribe()
      resolve()
    }
    const unsubscribe = router.subscribe(({ isInitialized }) => isInitialized && finish())
    if (!isDrawn) setTimeout(finish, renderTimeout)
  })
}

async function start(mountPoint: HTMLElement) {
  if ('signedIn' in document.documentElement.dataset) mountPoint.replaceChildren()
  await nextTask()
  startReports()
  announceLoader()
  followAnswerAge()
  forgetScrollPosition()
  const suite = getSuite()
  takeLanguage(suite.language.choose)
  const taking = mountPoint.firstChild ? import('./takeOverPage.tsx') : undefined
  const locale = suite.language.of(undefined)
  const texts = Promise.all([
    loadElementTexts(suite, locale, 'portal', loadPortalTexts),
    loadFurtherTexts(suite, locale, 'shared'),
  ])
  await nextTask()
  const router = createRouter(
    withPageNames(createRoutes(allPageComponents, preloadElement), pageNames),
    createBrowserHistory(),
  )
  followSession(router, suite.session)
  followElements(router)
  preloadPages(router)
  followMaintenance(router, suite.session, getQueryClient(suite))
  // Prefetched answers are for the first page only.
  router.subscribe(({ isNavigating }) => isNavigating && dropPrefetchedAnswers())
  try {
    await texts
    await firstPage(router, taking !== undefined)
    await nextTask()
    document.documentElement.lang = locale
    const page = (
      <HostEnvironmentContext value={environment}>
        <RouterProvider router={withViewTransitions(router)} />
      </HostEnvironmentContext>
    )
    if (taking) await (await taking).takeOverPage(mountPoint, page, { router, locale })
    else createRoot(mountPoint).render(page)
  } catch {
    mountPoint.replaceChildren()
    return createRoot(mountPoint).render(<PlainErrorPage />)
  }
  // Not in development, and after the first page, because it would compete for the connection.
  if (import.meta.env.PROD) void whenIdle().then(() => followOffline(suite.session))
}

const mountPoint = document.getElementById('root')
if (mountPoint) void start(mountPoint)
