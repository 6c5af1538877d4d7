import type { Level } from '../src/api/schemas/levels.ts'
import type { Exchange } from './Call.ts'
import type { Case, State } from './Case.ts'
import type { Kit } from './createKit.ts'
import { Mismatch, NotApplicable } from './Mismatch.ts'

export interface Result {
  readonly case: Case
  readonly state: State
  /** Why it failed or was skipped. */
  readonly reason: string | undefined
  /** What the case leaves in the back end. */
  readonly left: readonly string[]
  readonly exchanges: readonly Exchange[]
  readonly milliseconds: number
}

export interface RunOptions {
  /** Levels under test, besides the core. */
  readonly levels: readonly Level[]
  /** Leaves out cases that change something. */
  readonly readOnly?: boolean
  /** Called after each case. */
  readonly onResult?: (result: Result) => void
  /** Ends the run at the first failure. */
  readonly stopAtFailure?: boolean
}

const stateOf = (error: unknown): { state: State; reason: string } => {
  if (error instanceof NotApplicable) return { state: 'skipped', reason: error.message }
  if (error instanceof Mismatch) return { state: 'failed', reason: error.message }
  const { message, cause } = error as Error
  return { state: 'failed', reason: `The call failed: ${cause instanceof Error ? cause.message : message}` }
}

/** Runs cases one after the other, because some change what others read. */
export async function runCases(
  kit: Kit,
  cases: readonly Case[],
  options: RunOptions,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (const one of cases) {
    const start = performance.now()
    let outcome: { state: State; reason: string | undefined } = { state: 'passed', reason: undefined }
    let exchanges: readonly Exchange[] = []
    let left: readonly string[] = []
    if (one.level !== 'core' && !options.levels.includes(one.level))
      outcome = { state: 'not offered', reason: undefined }
    else if (one.writes && options.readOnly) outcome = { state: 'skipped', reason: 'It changes something.' }
    else {
      await one.run(kit).catch((error: unknown) => {
        outcome = stateOf(error)
      })
      exchanges = [...kit.exchanges]
      left = await kit.endCase()
    }
    const result = { case: one, ...outcome, left, exchanges, milliseconds: performance.now() - start }
    results.push(result)
    options.onResult?.(result)
    if (outcome.state === 'failed' && options.stopAtFailure) break
  }
  await kit.endRun()
  return results
}
