/** What the loader provides to the scripts that it fetches. */
export interface Loader {
  readonly config: Readonly<Record<string, string | undefined>> & {
    readonly styles?: Readonly<Record<string, string>>
  }
  /** URL of the scripts' folder, with a trailing slash. */
  readonly base?: string
  /** Names of all elements, e.g. "login". */
  readonly names?: readonly string[]
  /** Fetches an element that is not on the page yet, e.g. "resident-login". */
  readonly load: (tag: string) => void
  /** Finds tags inside a shadow root, which the page's observer cannot see. */
  readonly scan: (root: ParentNode) => void
  /** Prefetches the scripts for signed-in users; called when a sign-in starts. Repeated calls do nothing. */
  readonly prefetch?: () => void
  /** Fetches a lazy script with its checksum: a modified one is refused before it runs. */
  readonly verify?: (name: string) => Promise<unknown>
  /** Texts bundled by the page's own scripts, e.g. of "login"; undefined if they have to be fetched. */
  readonly texts?: (locale: string, name: string) => Promise<unknown> | undefined
}

const loaderKey = Symbol.for('resident-widgets.loader')

export const findLoader = (): Loader | undefined => (globalThis as { [loaderKey]?: Loader })[loaderKey]
