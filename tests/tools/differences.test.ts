import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { differences } from '../../tools/differences.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function build(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'resident-build-'))
  folders.push(folder)
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  return folder
}

test('SEC-19: two builds, equal but for files of earlier versions, have no differences', () => {
  const files = { 'embed/loader.js': 'a', 'embed/0.1.0-22222222/bills.js': 'b', 'portal/index.html': 'c' }
  const earlier = { 'embed/0.1.0-11111111/bills.js': 'old', 'earlier/assets/frame-11111111.js': 'old' }
  expect(differences(build({ ...files, ...earlier }), build(files))).toEqual([])
})

test('SEC-19: two builds, with a changed byte and files of one only, differ in each of these', () => {
  const first = build({ 'embed/loader.js': 'a', 'portal/time.txt': '1', 'portal/first.js': '' })
  const second = build({ 'embed/loader.js': 'b', 'portal/time.txt': '1', 'embed/0.1.0-2/x.js': '' })
  expect(differences(first, second)).toEqual(['embed/0.1.0-2/x.js', 'embed/loader.js', 'portal/first.js'])
})
