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

/** Results by level, in the order in which they ran. */
export function byLevel(results: readonly Result[]): ReadonlyMap<string, readonly Result[]> {
  // Map.groupBy needs Node 21.
  const groups = new Map<string, Result[]>()
  for (const result of results) {
    const { level } = result.case
    groups.set(level, [...(groups.get(level) ?? []), result])
  }
  return groups
}
