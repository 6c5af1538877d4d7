import { defaultLocale, isLocale } from '../../../src/api/schemas/locales.ts'
import { apiBase } from '../../../src/client/apiBase.ts'
import { drawnAnswers } from '../../../src/client/drawnAnswers.ts'
import type { DrawnAnswers, FirstPage } from '../../../src/client/FirstState.ts'
import { takeLinkSecret } from '../../../src/client/linkSecret.ts'
import { contractMark, prefetchCalls } from '../../../src/client/prefetchCalls.ts'
import { readHeaders, sharePrefetchedAnswers } from '../../../src/client/prefetchedAnswers.ts'
import { localTexts } from '../../../src/session/storage.ts'
import { readToken, type Token, tokenKey } from '../../../src/session/token.ts'
import { chosenLocale } from '../../../src/suite/createLanguage.ts'
import { warmFonts } from '../../../src/theme/warmFonts.ts'
import { fetchFirstPage, isFirstPageChanged } from './fetchFirstPage.ts'
import { announceFirstPage } from './firstPageShown.ts'
import { namedFiles } from './namedFiles.ts'
import type { prefetchedCalls } from './prefetchedCalls.ts'
import { preloadFiles } from './preloadFiles.ts'
import { warmFormatsInWorker } from './warmFormatsInWorker.ts'

// The portal's first script: small, in its own file.

// The build inserts it.
declare const __PREFETCHED_CALLS__: typeof prefetchedCalls

type DrawFirstPage = typeof import('./drawFirstPage.ts')

const baseUrl = apiBase(location.origin)

type Headers = ReturnType<typeof readHeaders>

/** Shows what the server draws of the page, and waits for the frame with it. */
async function showFirstPage(script: string, requested: Promise<FirstPage | undefined>) {
  const [page, { drawFirstPage }] = await Promise.all([
    requested,
    import(/* @vite-ignore */ script) as Promise<DrawFirstPage>,
  ])
  if (!page) return
  drawFirstPage(page)
  await announceFirstPage()
}

/** Shows what the server draws of the page while the portal's scripts load; undefined where it draws nothing. */
function startDrawing(headers: Headers) {
  const [script] = namedFiles('first-page')
  if (script === undefined || isFirstPageChanged()) return undefined
  const { begun, drawing } = fetchFirstPage(baseUrl, headers)
  return {
    begun: begun.catch(() => undefined),
    shown: showFirstPage(script, drawing).catch(() => undefined),
    answers: drawnAnswers([drawing]),
  }
}

/** Starts the calls of the first page while its scripts load: the user, the contracts, and the page's own data. */
function prefetchPage(headers: Headers, known: Token['contracts'], drawn: Promise<DrawnAnswers> | undefined) {
  const calls = __PREFETCHED_CALLS__
  const [, id = '', page = ''] = /\/contract\/(\d+)(\/[a-z-]+)?\/?$/.exec(location.pathname) ?? []
  return prefetchCalls(baseUrl, headers, {
    person: calls,
    known,
    drawn,
    dataOf: contracts => [
      ...(calls.common[location.pathname] ?? []),
      // Only for the user's own contracts, because a path may contain any id.
      ...(contracts.has(Number(id))
        ? (calls.contract[page] ?? []).map(path => path.replace(contractMark, id))
        : []),
    ],
  })
}

// A link in an e-mail has its secret in the fragment. It is removed from the address before anything is fetched.
takeLinkSecret()
// Opening another link on the same page only changes the fragment.
addEventListener('popstate', takeLinkSecret)

// Browsers from before 2023 cannot run the other scripts.
if (!document.adoptedStyleSheets)
  document.head.append(Object.assign(document.createElement('script'), { src: '/embed/old-browser.js' }))

const locale = chosenLocale() ?? defaultLocale
sharePrefetchedAnswers()
const token = readToken(localTexts(), tokenKey(baseUrl))
if (token) {
  const requestedLocale = new URL(location.href).searchParams.get('lang')
  const headers = readHeaders(isLocale(requestedLocale) ? requestedLocale : locale, token.value)
  // First, because it is shown first.
  const drawing = startDrawing(headers)
  prefetchPage(headers, token.contracts, drawing?.answers).catch(() => undefined)
  // Its answer would share the line with these files. In tasks of their own, so that the main thread is never blocked for long.
  Promise.resolve(drawing?.begun).then(() => setTimeout(preloadFiles))
  if (drawing) setTimeout(warmFonts)
  // The first formats would hold back what is drawn.
  Promise.resolve(drawing?.shown).then(() => warmFormatsInWorker(locale))
  // Hides the sign-in that comes with the HTML.
  document.documentElement.dataset.signedIn = ''
} else {
  preloadFiles()
  warmFormatsInWorker(locale)
}
