import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackEnd } from '../../conformance/examples/back-end.mjs'
import { runConformance } from '../../conformance/runConformance.ts'

const file = 'conformance/examples/back-end.mjs'

let backEnd: Awaited<ReturnType<typeof startBackEnd>>
beforeAll(async () => {
  backEnd = await startBackEnd({ allowedOrigins: ['https://www.vendor.example'] })
})
afterAll(() => backEnd.stop())

test('CFK-4: a second back end of at most 500 lines imports nothing but Node', () => {
  const source = readFileSync(file, 'utf8')
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(500)
  const imports = [...source.matchAll(/from '([^']+)'|import\('([^']+)'\)/g)].map(([, name]) => name)
  expect(imports.length).toBeGreaterThan(0)
  expect(imports.filter(name => !name?.startsWith('node:'))).toEqual([])
})

test('CFK-4, CFK-5: the second back end passes the core and the level bills', async () => {
  const lines: string[] = []
  const print = (text: string) => lines.push(text)
  const args = [`${backEnd.origin}/api/v5`, '--people', 'conformance/examples/people.json', '--verbose']
  const code = await runConformance(args, { version: '0', print, printError: print })
  const output = lines.join('\n')
  expect(output.split('\n').filter(line => line.includes('✗'))).toEqual([])
  expect(output).toContain(`Testing ${backEnd.origin}/api/v5: core, bills\n`)
  expect(output).toMatch(/^ {2}bills +\d{2} passed, 0 failed, \d skipped$/m)
  expect(code).toBe(0)
})
