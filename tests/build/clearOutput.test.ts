import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearOutput } from '../../build/clearOutput.ts'
import { suiteVersion } from '../../build/suiteVersion.ts'

let output: string
beforeAll(() => {
  output = join(mkdtempSync(join(tmpdir(), 'resident-output-')), 'dist')
})
afterAll(() => rmSync(join(output, '..'), { recursive: true }))

test('keeps only the newest earlier versions of the elements, and nothing of one that is built again', () => {
  for (const [at, name] of ['1.0.0-aa', '1.0.0-bb', '1.1.0-cc', '1.1.0-dd'].entries()) {
    const folder = join(output, 'embed', name)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'login.js'), name)
    utimesSync(folder, 1000 + at, 1000 + at)
  }
  mkdirSync(join(output, 'portal'))
  writeFileSync(join(output, 'embed', 'loader.js'), 'old')
  // The newest folder, but not a version.
  mkdirSync(join(output, 'embed', 'sandbox'))
  writeFileSync(join(output, 'stamp'), 'old')

  clearOutput(output, '1.1.0-dd', 2)
  expect(readdirSync(output)).toEqual(['embed'])
  expect(readdirSync(join(output, 'embed'))).toEqual(['1.0.0-bb', '1.1.0-cc'])
})

/** Writes the portal's files of a release, whose stamp is only there if its build was finished. */
function writeRelease(release: string, isFinished = true) {
  mkdirSync(join(output, 'portal', 'assets'), { recursive: true })
  for (const ending of ['js', 'js.br', 'js.gz'])
    writeFileSync(join(output, 'portal', 'assets', `frame-${release}.${ending}`), release)
  if (isFinished) writeFileSync(join(output, 'stamp'), `${release}9999`)
}
const earlier = () => readdirSync(join(output, 'earlier', 'assets'))

test('keeps the portal’s files of the release before, without compressed copies and those of older releases', () => {
  for (const release of ['11111111', '22222222']) {
    writeRelease(release)
    clearOutput(output, suiteVersion('333333339999'), 2)
  }
  expect(earlier()).toEqual(['frame-22222222.js'])
  expect(existsSync(join(output, 'portal'))).toBe(false)
})

test('keeps those of the release before when a build was not finished, or is made again', () => {
  writeRelease('33333333', false)
  clearOutput(output, suiteVersion('333333339999'), 2)
  expect(earlier()).toEqual(['frame-22222222.js'])
  writeRelease('33333333')
  clearOutput(output, suiteVersion('333333339999'), 2)
  expect(earlier()).toEqual(['frame-22222222.js'])
  rmSync(join(output, 'earlier'), { recursive: true })
})

test('creates the folder when nothing was built before', () => {
  rmSync(output, { recursive: true })
  clearOutput(output, '1.1.0-dd', 2)
  expect(existsSync(join(output, 'embed'))).toBe(true)
})
