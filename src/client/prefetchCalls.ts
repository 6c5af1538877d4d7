import type { DrawnAnswers } from './FirstState.ts'
import { prefetchAnswer } from './prefetchedAnswers.ts'

/** Placeholder in a prefetched URL for the id of a contract: neither a path nor a query escapes it. */
export const contractMark = '*'

/** The part of the answers that is read here; schemas check them where they are used. */
interface Answers {
  readonly me: { readonly data?: { readonly invalidFields?: readonly unknown[] } }
  readonly groups: {
    readonly data?: readonly { readonly contracts?: readonly { readonly id?: unknown }[] }[]
  }
}

/** URLs of the calls about the person. */
interface PersonCalls {
  readonly me: string
  readonly groups: string
}

/** URLs of an element's calls. */
interface Calls {
  /** What it asks for on every page that shows it. */
  readonly always: readonly string[]
  /** What it asks for besides, where it shows all that it has. */
  readonly whole: readonly string[]
}

/** The calls that an element makes first. */
export interface CallsOfElement {
  /** About the contract that it shows. */
  readonly contract: Calls
  /** About all contracts, where it names none; undefined if it shows one. */
  readonly general?: Calls
  /** Attributes with which it shows a part of what it has. */
  readonly parts: readonly string[]
}

/** URLs of the calls that elements make first, below /api/v5. */
export interface ElementCalls extends PersonCalls {
  /** By the element's name. */
  readonly elements: Readonly<Record<string, CallsOfElement>>
}

interface FirstCalls {
  readonly person: PersonCalls
  /** Contracts of the last visit. */
  readonly known: readonly number[] | undefined
  /** Paths of the data of a page, of these contracts alone. */
  readonly dataOf: (contracts: ReadonlySet<unknown>) => readonly string[]
  /** Answers that come with what the server draws of the page; never rejects. Without them each call is made at once. */
  readonly drawn?: Promise<DrawnAnswers> | undefined
}

/**
 * Starts the calls about the person and about the contracts: at once for those of the last visit, because a call to another
 * origin takes two trips, then for those that the server names, unless the person has to correct the profile first.
 * @throws if a call about the person fails
 */
export async function prefetchCalls(
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
  { person: { me, groups }, known, dataOf, drawn }: FirstCalls,
): Promise<void> {
  const request = (path: string) => {
    const given = drawn?.then(answers =>
      Object.hasOwn(answers, path) ? new Response(JSON.stringify(answers[path])) : undefined,
    )
    return prefetchAnswer(baseUrl + path, headers, given)
  }
  const answers = [me, groups].map(async path => (await request(path)).clone().json())
  const requested = new Set<string>()
  const prefetch = (contracts: readonly unknown[]) => {
    const paths = contracts.length === 0 ? [] : dataOf(new Set(contracts))
    for (const path of paths.filter(each => !requested.has(each))) {
      requested.add(path)
      request(path)
    }
  }
  prefetch(known ?? [])
  const [{ data: user }, { data = [] }] = (await Promise.all(answers)) as [Answers['me'], Answers['groups']]
  if (user?.invalidFields?.length === 0)
    prefetch(data.flatMap(({ contracts = [] }) => contracts).map(({ id }) => id))
}
