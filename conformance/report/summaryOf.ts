import { levels } from '../../src/api/schemas/levels.ts'
import type { State } from '../Case.ts'
import type { Result } from '../runCases.ts'

export const states: readonly State[] = ['passed', 'failed', 'skipped', 'not offered']

/** Number of results by state. */
export const summaryOf = (results: readonly Result[]): Readonly<Record<State, number>> =>
  Object.fromEntries(
    states.map(state => [state, results.filter(result => result.state === state).length]),
  ) as Record<State, number>

/** What a report names beside the results. */
export interface RunFacts {
  readonly url: string
  readonly version: string
  readonly startedAt: Date
  readonly milliseconds: number
}

/** 0 for levels with a failed case, 1 for other tested levels, 2 for those that are not offered. */
const rankOf = (results: readonly Result[]): number => {
  const { failed, 'not offered': missing } = summaryOf(results)
  return failed > 0 ? 0 : missing < results.length ? 1 : 2
}

/** Results by level: those with a failed case first, those that are not offered last. */
export function byLevel(results: readonly Result[]): ReadonlyMap<string, readonly Result[]> {
  const groups = ['core', ...levels]
    .map(level => [level, results.filter(result => result.case.level === level)] as const)
    .filter(([, ofLevel]) => ofLevel.length > 0)
  return new Map(groups.toSorted(([, a], [, b]) => rankOf(a) - rankOf(b)))
}
