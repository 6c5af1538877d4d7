import { defaultLocale, isLocale } from '../../../src/api/schemas/locales.ts'
import { takeLinkSecret } from '../../../src/client/linkSecret.ts'
import { askEarly, readHeaders } from '../../../src/client/prefetchedAnswers.ts'
import { localTexts } from '../../../src/session/storage.ts'
import { readToken, tokenKey } from '../../../src/session/token.ts'
import { chosenLocale } from '../../../src/suite/createLanguage.ts'
import type { contractMark, prefetchedCalls } from './prefetchedCalls.ts'

// The very first script of the portal, small and in a file of its own.

declare const __PREFETCHED_CALLS__: typeof prefetchedCalls
declare const __CONTRACT_MARK__: typeof contractMark

/** What is looked at of the answers here; their shapes are checked where they are used. */
interface Seen {
  readonly me: { readonly data?: { readonly invalidFields?: readonly unknown[] } }
  readonly groups: {
    readonly data?: readonly { readonly contracts?: readonly { readonly id?: unknown }[] }[]
  }
}

/** Asks for what the page will need while its scripts are still on their way: who is there, and what is theirs. */
async function askForPage(token: string) {
  const calls = __PREFETCHED_CALLS__
  const baseUrl = `${location.origin}/api/v5`
  const asked = new URL(location.href).searchParams.get('lang')
  const headers = readHeaders(isLocale(asked) ? asked : locale, token)
  const ask = (path: string) => askEarly(baseUrl + path, headers)
  const person = [calls.me, calls.groups].map(async path => (await ask(path)).clone().json())
  const [{ data: user }, { data: groups = [] }] = (await Promise.all(person)) as [Seen['me'], Seen['groups']]
  if (user?.invalidFields?.length !== 0) return
  const [, id, page = ''] = /\/contract\/(\d+)(\/[a-z-]+)?\/?$/.exec(location.pathname) ?? []
  const own = groups.flatMap(({ contracts = [] }) => contracts)
  if (own.length > 0) calls.common[location.pathname]?.forEach(ask)
  // Only for a contract of the person's own: an address may name any.
  if (id && own.some(contract => contract.id === Number(id)))
    for (const path of calls.contract[page] ?? []) ask(path.replace(__CONTRACT_MARK__, id))
}

// A link in a mail carries its secret behind "#": it leaves the address bar and the history before anything is fetched.
takeLinkSecret()
// Another link opened on the same page only changes what stands behind "#".
addEventListener('popstate', takeLinkSecret)

// A browser of before 2023 could not read the scripts that come.
if (!document.adoptedStyleSheets)
  document.head.append(Object.assign(document.createElement('script'), { src: '/embed/old-browser.js' }))

// The first date and the first amount take a browser long (25 ms on a desk, 100 on a phone). Now it has time: scripts are
// on their way. In turns, so that it is never busy for long.
const locale = chosenLocale() ?? defaultLocale
setTimeout(() => new Date().toLocaleDateString(locale, { month: 'long' }))
setTimeout(() => Number(0).toLocaleString(locale, { style: 'currency', currency: 'EUR' }))

const token = readToken(localTexts(), tokenKey(`${location.origin}/api/v5`))
if (token) askForPage(token.value).catch(() => undefined)
