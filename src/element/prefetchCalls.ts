import { findLoader, tagOf } from '../client/findLoader.ts'
import { dropPrefetchedAnswers, prefetchAnswer, readHeaders } from '../client/prefetchedAnswers.ts'
import { contractMark, type PersonCalls, prefetchPerson } from '../client/prefetchPerson.ts'
import { getSuite } from '../suite/getSuite.ts'

/** The calls that elements make first, as URLs below /api/v5; the build inserts them. */
interface ElementCalls extends PersonCalls {
  /** By the element's name. */
  readonly elements: Readonly<Record<string, readonly string[]>>
}

declare const __ELEMENT_CALLS__: ElementCalls

/** Milliseconds after which answers that no element has read are dropped. */
const keptFor = 15_000

/**
 * Starts the calls that the page's elements make first, while their scripts load: the user, the contracts, and then the
 * data of the contract that an element names, if it is one of the user's. Runs as soon as the common scripts are there;
 * not in a build whose tags have a suffix, which is known later.
 */
async function prefetchCalls() {
  // Another build's loader may be the page's.
  if (!import.meta.url.startsWith(findLoader()?.base ?? ' ')) return
  const { client, session, language } = getSuite()
  const token = session.token()
  if (!token) return
  const headers = readHeaders(language.of(undefined), token)
  setTimeout(dropPrefetchedAnswers, keptFor)
  const contracts = await prefetchPerson(client.baseUrl, headers, __ELEMENT_CALLS__)
  const paths = Object.entries(__ELEMENT_CALLS__.elements).flatMap(([name, calls]) =>
    [...document.querySelectorAll(tagOf(name))]
      .map(element => element.getAttribute('contract') ?? '')
      .filter(contract => contracts?.has(Number(contract)))
      .flatMap(contract => calls.map(path => path.replace(contractMark, contract))),
  )
  for (const path of new Set(paths)) prefetchAnswer(client.baseUrl + path, headers)
}

prefetchCalls().catch(() => undefined)
