import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod/mini'

/** Result of a test runner or a check. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  /** Failed tests by file and title, each with its error in one line. */
  readonly failures: readonly string[]
  /** The files of the failed tests; none if the runner itself failed. */
  readonly failedFiles: readonly string[]
  /** Tests that failed beside others and passed alone, as in `failures`. */
  readonly flaky: readonly string[]
  /** Skipped tests by file and title; a completely skipped group is named once. */
  readonly skipped: readonly string[]
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      name: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          title: z.string(),
          ancestorTitles: z.array(z.string()),
          failureMessages: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
})

const PlaywrightTest = z.object({
  status: z.string(),
  results: z.optional(
    z.array(z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) })),
  ),
})

const Suite = z.object({
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(PlaywrightTest) })),
  get suites() {
    return z.optional(z.array(Suite))
  },
})

const PlaywrightReport = z.object({
  suites: z.array(Suite),
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** What is the same for a step that has failed in no test. */
export const noFailure = { failed: 0, failures: [], failedFiles: [], flaky: [], skipped: [] } as const

const nameFailure = (group: string, title: string, message = '') =>
  [`${group}: ${title}`, ...firstLines(message)].join(' – ')

/** The error and what differed, in one line, without the stack and the code around it. */
function firstLines(message: string): readonly string[] {
  const [text = ''] = stripVTControlCharacters(message).split(/\n\s*at |\n\s*>? *\d+ \|/, 1)
  const line = text.replaceAll(/\s+/g, ' ').trim().slice(0, 600)
  return line ? [line] : []
}

/** Names the tests that ran in no project, `group: 12 tests` for a whole group. */
function namesOfSkipped(
  tests: readonly { readonly group: string; readonly title: string; readonly ran: boolean }[],
) {
  const groups = Map.groupBy(tests, ({ group }) => group)
  return [...groups].flatMap(([group, all]) => {
    const ran = new Set(all.filter(test => test.ran).map(({ title }) => title))
    const skipped = [...new Set(all.map(({ title }) => title))].filter(title => !ran.has(title))
    return skipped.length > 1 && ran.size === 0
      ? [`${group}: ${skipped.length} tests`]
      : skipped.map(title => `${group}: ${title}`)
  })
}

/** A file that cannot be loaded contains no failed test, so it counts as one. */
function countVitest({ testResults }: z.infer<typeof VitestReport>): Counts {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, title, ancestorTitles: [first], failureMessages }) => ({
      status,
      title,
      message: failureMessages?.[0],
      group: [relative('.', name), ...(first ? [first] : [])].join(': '),
      ran: /passed|failed/.test(status),
    })),
  )
  const having = (result: string) => tests.filter(({ status }) => status === result)
  const broken = testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
  )
  return {
    passed: having('passed').length,
    failed: having('failed').length + broken.length,
    failures: [
      ...having('failed').map(({ group, title, message }) => nameFailure(group, title, message)),
      ...broken.map(({ name, message }) => nameFailure(relative('.', name), 'not loaded', message)),
    ],
    failedFiles: [
      ...new Set(
        testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative('.', name)),
      ),
    ],
    flaky: [],
    skipped: namesOfSkipped(tests),
  }
}

/** A test that passed only on a retry counts as failed. */
function countPlaywright({ suites, errors, stats }: z.infer<typeof PlaywrightReport>): Counts {
  const specsOf = ({ specs, suites: inner = [] }: z.infer<typeof Suite>): typeof specs => [
    ...specs,
    ...inner.flatMap(specsOf),
  ]
  const tests = suites.flatMap(suite =>
    specsOf(suite).map(({ title, tests: runs }) => ({
      title,
      group: `e2e/${suite.file}`,
      failed: runs.some(({ status }) => status === 'unexpected' || status === 'flaky'),
      message: runs.flatMap(({ results = [] }) => results).find(({ error }) => error)?.error?.message,
      ran: runs.some(({ status }) => status !== 'skipped'),
    })),
  )
  const failed = tests.filter(test => test.failed)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: failed.map(({ group, title, message }) => nameFailure(group, title, message)),
    failedFiles: [...new Set(failed.map(({ group }) => group))],
    flaky: [],
    skipped: namesOfSkipped(tests),
  }
}

/**
 * Reads the JSON report of a run. Counts one failure if the runner wrote no report, ran no test, or exited
 * with an error without a failed test.
 * @param mayBeEmpty whether a run without a test is allowed
 */
export function readCounts(
  runner: 'vitest' | 'playwright',
  reportFile: string,
  exitCode: number,
  mayBeEmpty = false,
): Counts {
  if (!existsSync(reportFile))
    return { ...noFailure, passed: 0, failed: 1, failures: [`${runner}: wrote no report`] }
  const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'))
  const counts =
    runner === 'vitest'
      ? countVitest(VitestReport.parse(report))
      : countPlaywright(PlaywrightReport.parse(report))
  const silent = counts.failed === 0 && (exitCode !== 0 || (counts.passed === 0 && !mayBeEmpty))
  return silent ? { ...counts, failed: 1, failures: [`${runner}: ended with ${exitCode}`] } : counts
}
