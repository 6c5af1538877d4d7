import type { Endpoint } from '../../src/api/endpoints/endpoint.ts'
import type { Kit } from '../createKit.ts'
import type { Plan } from '../plans/Plan.ts'

/** A call under test. */
export interface Subject {
  readonly name: string
  readonly endpoint: Endpoint
  readonly plan: Plan
}

/** A rule that holds for all calls of one kind. */
export interface Check {
  /** Name within a call's cases, e.g. "guest". */
  readonly kind: string
  readonly requirement: (subject: Subject) => string
  /** Condition and result, e.g. "answers 401 without a token". */
  readonly title: (subject: Subject) => string
  readonly applies: (subject: Subject) => boolean
  readonly run: (kit: Kit, subject: Subject) => Promise<void>
}
