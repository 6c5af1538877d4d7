import { defaultLocale, isLocale } from '../../../src/api/schemas/locales.ts'
import { apiBase } from '../../../src/client/apiBase.ts'
import { takeLinkSecret } from '../../../src/client/linkSecret.ts'
import { prefetchAnswer, readHeaders, sharePrefetchedAnswers } from '../../../src/client/prefetchedAnswers.ts'
import { contractMark, prefetchPerson } from '../../../src/client/prefetchPerson.ts'
import { warmFormats } from '../../../src/i18n/warmFormats.ts'
import { localTexts } from '../../../src/session/storage.ts'
import { readToken, tokenKey } from '../../../src/session/token.ts'
import { chosenLocale } from '../../../src/suite/createLanguage.ts'
import type { prefetchedCalls } from './prefetchedCalls.ts'
import { preloadFiles } from './preloadFiles.ts'

// The portal's first script: small, in its own file.

declare const __PREFETCHED_CALLS__: typeof prefetchedCalls

const baseUrl = apiBase(location.origin)

/** Starts the calls of the first page while its scripts load: the user, the contracts, and the page's own data. */
async function prefetchPage(token: string) {
  const calls = __PREFETCHED_CALLS__
  const requestedLocale = new URL(location.href).searchParams.get('lang')
  const headers = readHeaders(isLocale(requestedLocale) ? requestedLocale : locale, token)
  const prefetch = (path: string) => prefetchAnswer(baseUrl + path, headers)
  const contracts = await prefetchPerson(baseUrl, headers, calls)
  if (!contracts) return
  const [, id = '', page = ''] = /\/contract\/(\d+)(\/[a-z-]+)?\/?$/.exec(location.pathname) ?? []
  if (contracts.size > 0) calls.common[location.pathname]?.forEach(prefetch)
  // Only for the user's own contracts, because a path may contain any id.
  if (contracts.has(Number(id)))
    for (const path of calls.contract[page] ?? []) prefetch(path.replace(contractMark, id))
}

// A link in an e-mail has its secret in the fragment. It is removed from the address before anything is fetched.
takeLinkSecret()
// Opening another link on the same page only changes the fragment.
addEventListener('popstate', takeLinkSecret)

// Browsers from before 2023 cannot run the other scripts.
if (!document.adoptedStyleSheets)
  document.head.append(Object.assign(document.createElement('script'), { src: '/embed/old-browser.js' }))

const locale = chosenLocale() ?? defaultLocale
warmFormats(locale)

preloadFiles()

sharePrefetchedAnswers()
const token = readToken(localTexts(), tokenKey(baseUrl))
if (token) {
  prefetchPage(token.value).catch(() => undefined)
  // Hides the sign-in that comes with the HTML.
  document.documentElement.dataset.signedIn = ''
}
