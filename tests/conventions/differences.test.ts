import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allEndpoints } from '../../src/api/endpoints/table.ts'

test('API-1: every call that the guide of differences names is in the table', () => {
  const calls = allEndpoints.map(([, { method, path }]) => `${method} ${path}`)
  const guide = readFileSync('docs/guides/differences.md', 'utf8')
  const named = [...guide.matchAll(/`((?:GET|POST|PUT|DELETE) [^`]+)`/g)].map(([, call]) => call)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(call => !calls.includes(call ?? ''))).toEqual([])
})
