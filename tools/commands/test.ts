import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../browser.ts'
import { interrupted, runProgram } from '../spawn.ts'
import { type Counts, readCounts } from '../testCounts.ts'
import { installTestPrograms } from '../testPrograms.ts'

const reports = mkdtempSync(join(tmpdir(), 'resident-test-'))

/** A walk that fails waits a minute for what does not come: after so many the rest tells nothing new. */
const manyFailures = 15

/** A check counts as one: it is passed or it is not. */
const check =
  (program: string, ...args: readonly string[]) =>
  async () => {
    const good = (await runProgram(program, args)) === 0
    return { passed: Number(good), failed: Number(!good), leftOut: [] }
  }

const outcomes = new Map<string, Counts>()

const steps: Readonly<Record<string, () => Promise<Counts>>> = {
  Programs: async () => {
    installTestPrograms('PHP', 'Firefox', 'WebKitGTK')
    console.log(await findChromium())
    return { passed: 1, failed: 0, leftOut: [] }
  },
  Types: check('tsc', '--noEmit', '-p', '.'),
  Lint: check('biome', 'check', '--error-on-warnings'),
  'Unit, API and element tests': async () => {
    const report = join(reports, 'vitest.json')
    const args = ['--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const code = await runProgram('vitest', ['run', '--config', 'tests/vitest.config.ts', ...args])
    return readCounts('vitest', report, code)
  },
  Build: check('node', 'tools/commands/build.ts'),
  'Browser tests': async () => {
    // Without the built files every walk would wait for pages that never come.
    if (outcomes.get('Build')?.failed) throw new Error('Left out: there is nothing built to walk through.')
    const report = join(reports, 'playwright.json')
    const code = await runProgram(
      'playwright',
      [
        'test',
        '--config',
        'e2e/playwright.config.ts',
        '--forbid-only',
        `--max-failures=${manyFailures}`,
        '--reporter=list,json',
      ],
      { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    )
    return readCounts('playwright', report, code)
  },
}

// Nearly everything runs, whatever came before: one walk through shows all there is to mend.
for (const [name, run] of Object.entries(steps)) {
  console.log(`\n== ${name}`)
  const counts = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, leftOut: [] }
  })
  if (interrupted) process.exit(130)
  outcomes.set(name, counts)
}
rmSync(reports, { recursive: true })

console.log('')
for (const [name, { passed, failed }] of outcomes) console.log(`${name}: ${passed} passed, ${failed} failed`)
for (const name of [...outcomes.values()].flatMap(({ leftOut }) => leftOut)) console.log(`left out: ${name}`)
const total = (key: 'passed' | 'failed') =>
  [...outcomes.values()].reduce((sum, counts) => sum + counts[key], 0)
process.exitCode = total('failed') === 0 ? 0 : 1
console.log(`${total('passed')} passed, ${total('failed')} failed`)
