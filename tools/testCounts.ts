import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** What a runner or a check came to. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

const PlaywrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** A file that could not even be loaded has no failed test in it, and counts as one. */
function countVitest({ testResults }: z.infer<typeof VitestReport>): Counts {
  const having = (status: string) =>
    testResults.flatMap(file => file.assertionResults).filter(test => test.status === status).length
  const broken = testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
  )
  return { passed: having('passed'), failed: having('failed') + broken.length }
}

/** A test that passed only when it was tried again is not one to rely on. */
function countPlaywright({ errors, stats }: z.infer<typeof PlaywrightReport>): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/**
 * Reads the JSON report of a run. A runner that ended badly without a failed test, left no report or ran no test
 * counts as one failure, so that nothing that went wrong reads as passed.
 */
export function readCounts(runner: 'vitest' | 'playwright', reportFile: string, exitCode: number): Counts {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 }
  const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'))
  const { passed, failed } =
    runner === 'vitest'
      ? countVitest(VitestReport.parse(report))
      : countPlaywright(PlaywrightReport.parse(report))
  const silent = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: silent ? 1 : failed }
}
