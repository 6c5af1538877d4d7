import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MutationCache } from '../../../src/runtime/noMutations.ts'
import { trackedFiles } from '../../conventions/trackedFiles.ts'

const client = 'node_modules/@tanstack/query-core/build/modern/queryClient.js'

test('the cache of mutations of built files has what the library calls where nobody mutates, and nobody does', () => {
  const calls = readFileSync(client, 'utf8').matchAll(/#mutationCache\.(\w+)\(/g)
  const called = [...new Set(Array.from(calls, ([, method]) => method))]
  expect(called).not.toEqual([])
  expect(Object.keys(new MutationCache()).sort()).toEqual(called.sort())
  const mutating = trackedFiles(/^(src|widgets|hosts)\/.*\.tsx?$/).filter(path =>
    /\buse(Mutation|IsMutating)\b|[mM]utationCache\(/.test(readFileSync(path, 'utf8')),
  )
  expect(mutating).toEqual([])
})
