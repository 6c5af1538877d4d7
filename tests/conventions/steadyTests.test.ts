import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { trackedFiles } from './trackedFiles.ts'

const filesWith = (files: readonly string[], pattern: RegExp) =>
  files.filter(file => pattern.test(readFileSync(file, 'utf8')))

it('no test that shares its worker with others replaces or reloads their modules', () => {
  // Test files of the project "api" in tests/vitest.config.ts, whose modules outlive a file, and what they share.
  const files = trackedFiles(/^tests\/(server|demo|conformance|support)\/.*\.tsx?$/)
  expect(files.length).toBeGreaterThan(150)
  expect(filesWith(files, /\bvi\.(resetModules|mock|doMock)\(/)).toEqual([])
})

it('tests wait by expect.poll, for as long as the configuration says, and never by vi.waitFor, which gives up after a second', () => {
  const files = trackedFiles(/^tests\/.*\.tsx?$/)
  expect(filesWith(files, /\bexpect\.poll\(/).length).toBeGreaterThan(30)
  expect(filesWith(files, /\bvi\.(waitFor|waitUntil)\(/)).toEqual([])
})

it('tests that draw scenarios do so on a fixed day, which they set first', () => {
  const drawing = filesWith(trackedFiles(/^tests\/widgets\/.*\.browser\.test\.tsx$/), /everyView|scenarios/)
  expect(drawing.length).toBeGreaterThan(15)
  const fixed = filesWith(drawing, /^import '[./]*\/support\/fixedDay\.ts'\n/)
  expect(drawing.filter(file => !fixed.includes(file))).toEqual([])
})
