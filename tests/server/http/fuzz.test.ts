import { expect, test } from 'vitest'
import { createRandom, type Random } from '../../../demo/seed/random.ts'
import { seedOrderReference } from '../../../demo/seed/seedPayments.ts'
import { rateLimits } from '../../../server/http/tables.ts'
import { dereferenced } from '../../support/dereferenced.ts'
import { fittingValue, hostile, type JsonSchema, mutated } from '../../support/madeUp.ts'
import { onEachDatabase } from '../../support/onEachDatabase.ts'
import type { TestServer } from '../../support/server.ts'

/** For another seed: `FUZZ_SEED=… npm run test:unit -- --project api tests/server/http/fuzz.test.ts`. */
const seed = process.env.FUZZ_SEED ?? 'first snow'
/** Requests per call and caller. */
const rounds = Number(process.env.FUZZ_ROUNDS ?? 12)

interface Operation {
  readonly operationId: string
  readonly security: readonly object[]
  readonly parameters?: readonly { name: string; in: 'path' | 'query' | 'header'; schema: JsonSchema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
}

interface Attempt {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

const callers = { guest: undefined, owner: 'owner@example.com', repair: 'repair@example.com' } as const

/** Existing values by the names of path and query parameters. */
const existing: Readonly<Record<string, readonly string[]>> = {
  contract: ['1', '2', '3', '13'],
  contractId: ['1', '13'],
  bank: ['nemuno'],
  slug: ['alfa'],
  payment: [seedOrderReference],
  service: ['alfa-vilnius'],
  reference: ['100217'],
  attachment: ['21'],
}

const types = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/json;',
  'x',
  'multipart/form-data',
]
const brokenJson = ['', '{', '[', '"\\ud800"', '{"a":1e999999}', 'nul', '\ufeff{}', '{"__proto__":{"x":1}}']

/** Any value as text for a URL or a header. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** A JSON body, or a malformed one. */
function jsonBody(random: Random, value: unknown): string | Uint8Array<ArrayBuffer> {
  if (random.chance(0.04)) return random.pick(['', ...brokenJson])
  if (random.chance(0.03)) return '['.repeat(random.int(1, 60_000))
  if (random.chance(0.03)) return `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`
  const text = JSON.stringify(value) ?? 'null'
  if (random.chance(0.03)) return text.slice(0, random.int(0, text.length))
  if (random.chance(0.03)) return text.replace(/\d+/, '9'.repeat(random.int(1, 400)))
  if (random.chance(0.03)) return new Uint8Array([0xff, 0xfe, ...new TextEncoder().encode(text)])
  return text
}

/** A file as form data, or malformed form data. */
function formBody(random: Random): Pick<Attempt, 'headers' | 'body'> {
  const boundary = random.pick(['x', 'b-o-u-n-d', '"', 'ą', '-'.repeat(80)])
  const name = random.pick(['file', 'file', 'file', 'other', '', '__proto__'])
  const fileName = random.pick([
    'a.pdf',
    '../../x.pdf',
    '\u0000.pdf',
    '',
    'x'.repeat(4000),
    '"; x="',
    '\ud800',
  ])
  const content = random.pick([
    '%PDF-1.7\n',
    '\u00ff\u00d8\u00ff',
    '',
    '<svg/>',
    '%PDF-'.padEnd(9000, '\u0000'),
  ])
  const end = random.pick([`\r\n--${boundary}--\r\n`, `\r\n--${boundary}--\r\n`, '', '\r\n--', '--x--'])
  const disposition = random.pick([
    `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n`,
    `Content-Disposition: form-data; name="${name}"\r\n`,
    `Content-Disposition: attachment\r\n`,
    '',
  ])
  const type = random.pick(['multipart/form-data', 'Multipart/Form-Data ', 'multipart/mixed', 'text/plain'])
  return {
    headers: { 'Content-Type': encodeHeader(`${type}; boundary=${boundary}`) },
    body: new TextEncoder().encode(`--${boundary}\r\n${disposition}\r\n${content}${end}`),
  }
}

/** Replaces characters that no client can send: those beyond Latin-1 and line breaks. */
const encodeHeader = (value: string) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim()

const oddHeaders = ['Accept-Language', 'Idempotency-Key', 'X-Request-Id', 'Origin', 'If-None-Match', 'Range']

function attempt(random: Random, path: string, method: string, operation: Operation): Attempt {
  const text = (name: string, schema: JsonSchema) => {
    const values = existing[name]
    const value =
      values && random.chance(0.8) ? values[random.int(0, values.length - 1)] : fittingValue(random, schema)
    return textOf(random.chance(0.15) ? mutated(random, value) : value)
  }
  const encode = (value: string) =>
    random.chance(0.03)
      ? random.pick(['%00', '%ff', '%', '..%2f', '%c0%80'])
      : encodeURIComponent(value.toWellFormed())
  let filled = path
  const query: string[] = []
  for (const { name, in: place, schema } of operation.parameters ?? [])
    if (place === 'path') filled = filled.replace(`{${name}}`, () => encode(text(name, schema)) || 'x')
    else if (place === 'query' && random.chance(0.7)) query.push(`${name}=${encode(text(name, schema))}`)
  if (random.chance(0.1)) query.push(`${encode(textOf(hostile[random.int(0, hostile.length - 1)]))}=1`)
  const headers: Record<string, string> = {}
  for (const header of oddHeaders)
    if (random.chance(0.1))
      headers[header] = encodeHeader(textOf(hostile[random.int(0, 30)])) || 'a'.repeat(random.int(1, 200))
  const at = { method, path: filled.slice(1) + (query.length ? `?${query.join('&')}` : '') }
  const content = operation.requestBody?.content
  const schema = content?.['application/json']?.schema
  if (schema) {
    const valid = fittingValue(random, schema)
    let value = valid
    for (let changes = random.int(0, 3); changes > 0; changes--) value = mutated(random, value)
    headers['Content-Type'] = random.chance(0.04)
      ? random.pick(['application/json', ...types])
      : 'application/json'
    return { ...at, headers, body: jsonBody(random, value) }
  }
  if (!content) return { ...at, headers }
  const form = formBody(random)
  return { ...at, ...form, headers: { ...headers, ...form.headers } }
}

const send = (server: TestServer, { path, method, headers, body }: Attempt, token: string | undefined) =>
  fetch(`${server.url}/api/v5/${path}`, {
    method,
    redirect: 'manual',
    headers: { ...headers, ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body }),
  })

