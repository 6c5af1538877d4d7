import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { retryAlone } from '../../tools/retryAlone.ts'
import { countRun } from '../support/countRun.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'resident-retry-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs these files; what fails runs again where the file "alone" exists. */
const runTwice = (files: Readonly<Record<string, string>>) =>
  retryAlone(countRun(folder, files), async () => {
    writeFileSync(join(folder, 'alone'), '')
    return countRun(folder)
  })
/** The code of tests that fail unless they run alone. */
const racing = (...titles: readonly string[]) => `
  import { existsSync } from 'node:fs'
  for (const title of ${JSON.stringify(titles)})
    it(title, () => expect(existsSync(import.meta.dirname + '/alone')).toBe(true))`

it('counts a test that failed beside others and passed alone as passed, and names it as flaky with its error', async () => {
  const counts = await runTwice({
    'a.test.js': racing('races'),
    'b.test.js': 'it("stands", () => {})',
  })
  expect(counts).toMatchObject({ passed: 2, failed: 0, failures: [], failedFiles: [] })
  expect(counts.flaky).toEqual([expect.stringMatching(/a\.test\.js: races – AssertionError: expected false/)])
})

it('counts a test that fails again as failed, and the flaky one beside it too', async () => {
  const counts = await runTwice({
    'a.test.js': racing('races'),
    'b.test.js': 'it("is broken", () => { throw new Error("no") })',
  })
  expect(counts).toMatchObject({ passed: 0, failed: 2, flaky: [] })
  expect(counts.failures).toHaveLength(2)
})

it('does not run four failed tests again, nor a runner that ended with an error', async () => {
  const four = await runTwice({ 'a.test.js': racing('one', 'two', 'three', 'four') })
  expect(four).toMatchObject({ failed: 4, flaky: [] })
  const late = await runTwice({
    'a.test.js': 'it("one", () => { setTimeout(() => { throw new Error("late") }) })',
  })
  expect(late).toMatchObject({ failed: 1, flaky: [] })
  expect(existsSync(join(folder, 'alone'))).toBe(false)
})
