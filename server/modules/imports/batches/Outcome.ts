import type { Refusal } from '../readers/RawRow.ts'

/** What happened to a record. */
export type Outcome = 'accepted' | 'unchanged' | Refusal