onEachDatabase(`Made-up input of the seed "${seed}"`, server => {
  for (const [caller, email] of Object.entries(callers))
    test(`ERR-1 API-1: random requests from the OpenAPI document never cause a 5xx, by ${caller}`, async () => {
      const { queries } = server().database
      const { paths } = dereferenced(await server().read('openapi.json'))
      const faults: string[] = []
      const statuses = new Map<number, number>()
      for (const [path, operations] of Object.entries<Record<string, Operation>>(paths))
        for (const [method, operation] of Object.entries(operations)) {
          // Skipped, because it would end the token of the other calls; it has no input.
          if (
            ['auth.logout', 'profile.endSession', 'profile.endOtherSessions'].includes(operation.operationId)
          )
            continue
          const random = createRandom(`${seed} ${operation.operationId} ${caller}`)
          await queries.delete(rateLimits)
          const token = email && (await server().signIn(email))
          const attempts = Array.from({ length: token || operation.security.length === 0 ? rounds : 2 }, () =>
            attempt(random, path, method.toUpperCase(), operation),
          )
          await Promise.all(
            attempts.map(async request => {
              const { status } = await send(server(), request, token)
              statuses.set(status, (statuses.get(status) ?? 0) + 1)
              if (status >= 500 && !(status === 502 && operation.operationId === 'polls.signVote'))
                faults.push(
                  `${status} ${request.method} ${request.path} ${JSON.stringify(request.headers)} ${String(request.body).slice(0, 600)}`,
                )
            }),
          )
        }
      const logged = server().log.filter(
        line => /failed|error/.test(line) && !line.includes('"message":"request"'),
      )
      expect([`seed "${seed}"`, ...faults, ...logged]).toEqual([`seed "${seed}"`])
      // Without successful calls the test would prove nothing.
      expect(statuses.get(200)).toBeGreaterThan(100)
      expect(statuses.get(422)).toBeGreaterThan(100)
    }, 180_000)

  test('ERR-1: a number outside of the column’s range is a field error', async () => {
    const token = await server().signIn('owner@example.com')
    for (const contractId of [2 ** 31, 0, -1, 1.5]) {
      const body = {
        organizationId: 1,
        contractId,
        category: 'other',
        phone: '+37061200001',
        message: 'Ar galima gauti antrą raktą?',
        uploads: [],
      }
      const response = await server().call('help-desk-tasks', { token, body })
      expect([response.status, await response.json()]).toMatchObject([
        422,
        { errors: { contractId: ['validation.invalid'] } },
      ])
    }
  })
})
