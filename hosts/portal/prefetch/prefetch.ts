import { defaultLocale, isLocale } from '../../../src/api/schemas/locales.ts'
import { takeLinkSecret } from '../../../src/client/linkSecret.ts'
import { prefetchAnswer, readHeaders, sharePrefetchedAnswers } from '../../../src/client/prefetchedAnswers.ts'
import { contractMark, prefetchPerson } from '../../../src/client/prefetchPerson.ts'
import { localTexts } from '../../../src/session/storage.ts'
import { readToken, tokenKey } from '../../../src/session/token.ts'
import { chosenLocale } from '../../../src/suite/createLanguage.ts'
import type { prefetchedCalls } from './prefetchedCalls.ts'

// The portal's first script: small, in its own file.

declare const __PREFETCHED_CALLS__: typeof prefetchedCalls

/** Starts the calls of the first page while its scripts load: the user, the contracts, and the page's own data. */
async function prefetchPage(token: string) {
  const calls = __PREFETCHED_CALLS__
  const baseUrl = `${location.origin}/api/v5`
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

// Warms up date and number formats while scripts load, because the first of each is slow (25 ms on a desktop, 100 ms
// on a phone). In tasks of their own, so that the main thread is never blocked for long.
const locale = chosenLocale() ?? defaultLocale
setTimeout(() => new Date().toLocaleDateString(locale, { month: 'long' }))
setTimeout(() => Number(0).toLocaleString(locale, { style: 'currency', currency: 'EUR' }))

sharePrefetchedAnswers()
const token = readToken(localTexts(), tokenKey(`${location.origin}/api/v5`))
if (token) {
  prefetchPage(token.value).catch(() => undefined)
  // Hides the sign-in that comes with the HTML.
  document.documentElement.dataset.signedIn = ''
}
