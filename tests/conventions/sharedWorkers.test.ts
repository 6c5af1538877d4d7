import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { trackedFiles } from './trackedFiles.ts'

/** Test files of the project "api" in tests/vitest.config.ts, whose modules outlive a file, and what they share. */
const files = trackedFiles(/^tests\/(server|demo|conformance|support)\/.*\.tsx?$/)

it('no test that shares its worker with others replaces or reloads their modules', () => {
  expect(files.length).toBeGreaterThan(150)
  const replacing = /\bvi\.(resetModules|mock|doMock)\(/
  expect(files.filter(file => replacing.test(readFileSync(file, 'utf8')))).toEqual([])
})
