import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { residentsApi } from '../../../server/openapi/documentedApis.ts'
import { openApiDocument } from '../../../server/openapi/openApiDocument.ts'
import { readableRecords } from '../../../src/client/readableRecords.ts'

// biome-ignore lint/suspicious/noExplicitAny: the test reads and spoils any part of an answer
type Json = any

const document: Json = openApiDocument(residentsApi, '1.0.0', 'https://portal.example/api/v5')

/** Paths of the lists of objects in an answer. */
const listsIn = (value: Json, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value !== 'object' || value === null
    ? []
    : [
        ...(Array.isArray(value) && typeof value[0] === 'object' ? [path] : []),
        ...Object.entries(value).flatMap(([name, inner]) => listsIn(inner, [...path, name])),
      ]

const at = (value: Json, path: readonly string[]): Json => path.reduce((inner, name) => inner[name], value)

/** Every list of objects in the answers of the API, with an answer that holds one record of each list. */
const lists = residentsApi.endpoints.flatMap(([name, { path, method, answer, isWhole }]) => {
  if (typeof answer !== 'object' || isWhole) return []
  const { responses } = document.paths[`/${path}`][method.toLowerCase()]
  const example = structuredClone(
    responses[Object.keys(responses)[0] ?? ''].content['application/json'].example,
  )
  return listsIn(example).map(list => [`${name} ${list.join('.')}`, { answer, example, list }] as const)
})

/** Parses an answer that the schema refuses. */
function readBad(schema: z.ZodMiniType, json: unknown) {
  const { error } = z.safeParse(schema, json)
  if (!error) throw new Error('The schema takes this record.')
  return readableRecords(schema, { json, issues: error.issues })
}

it('ERR-3: the answers of the API have lists', () => expect(lists.length).toBeGreaterThan(40))

it.each(lists)('ERR-3: a bad record of the list %s is left out, and the others stay', (_, part) => {
  const { answer, example, list } = part
  const json = structuredClone(example)
  at(json, list).unshift(null)
  at(json, list).push(null)
  expect(readBad(answer, json)?.data).toEqual(z.parse(answer, example))
})

const Bills = z.object({ data: z.array(z.object({ id: z.int(), lines: z.array(z.string()) })) })
const bill = { id: 1, lines: ['heat'] }

it('ERR-3: a list of bad records alone is refused, because an empty one would say that there is nothing', () => {
  expect(readBad(Bills, { data: [{ ...bill, id: 'x' }, { lines: [] }] })).toBeUndefined()
})

it('ERR-3: a record whose own list has bad items alone is left out', () => {
  expect(
    readBad(Bills, { data: [{ ...bill, lines: [1] }, bill, { ...bill, lines: ['heat', 2] }] })?.data,
  ).toEqual({
    data: [bill, bill],
  })
})

it('ERR-3: a list that is too short without its bad items goes with its record', () => {
  const Polls = z.object({ data: z.array(z.array(z.int()).check(z.minLength(2))) })
  expect(
    readBad(Polls, {
      data: [
        [1, 'x'],
        [1, 2],
      ],
    })?.data,
  ).toEqual({ data: [[1, 2]] })
})

it('ERR-3: an answer that is wrong outside of a list is refused', () => {
  expect(readBad(z.object({ data: z.object({ id: z.int() }) }), { data: { id: 'x' } })).toBeUndefined()
})
