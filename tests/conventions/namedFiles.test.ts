import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { trackedFiles } from './trackedFiles.ts'

const files = new Set(trackedFiles())
const names = new Set([...files].map(file => basename(file)))

/** The comments of a source; all of a document. */
const proseOf = (file: string, text: string) =>
  file.endsWith('.md') ? text : (text.match(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*/g) ?? []).join('\n')

/** A path from the root of the tree, or the name of a test. */
const named =
  /(?<![\w./<>*-])(?:(?:src|widgets|hosts|server|demo|docs|conformance|build|tools|tests|e2e)\/[\w./-]+\.(?:tsx?|mjs|css|md|sql|php)|[\w-]+\.(?:test|spec)\.tsx?)\b/g

const missingIn = (file: string, text: string) =>
  (proseOf(file, text).match(named) ?? []).filter(path => !files.has(path) && !names.has(path))

it('comments and documents name only files that exist', () => {
  // A changelog names files of its time.
  const read = trackedFiles(/\.(?:tsx?|mjs|css|md)$/).filter(
    file => file !== 'CHANGELOG.md' && !file.startsWith('tests/conventions/'),
  )
  expect(read.length).toBeGreaterThan(1000)
  const missing = read.flatMap(file =>
    missingIn(file, readFileSync(file, 'utf8')).map(path => `${file}: ${path}`),
  )
  expect(missing).toEqual([])
})

it('a comment that names a file of another name is reported', () => {
  const comment = '/** Like tests/conventions/words.test.ts, but see src/gone.ts and lost.test.ts. */'
  expect(missingIn('a.ts', `${comment}\nimport './src/here.ts'`)).toEqual(['src/gone.ts', 'lost.test.ts'])
})
