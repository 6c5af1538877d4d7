import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readCounts } from '../../tools/testCounts.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'resident-counts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs Vitest over these files and counts what it reports, as `npm test` does. */
function countRun(files: Readonly<Record<string, string>>) {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code)
  const report = join(folder, 'report.json')
  const args = ['run', '--root', folder, '--globals', '--reporter=json', `--outputFile.json=${report}`]
  const env = { ...process.env, VITEST: undefined, NODE_ENV: undefined }
  const { status } = spawnSync('node', [join('node_modules', 'vitest', 'vitest.mjs'), ...args], { env })
  return readCounts('vitest', report, status ?? 1)
}

it('the last line of npm test counts passed and failed tests, and a file that cannot be loaded as failed', () => {
  const counts = countRun({
    'a.test.js': 'it("one", () => {}); it("two", () => {}); it("three", () => { throw new Error("no") })',
    'b.test.js': 'import "./missing.js"; it("never", () => {})',
    'c.test.js': 'it.skip("left out", () => {})',
  })
  expect(counts).toEqual({ passed: 2, failed: 2 })
})

it('a run whose tests all pass but which ends badly is a failure', () => {
  const counts = countRun({
    'a.test.js': 'it("one", () => { setTimeout(() => { throw new Error("late") }) })',
  })
  expect(counts).toEqual({ passed: 1, failed: 1 })
})

it('a runner that ran nothing or left no report is a failure', () => {
  expect(countRun({})).toEqual({ passed: 0, failed: 1 })
  expect(readCounts('playwright', join(folder, 'none.json'), 1)).toEqual({ passed: 0, failed: 1 })
})

it('a browser test that passed only on its second try is not counted as passed', () => {
  const report = join(folder, 'playwright.json')
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }
  writeFileSync(report, JSON.stringify({ errors: [], stats }))
  expect(readCounts('playwright', report, 1)).toEqual({ passed: 3, failed: 2 })
})
