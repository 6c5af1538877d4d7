/** What the loader leaves on the page for the scripts it fetches, whichever of them runs first. */
export interface Loader {
  readonly config: Readonly<Record<string, string | undefined>> & {
    readonly styles?: Readonly<Record<string, string>>
  }
  /** Folder that the scripts come from, with a slash at its end. */
  readonly base?: string
  /** Names of all elements there are, e.g. "login". */
  readonly names?: readonly string[]
  /** Fetches an element that is not on the page yet, e.g. "resident-login". */
  readonly load: (tag: string) => void
  /** Looks for tags inside a shadow root, which the page's observer cannot see into. */
  readonly scan: (root: ParentNode) => void
  /** Somebody is about to sign in: fetches what the page's elements will show then. Asked again it does nothing. */
  readonly prefetch?: () => void
  /** Fetches a script that is needed later, with its checksum: a changed one is refused before it runs. */
  readonly verify?: (name: string) => Promise<unknown>
  /** Texts that the page's own scripts have brought along, e.g. of "login"; undefined for those to be fetched. */
  readonly texts?: (locale: string, name: string) => Promise<unknown> | undefined
}

const loaderKey = Symbol.for('resident-widgets.loader')

export const findLoader = (): Loader | undefined => (globalThis as { [loaderKey]?: Loader })[loaderKey]
