import { interrupted } from './runProgram.ts'
import type { Counts } from './testCounts.ts'

/** More failed tests than this are no coincidence. */
const mostFlaky = 3

/**
 * Runs the failed tests of a step once more, with nothing beside them. Those that all pass then are flaky: the summary
 * names each until it is mended, and they count as passed. One that fails again, too many at once, or a runner that
 * ends with an error stay failures (src/decisions/flaky-tests.md).
 * @param again runs at least the failed tests
 */
export async function retryAlone(counts: Counts, again: () => Promise<Counts>): Promise<Counts> {
  const { passed, failed, failures, failedFiles } = counts
  if (
    interrupted ||
    failed === 0 ||
    failed > mostFlaky ||
    failedFiles.length === 0 ||
    failures.length !== failed
  )
    return counts
  console.log(`\nOnce more, alone: ${failedFiles.join(', ')}`)
  const second = await again()
  if (second.failed > 0 || second.passed < failed) return counts
  return { ...counts, passed: passed + failed, failed: 0, failures: [], failedFiles: [], flaky: failures }
}
