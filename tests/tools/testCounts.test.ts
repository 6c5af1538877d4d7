import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { noFailure, readCounts } from '../../tools/testCounts.ts'
import { countRun } from '../support/countRun.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'resident-counts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('the last lines of npm test count passed and failed tests and files that cannot be loaded, and name failed and skipped tests', () => {
  const counts = countRun(folder, {
    'a.test.js': 'it("one", () => {}); it("two", () => {}); it("three", () => { throw new Error("no") })',
    'b.test.js': 'import "./missing.js"; it("never", () => {})',
    'c.test.js': 'it.skip("without a phone", () => {}); it("with one", () => {})',
    'd.test.js':
      'describe.skip("on a ship", () => { it("floats", () => {}); describe("at sea", () => { it("swims", () => {}) }) })',
  })
  const withoutFolder = (names: readonly string[]) => names.map(name => name.replace(/^\S*\//, ''))
  expect({
    ...counts,
    failures: withoutFolder(counts.failures),
    failedFiles: withoutFolder(counts.failedFiles),
    skipped: withoutFolder(counts.skipped),
  }).toEqual({
    ...noFailure,
    passed: 3,
    failed: 2,
    failures: [
      'a.test.js: three – Error: no',
      expect.stringMatching(/^b\.test\.js: not loaded – .*missing\.js/),
    ],
    failedFiles: ['a.test.js', 'b.test.js'],
    skipped: ['c.test.js: without a phone', 'd.test.js: on a ship: 2 tests'],
  })
})

it('does not name a test as skipped that ran in another project', () => {
  const { skipped } = countRun(folder, {
    'vitest.config.js':
      'export default { test: { projects: ["one", "two"].map(name => ({ test: { name, globals: true, env: { NAME: name }, include: ["*.test.js"] } })) } }',
    'a.test.js':
      'it.skipIf(process.env.NAME === "two")("sails", () => {}); it.skip("floats", () => {}); it("rows", () => {})',
  })
  expect(skipped).toEqual([expect.stringMatching(/a\.test\.js: floats$/)])
})

it('counts a failure when all tests pass but the runner exits with an error', () => {
  const counts = countRun(folder, {
    'a.test.js': 'it("one", () => { setTimeout(() => { throw new Error("late") }) })',
  })
  expect(counts).toEqual({ ...noFailure, passed: 1, failed: 1, failures: ['vitest: ended with 1'] })
})

it('counts a failure when the runner ran no test or wrote no report', () => {
  expect(countRun(folder)).toEqual({
    ...noFailure,
    passed: 0,
    failed: 1,
    failures: ['vitest: ended with 1'],
  })
  expect(readCounts('playwright', join(folder, 'none.json'), 1)).toEqual({
    ...noFailure,
    passed: 0,
    failed: 1,
    failures: ['playwright: wrote no report'],
  })
})

it('counts a browser test that passed only on retry as failed, and names a skipped one', () => {
  const report = join(folder, 'playwright.json')
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, results: [{ error: message && { message } }, {}] }],
  })
  const suites = [
    {
      file: 'a.spec.ts',
      specs: [spec('flies', 'expected'), spec('dives', 'skipped'), spec('lands', 'unexpected')],
    },
    {
      file: 'b.spec.ts',
      specs: [spec('runs', 'skipped')],
      suites: [{ file: 'b.spec.ts', specs: [spec('walks', 'flaky', 'Error: lame\n  at walk')] }],
    },
  ]
  writeFileSync(report, JSON.stringify({ suites, errors: [], stats }))
  expect(readCounts('playwright', report, 1)).toEqual({
    ...noFailure,
    passed: 3,
    failed: 2,
    failures: ['e2e/a.spec.ts: lands', 'e2e/b.spec.ts: walks – Error: lame'],
    failedFiles: ['e2e/a.spec.ts', 'e2e/b.spec.ts'],
    skipped: ['e2e/a.spec.ts: dives', 'e2e/b.spec.ts: runs'],
  })
})
