import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { trackedFiles } from './trackedFiles.ts'

/** Code that runs in other people's pages. */
const files = trackedFiles(/^(src|widgets|hosts\/(embed|portal|frame))\/.*\.tsx?$/)

it('EMB-6: no element uses Array.from with a mapper, which Prototype and MooTools ignore', () => {
  expect(files.length).toBeGreaterThan(400)
  const uses = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\bArray\.from\(([^()]|\([^()]*\))*?,/g)].map(
      ([use]) => `${file}: ${use}`,
    ),
  )
  expect(uses).toEqual([])
})
