import type { Level } from '../src/api/schemas/levels.ts'
import type { Kit } from './createKit.ts'

/** One statement about a back end. */
export interface Case {
  /** Unique, e.g. "invoices.lastInvoice guest". */
  readonly id: string
  readonly level: Level | 'core'
  /** The requirement that it proves, e.g. "API-1". */
  readonly requirement: string
  /** Condition and result; the call's name stands before it. */
  readonly title: string
  /** Whether it changes something; left out by --read-only. */
  readonly writes: boolean
  /** @throws Mismatch if the statement does not hold, NotApplicable if it cannot be decided */
  readonly run: (kit: Kit) => Promise<void>
}

export type State = 'passed' | 'failed' | 'skipped' | 'not offered'
