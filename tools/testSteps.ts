import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { retryAlone } from './retryAlone.ts'
import { interrupted, runProgram } from './runProgram.ts'
import { type Counts, noFailure, readCounts } from './testCounts.ts'

/** A step of a test command, e.g. the type check. */
export type TestStep = () => Promise<Counts>

/** Each failing e2e test waits until its timeout. After this many failures further ones show nothing new. */
const manyFailures = 15

const counted = (good: boolean, failure = ''): Counts =>
  good ? { ...noFailure, passed: 1 } : { ...noFailure, passed: 0, failed: 1, failures: [failure] }

/** A program that counts as one test; its exit code is the result. */
const check =
  (program: string, ...args: readonly string[]): TestStep =>
  async () =>
    counted((await runProgram(program, args)) === 0, [program, ...args].join(' '))

/** Runs a test runner that writes a JSON report, and returns the counts of that report. */
async function withReport(
  runner: 'vitest' | 'playwright',
  run: (report: string) => Promise<number>,
  mayBeEmpty = false,
): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'resident-test-'))
  try {
    const report = join(folder, 'report.json')
    return readCounts(runner, report, await run(report), mayBeEmpty)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export const checkTypes = check('tsc', '--noEmit', '-p', '.')
export const checkLint = check('biome', 'check', '--error-on-warnings')
export const build = check('node', 'tools/commands/build.ts')
export const buildAgain = check('node', 'tools/commands/build-again.ts')

/** @param find throws if a required program is missing */
export const findPrograms =
  (find: () => Promise<unknown>): TestStep =>
  async () => {
    console.log(await find())
    return counted(true)
  }

const vitest = (args: readonly string[], mayBeEmpty: boolean) =>
  withReport(
    'vitest',
    report =>
      runProgram('vitest', [
        ...['run', '--config', 'tests/vitest.config.ts', '--allowOnly=false'],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        ...args,
      ]),
    mayBeEmpty,
  )

/** @param mayBeEmpty whether a run without a test is allowed */
async function vitestWithRetry(args: readonly string[], mayBeEmpty = false): Promise<Counts> {
  const counts = await vitest(args, mayBeEmpty)
  return retryAlone(counts, () => vitest(['--maxWorkers=1', ...counts.failedFiles], false))
}

export const runVitest =
  (...args: readonly string[]): TestStep =>
  () =>
    vitestWithRetry(args)

/** Runs the tests whose imports differ from a commit; there may be none. */
export const runVitestSince =
  (commit: string): TestStep =>
  () =>
    vitestWithRetry(['--changed', commit, '--passWithNoTests'], true)

const playwright = (args: readonly string[]) =>
  withReport('playwright', report =>
    runProgram(
      'playwright',
      [
        ...['test', '--config', 'e2e/playwright.config.ts', '--forbid-only'],
        ...[`--max-failures=${manyFailures}`, '--reporter=list,json'],
        ...args,
      ],
      { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    ),
  )

export const runPlaywright =
  (...args: readonly string[]): TestStep =>
  async () =>
    retryAlone(await playwright(args), () => playwright(['--last-failed', '--workers=1']))

/**
 * Runs all steps in order, also after a failure, so that one run shows every fault; after a failed build it
 * stops. Prints the counts of each step, the skipped, flaky and failed tests, and the totals; CI shows the end.
 */
export async function runSteps(steps: Readonly<Record<string, TestStep>>): Promise<void> {
  const outcomes = new Map<string, Counts>()
  let isBuilt = true
  for (const [name, run] of Object.entries(steps)) {
    console.log(`\n== ${name}`)
    const began = performance.now()
    const counts: Counts = await (isBuilt
      ? run()
      : Promise.reject(new Error('Not run: there is nothing built.'))
    ).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return counted(false, `${name}: ${error instanceof Error ? error.message : error}`)
    })
    if (interrupted) process.exit(130)
    if (run === build) isBuilt = counts.failed === 0
    outcomes.set(`${name}, ${((performance.now() - began) / 60_000).toFixed(1)} min`, counts)
  }
  console.log('')
  for (const [name, { passed, failed }] of outcomes)
    console.log(`${name}: ${passed} passed, ${failed} failed`)
  const all = [...outcomes.values()]
  for (const name of all.flatMap(({ skipped }) => skipped)) console.log(`left out: ${name}`)
  for (const name of all.flatMap(({ flaky }) => flaky)) console.log(`flaky, passed alone: ${name}`)
  for (const name of all.flatMap(({ failures }) => failures)) console.log(`failed: ${name}`)
  const total = (key: 'passed' | 'failed') => all.reduce((sum, counts) => sum + counts[key], 0)
  process.exitCode = total('failed') === 0 ? 0 : 1
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
}
