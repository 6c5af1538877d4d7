import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { createRandom } from '../../../../demo/seed/random.ts'
import { residentsApi } from '../../../../server/openapi/documentedApis.ts'
import { openApiDocument } from '../../../../server/openapi/openApiDocument.ts'
import { allEndpoints } from '../../../../src/api/endpoints/table.ts'
import * as small from '../../../../src/client/smallZod/smallZod.ts'
import { trackedFiles } from '../../../conventions/trackedFiles.ts'
import { hostile, mutated } from '../../../support/madeUp.ts'
import { parsedBy } from '../../../support/parsedBy.ts'
import { smallEndpoints } from '../../../support/smallEndpoints.ts'

// biome-ignore lint/suspicious/noExplicitAny: the test reads and spoils any part of an example
type Json = any

const document: Json = openApiDocument(residentsApi, '1.0.0', 'https://portal.example/api/v5')
const smallOnes = await smallEndpoints()

/** Every schema of an answer or a body as both libraries make it, with the example of the API's document. */
const pairs = allEndpoints.flatMap(([name, endpoint]) => {
  const { responses, requestBody } = document.paths[`/${endpoint.path}`][endpoint.method.toLowerCase()]
  const answers = responses[Object.keys(responses)[0] ?? '']
  const examples = { answer: answers.content, body: requestBody?.content }
  return (['answer', 'body'] as const).flatMap(part => {
    const [zod, own] = [endpoint[part], smallOnes.get(name)?.[part]]
    if (typeof zod !== 'object' || typeof own !== 'object') return []
    return [
      [`${part} of ${name}`, { zod, own, example: examples[part]['application/json'].example }] as const,
    ]
  })
})

/** The value with each of its parts in turn replaced by each of the values, removed, or joined by another. */
function spoiled(value: Json, harm: readonly unknown[]): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return harm
  const entries = Object.entries(value)
  const withPart = (name: string, part: unknown) =>
    Array.isArray(value) ? value.with(Number(name), part) : { ...value, [name]: part }
  return [
    ...harm,
    Array.isArray(value) ? [...value, null] : { ...value, other: 1, ['__proto__']: 1 },
    ...entries.flatMap(([name, inner]) => spoiled(inner, harm).map(each => withPart(name, each))),
    ...entries.map(([name]) => Object.fromEntries(entries.filter(([other]) => other !== name))),
  ]
}

const shortHarm = [
  undefined,
  null,
  true,
  0,
  -1,
  0.5,
  Number.NaN,
  2 ** 53,
  -(2 ** 53),
  '',
  ' a ',
  'x',
  '1',
  [],
  {},
]

it('API-1: there are many schemas to compare', () => expect(pairs.length).toBeGreaterThan(150))

it.each(pairs)('API-1: the small replacement of zod parses and refuses the %s as zod does', (_, pair) => {
  const { zod, own, example } = pair
  expect(parsedBy(own, example)).toEqual(parsedBy(zod, example))
  const random = createRandom('smallZod')
  const values = [
    ...spoiled(example, shortHarm),
    ...hostile,
    ...Array.from({ length: 100 }, () => mutated(random, example)),
  ]
  const different = values.find(value => !isDeepStrictEqual(parsedBy(own, value), parsedBy(zod, value)))
  expect(parsedBy(own, different), JSON.stringify(different)).toEqual(parsedBy(zod, different))
})

it('API-1: the small replacement of zod has what scripts for browsers use of zod', () => {
  const used = trackedFiles(/^(src\/(?!api\/vendor)|widgets|hosts).*\.tsx?$/)
    .map(path => readFileSync(path, 'utf8'))
    .filter(text => text.includes("import * as z from 'zod/mini'"))
    .flatMap(text => [...text.matchAll(/\bz\s*\.([a-z]\w*)\(/g)].map(([, name = '']) => name))
  expect(new Set(used).size).toBeGreaterThan(20)
  expect(used.filter(name => !(name in small))).toEqual([])
})
