import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { withoutServerFields } from '../../../build/plugins/clientEndpoints.ts'
import { clientFields } from '../../../src/api/endpoints/endpoint.ts'
import { allEndpoints } from '../../../src/api/endpoints/table.ts'
import { trackedFiles } from '../../conventions/trackedFiles.ts'

const reduced = (code: string) => withoutServerFields(code, parseSync('module.js', code).program)

it('API-1: a declaration for browsers keeps what the client reads, with or without a comma at the end', () => {
  const code = `
    const one = endpoint({ method: 'POST', summary: 'One, two', path: 'one', errors: ['a', 'b'], body: S, successes: [201], })
    const two = endpoint({ access: 'user', params: z.object({ a: z.object({}) }), method: 'GET', path: 'two', answer: S, query: Q })
    return [one, two]`
  const run = new Function('endpoint', 'S', 'Q', 'z', reduced(code))
  expect(run((declaration: object) => declaration, 1, 2, {})).toEqual([
    { method: 'POST', path: 'one', body: 1 },
    { method: 'GET', path: 'two', answer: 1 },
  ])
})

it('API-1: other calls and objects stay as they are', () => {
  const code = `const other = declare({ summary: 'Stays' })`
  expect(reduced(code)).toBe(code)
})

it('API-1: no script for browsers reads a field of an endpoint that its build leaves out', () => {
  const client = new Set<string>([...clientFields, 'refusal', 'unusable'])
  const server = [...new Set(allEndpoints.flatMap(([, endpoint]) => Object.keys(endpoint)))].filter(
    field => !client.has(field),
  )
  const reads = trackedFiles(/^(src\/(?!api\/)|widgets|hosts).*\.tsx?$/).flatMap(path => {
    const text = readFileSync(path, 'utf8')
    const names = [...text.matchAll(/import \{([^}]*)\} from '[^']*api\/endpoints\//g)]
      .flatMap(([, list]) => (list ?? '').split(','))
      .map(name => name.replace(/^.* as /, '').trim())
      .filter(name => /^[a-z]\w*$/.test(name))
    return names.flatMap(name =>
      server
        .filter(field => new RegExp(`\\b${name}\\.${field}\\b`).test(text))
        .map(field => `${path}: ${name}.${field}`),
    )
  })
  expect(reads).toEqual([])
})
