import { isLocale } from '../../src/api/schemas/locales.ts'
import { apiBase } from '../../src/client/apiBase.ts'
import { drawnAnswers } from '../../src/client/drawnAnswers.ts'
import type { FirstView } from '../../src/client/FirstState.ts'
import { findLoader } from '../../src/client/findLoader.ts'
import { contractMark, type ElementCalls, prefetchCalls } from '../../src/client/prefetchCalls.ts'
import {
  dropPrefetchedAnswers,
  readHeaders,
  sharePrefetchedAnswers,
} from '../../src/client/prefetchedAnswers.ts'
import { settleAll } from '../../src/client/settleAll.ts'
import { warmFormats } from '../../src/i18n/warmFormats.ts'
import { frameShown } from '../../src/runtime/frameShown.ts'
import { contractCookie } from '../../src/session/chosenIds.ts'
import { cookieTexts, localTexts } from '../../src/session/storage.ts'
import { readToken, tokenKey } from '../../src/session/token.ts'
import { chosenLocale, pageLocale } from '../../src/suite/createLanguage.ts'
import { warmFonts } from '../../src/theme/warmFonts.ts'
import { drawFirstView } from './drawFirstView.ts'
import { isFirstStateChanged } from './drawing.ts'

// The build inserts them.
declare const __ELEMENT_CALLS__: ElementCalls
declare const __FIRST_VIEWS__: readonly string[]

const elementCalls = __ELEMENT_CALLS__

/** Milliseconds after which answers that no element has read are dropped. */
const keptFor = 15_000

/** The contract that an element shows: the one that it names, else the one chosen on this site, else the only one. */
const contractOf = (element: Element, contracts: ReadonlySet<unknown>) =>
  element.getAttribute('contract') ??
  cookieTexts().read(contractCookie) ??
  (contracts.size === 1 ? String([...contracts][0]) : '')

/** The calls for the data of the page's elements, about none of other people's contracts. */
const callsOfElements = (contracts: ReadonlySet<unknown>) =>
  Object.entries(elementCalls.elements).flatMap(([name, { contract: own, general, parts }]) =>
    [...document.querySelectorAll(`resident-${name}`)].flatMap(element => {
      const isGeneral = general && !element.hasAttribute('contract')
      const contract = contractOf(element, contracts)
      if (!isGeneral && !contracts.has(Number(contract))) return []
      const { always, whole } = isGeneral ? general : own
      const calls = parts.some(part => element.hasAttribute(part)) ? always : [...always, ...whole]
      return calls.map(path => path.replace(contractMark, contract))
    }),
  )

/**
 * Starts the calls that the page's elements make first, while their scripts load: the user, the contracts, and the elements'
 * data. The loader imports it for signed-in people; not for a build
 * whose tags have a suffix, nor for the in-browser demo, which answers without a network.
 */
async function prefetchElements() {
  const loader = findLoader()
  // Another build's loader may be the page's.
  if (!loader?.base || !import.meta.url.startsWith(loader.base)) return
  const { api, locale } = loader.config
  if (api === 'sandbox') return
  const baseUrl = apiBase(api ?? new URL(loader.base).origin)
  const token = readToken(localTexts(), tokenKey(baseUrl))
  if (!token) return
  const language = chosenLocale() ?? pageLocale(isLocale(locale) ? locale : undefined)
  const headers = readHeaders(language, token.value)
  sharePrefetchedAnswers()
  setTimeout(dropPrefetchedAnswers, keptFor)
  const drawn = new Map<Element, Promise<FirstView | undefined>>()
  const isOwnBackEnd = new URL(baseUrl).origin === new URL(import.meta.url).origin
  const isDrawn = isOwnBackEnd && !isFirstStateChanged(loader.config)
  const drawElements = (contracts: ReadonlySet<unknown>) => {
    if (!isDrawn) return
    for (const name of __FIRST_VIEWS__)
      for (const element of document.querySelectorAll(`resident-${name}`)) {
        const contract = contractOf(element, contracts)
        if (drawn.has(element) || !contracts.has(Number(contract))) continue
        const drawing = drawFirstView(element, name, contract, { baseUrl, headers, loader })
        drawn.set(
          element,
          drawing.catch(() => undefined),
        )
      }
  }
  // First, because it is shown first.
  drawElements(new Set(token.contracts))
  if (drawn.size > 0) setTimeout(warmFonts)
  // Sooner it would hold back the requests of scripts, and what is drawn. The loader's list has holes, which `map` passes over.
  settleAll([settleAll(loader.fileLists ?? []), ...drawn.values()])
    .then(frameShown)
    .then(() => warmFormats(language))
  await prefetchCalls(baseUrl, headers, {
    person: elementCalls,
    known: token.contracts,
    drawn: drawn.size > 0 ? drawnAnswers([...drawn.values()]) : undefined,
    dataOf: contracts => {
      drawElements(contracts)
      return callsOfElements(contracts)
    },
  })
}

prefetchElements().catch(() => undefined)
