import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { levelOfCall } from '../../../conformance/levelOfCall.ts'
import { allEndpoints } from '../../../src/api/endpoints/table.ts'
import { elementsOfLevels } from '../../../src/api/rules/elementsOfLevels.ts'
import { levels } from '../../../src/api/schemas/levels.ts'
import { createClient } from '../../../src/client/createClient.ts'
import { askForLevels } from '../../../src/suite/askForLevels.ts'
import { createOnce } from '../../../src/suite/createOnce.ts'

function suiteWith(answer: () => Response) {
  let calls = 0
  const client = createClient({
    baseUrl: 'https://api.example/api/v5',
    token: () => undefined,
    locale: () => 'lt',
    onUnauthenticated: () => {},
    fetch: async () => {
      calls += 1
      return answer()
    },
  })
  const suite = { client, notOffered: createStore<readonly string[]>(() => []), once: createOnce() }
  return { suite, calls: () => calls }
}

test('CFK-5: names the elements of levels that are not offered, after one request', async () => {
  const { suite, calls } = suiteWith(() => Response.json({ data: ['bills', 'accounts', 'newer'] }))
  await askForLevels(suite)
  await askForLevels(suite)
  expect(calls()).toBe(1)
  const missing = suite.notOffered.getState()
  expect(missing).toContain('meters')
  expect(missing).toContain('help-desk-button')
  expect(missing).not.toContain('bills')
  expect(missing).not.toContain('login')
})

test.each([
  ['answers 404', () => new Response('', { status: 404 })],
  ['answers HTML', () => new Response('<p>')],
  ['answers another shape', () => Response.json({ data: 'all' })],
])('CFK-5: every level counts as offered when the call %s', async (_, answer) => {
  const { suite } = suiteWith(answer)
  await askForLevels(suite)
  expect(suite.notOffered.getState()).toEqual([])
})

test('CFK-5: every element of a level is a widget, and every level but three has an element', () => {
  const widgets = readdirSync('widgets')
  expect(elementsOfLevels(levels).filter(name => !widgets.includes(name))).toEqual([])
  // Payments are part of bills, moving out is part of my-contract, social sign-in is part of login.
  expect(levels.filter(level => elementsOfLevels([level]).length === 0)).toEqual([
    'payments',
    'move-out',
    'social',
  ])
})

test('CFK-5: every level has calls', () => {
  const used = new Set(allEndpoints.map(([name]) => levelOfCall(name)))
  expect([...used].sort()).toEqual(['core', ...levels].sort())
})
