import type { Clause } from './Clause.ts'
import { operable } from './operable.ts'
import { perceivable } from './perceivable.ts'
import { understandable } from './understandable.ts'

/** The success criteria of WCAG 2.2, levels A and AA. 4.1.1 is obsolete. */
export const wcagClauses: readonly Clause[] = [...perceivable, ...operable, ...understandable]
