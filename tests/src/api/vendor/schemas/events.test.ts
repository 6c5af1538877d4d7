import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { vendorEvents, vendorEventTypes } from '../../../../../src/api/vendor/schemas/events.ts'

const guide = readFileSync('docs/guides/vendor-events.md', 'utf8')

test('EVT-1: the guide lists exactly the declared event types', () => {
  const [, table = ''] = /## Events\n([\s\S]+?)\n\n[^|\n]/.exec(guide) ?? []
  const listed = [...table.matchAll(/^\| `([a-z_.]+)`/gm)].map(match => match[1])
  expect(listed).toEqual(vendorEventTypes)
})

test('EVT-1: every event type has a summary and an object as data', () => {
  for (const [type, { summary, data }] of Object.entries(vendorEvents)) {
    expect(summary, type).toMatch(/^(A|The) /)
    expect(data._zod.def.type, type).toBe('object')
  }
})
