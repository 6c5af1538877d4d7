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
export interface PersonCalls {
  readonly me: string
  readonly groups: string
}

/**
 * Starts the calls about the person, and returns the ids of the contracts, of which data may be asked for; undefined if
 * the person has to correct the profile first. @throws if one of them fails
 */
export async function prefetchPerson(
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
  { me, groups }: PersonCalls,
): Promise<ReadonlySet<unknown> | undefined> {
  const answers = [me, groups].map(async path =>
    (await prefetchAnswer(baseUrl + path, headers)).clone().json(),
  )
  const [{ data: user }, { data = [] }] = (await Promise.all(answers)) as [Answers['me'], Answers['groups']]
  if (user?.invalidFields?.length !== 0) return undefined
  return new Set(data.flatMap(({ contracts = [] }) => contracts).map(({ id }) => id))
}
