/** A test, by its file and a part of its title. */
export interface Proof {
  readonly file: string
  readonly title: string
}

type Result =
  | { readonly result: 'supports'; readonly proofs: readonly Proof[]; readonly remark?: string }
  /** Not proven or not true everywhere; the remark says what is missing. */
  | { readonly result: 'supports partially'; readonly proofs: readonly Proof[]; readonly remark: string }
  | { readonly result: 'does not support'; readonly remark: string }
  /** Examined by a person, in the sources or on screen. */
  | { readonly result: 'supports'; readonly check: string; readonly date: string }
  | { readonly result: 'does not apply'; readonly remark: string; readonly proofs?: readonly Proof[] }

export type Clause = Result & {
  readonly number: string
  readonly name: string
  readonly level?: 'A' | 'AA'
  /** Whether WCAG 2.2 added it, so that EN 301 549 V3.2.1 has no clause for it. */
  readonly isNew?: boolean
}
