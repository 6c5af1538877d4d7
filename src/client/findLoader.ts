import type { DrawnByScript } from './FirstState.ts'

/** Settings that are no text. */
interface LoaderSettings {
  readonly styles?: Readonly<Record<string, string>>
  readonly getIdentityToken?: () => unknown
}

/** What the loader provides to the scripts that it fetches. */
export interface Loader {
  readonly config: Readonly<Record<string, string | undefined>> & LoaderSettings
  /** Called with settings that come after the first element; set by the suite. */
  onConfigure?: (settings: Loader['config']) => void
  /** URL of the scripts' folder, with a trailing slash. */
  readonly base?: string
  /** Names of all elements, e.g. "login". */
  readonly names?: readonly string[]
  /** Fetches an element that is not on the page yet, e.g. "resident-login". */
  readonly load: (tag: string) => void
  /** Lists of the scripts of elements that are on the page. */
  readonly fileLists?: readonly Promise<unknown>[]
  /** Finds tags inside a shadow root, which the page's observer cannot see. */
  readonly scan: (root: ParentNode) => void
  /** Answers that were asked for before the elements' scripts are there (prefetchedAnswers.ts). */
  prefetched?: Map<string, Promise<Response>>
  /** Set by the script that draws first states. */
  drawn?: DrawnByScript
  /** Prefetches the scripts for signed-in users; called when a sign-in starts. Repeated calls do nothing. */
  readonly prefetch?: () => void
  /** Fetches a lazy script with its checksum: a modified one is refused before it runs. */
  readonly verify?: (name: string) => Promise<unknown>
  /** Texts bundled by the page's own scripts, e.g. of "login"; undefined if they have to be fetched. */
  readonly texts?: (locale: string, name: string) => Promise<unknown> | undefined
  /** Texts that came in one file with those of the page's first element; undefined if they have to be fetched. */
  readonly fetchedTexts?: (locale: string, name: string) => Promise<unknown> | undefined
}

let suffix: string | undefined

/**
 * Says which tags the build's scripts are for: "" for "resident-bills", "-b" for "resident-bills-b" (`data-tag-suffix`).
 * The first call counts.
 */
export const setTagSuffix = (own: string): void => {
  suffix ??= own
}

/** The tag of an element of this build, by its name without "resident-". */
export const tagOf = (name: string): `resident-${string}` => `resident-${name}${suffix ?? ''}`

/** Whether the build has a suffix: its page has another build of the elements as well. */
export const hasTagSuffix = (): boolean => Boolean(suffix)

/** The loader of this build's scripts. */
export const findLoader = (): Loader | undefined =>
  (globalThis as Record<symbol, unknown>)[Symbol.for(`resident-widgets.loader${suffix ?? ''}`)] as
    | Loader
    | undefined
