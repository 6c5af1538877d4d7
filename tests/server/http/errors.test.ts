import { request } from 'node:http'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { settings } from '../../../server/database/tables.ts'
import { ErrorAnswer } from '../../../src/api/schemas/errors.ts'
import { onEachDatabase } from '../../support/onEachDatabase.ts'

const errorOf = async (response: Response) => {
  expect(response.headers.get('Content-Type')).toBe('application/json')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const answer = ErrorAnswer.parse(await response.json())
  expect(answer.correlationId).toBe(response.headers.get('X-Request-Id'))
  expect(answer.messageKey).toBe(`errors.${answer.code}`)
  return { status: response.status, ...answer }
}

onEachDatabase('What goes wrong with a call', server => {
  test('ERR-1: an unknown path returns 404', async () => {
    for (const path of ['nothing', 'contracts', 'auth/users/me/', '', 'contracts/1/invoices/last/more'])
      expect(await errorOf(await server().call(path))).toMatchObject({ status: 404, code: 'not_found' })
  })

  test('ERR-1: a method that a path does not support returns 405 with the supported ones', async () => {
    for (const [method, path, allowed] of [
      ['GET', 'auth/login', 'POST'],
      ['POST', 'auth/users/me', 'GET, HEAD'],
      ['GET', 'contracts/1/name', 'POST, DELETE'],
      ['PATCH', 'contract-names/1', 'PUT'],
    ] as const) {
      const response = await server().call(path, { method })
      expect(response.headers.get('Allow')).toBe(allowed)
      expect(await errorOf(response)).toMatchObject({ status: 405, code: 'method_not_allowed' })
    }
  })

  test.each(['{', '', 'null{', '{"email": "a@b.cd",}', '\u0000'])(
    'ERR-1: rejects the body %j as invalid JSON',
    async body => {
      const response = await server().call('auth/login', { method: 'POST', body })
      expect(await errorOf(response)).toMatchObject({ status: 400, code: 'bad_json' })
    },
  )

  test('ERR-1: rejects a body that is not UTF-8 as invalid JSON', async () => {
    const response = await fetch(`${server().url}/api/v5/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]),
    })
    expect(await errorOf(response)).toMatchObject({ status: 400, code: 'bad_json' })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    'ERR-1: rejects a body of the type "%s"',
    async type => {
      const response = await server().call('auth/login', {
        body: '{"email":"owner@example.com","password":"resident-demo"}',
        headers: { 'Content-Type': type },
      })
      expect(await errorOf(response)).toMatchObject({ status: 415, code: 'unsupported_media_type' })
    },
  )

  test('ERR-1: accepts a charset in the type of a body', async () => {
    const response = await server().call('auth/login', {
      body: { email: 'owner@example.com', password: 'resident-demo' },
      headers: { 'Content-Type': 'Application/JSON; charset=utf-8' },
    })
    expect(response.status).toBe(200)
  })

  test('ERR-1: rejects a body over 64 KB with and without Content-Length', async () => {
    const body = JSON.stringify({ email: 'owner@example.com', password: 'x'.repeat(64 * 1024) })
    const response = await server().call('auth/login', { method: 'POST', body })
    expect(await errorOf(response)).toMatchObject({ status: 413, code: 'body_too_large' })
    const status = await new Promise((resolve, reject) => {
      const call = request(`${server().url}/api/v5/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
      })
      call.on('response', response => resolve(response.statusCode))
      call.on('error', reject)
      for (let start = 0; start < body.length; start += 8192) call.write(body.slice(start, start + 8192))
      call.end()
    })
    expect(status).toBe(413)
  })

  test.each([
    [{}, { email: ['validation.required'], password: ['validation.required'] }],
    [
      { email: '', password: '' },
      { email: ['validation.required', 'validation.email'], password: ['validation.required'] },
    ],
    [{ email: 'ąžuolas@example.com', password: 'x' }, { email: ['validation.email'] }],
    [
      { email: 7, password: ['x'] },
      { email: ['validation.invalid'], password: ['validation.invalid'] },
    ],
    [{ email: 'a@b.cd', password: 'x'.repeat(256) }, { password: ['validation.password_long'] }],
    [[], { body: ['validation.invalid'] }],
    ['null', { body: ['validation.invalid'] }],
  ])('ERR-1: the body %j answers with a message key for each field', async (body, errors) => {
    const answer = await errorOf(await server().call('auth/login', { method: 'POST', body }))
    expect(answer).toMatchObject({ status: 422, code: 'validation_failed', errors })
  })

  test('ERR-1: unknown fields have no effect', async () => {
    const token = await server().signIn('owner@example.com')
    const { data } = await server().read('contracts/4/name', {
      token,
      body: { name: 'Sodas', id: 1, userId: 2, contractId: 6, __proto__: { name: 'x' } },
    })
    expect(data.name).toBe('Sodas')
    const others = await server().read('organization-groups/contracts', {
      token: await server().signIn('single@example.com'),
    })
    expect(others.data[0].contracts[0].contractName).toBeNull()
    await server().call('contracts/4/name', { method: 'DELETE', token })
  })

  test('ERR-1: keeps the caller’s request id if it is well formed, else replaces it', async () => {
    const ask = (id: string) => server().call('health-check', { headers: { 'X-Request-Id': id } })
    expect((await ask('a1b2c3d4-support')).headers.get('X-Request-Id')).toBe('a1b2c3d4-support')
    for (const id of ['short', 'x'.repeat(65), 'with space in it', '<script>alert(1)</script>'])
      expect((await ask(id)).headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('ERR-1: an internal error returns 500 without details', async () => {
    const { queries } = server().database
    await queries.execute(sql`alter table features rename to features_away`)
    const response = await server().call('features')
    const text = await response.clone().text()
    expect(await errorOf(response)).toMatchObject({ status: 500, code: 'internal' })
    expect(text).not.toMatch(/feature|select|\.ts|stack/i)
    await queries.execute(sql`alter table features_away rename to features`)
    const line = server().log.find(entry => entry.includes('a call failed'))
    expect(line).toContain('features')
    expect((await server().call('features')).status).toBe(200)
  })

  test('NAV-13: under maintenance every call except the health check returns 503 "maintenance"', async () => {
    const { queries } = server().database
    const token = await server().signIn('owner@example.com')
    const turn = (value: boolean) => queries.update(settings).set({ value }).where(sql`key = 'maintenance'`)
    await turn(true)
    for (const path of ['auth/users/me', 'features', 'nothing', 'openapi.json']) {
      const response = await server().call(path, { token })
      expect(response.headers.get('Retry-After')).toBe('60')
      expect(await errorOf(response)).toMatchObject({ status: 503, message: 'maintenance' })
    }
    expect((await server().call('health-check')).status).toBe(200)
    await turn(false)
    expect((await server().call('auth/users/me', { token })).status).toBe(200)
  })

  test('API-2: without its migrations the server lives, is not ready, and the health check says why', async () => {
    const { queries } = server().database
    const probe = async (path: string) => (await fetch(`${server().url}${path}`)).status
    expect([await probe('/livez'), await probe('/readyz')]).toEqual([200, 200])
    expect((await server().read('health-check')).data).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      database: 'ok',
      migrations: 'ok',
      disk: 'ok',
    })
    await queries.execute(sql`alter table migrations rename to migrations_away`)
    const response = await server().call('health-check')
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { data: { status: 'failing', database: 'ok', migrations: 'failing' } },
    ])
    expect([await probe('/livez'), await probe('/readyz')]).toEqual([200, 503])
    await queries.execute(sql`alter table migrations_away rename to migrations`)
  })

  test('ERR-1: the log contains calls but no personal data', async () => {
    const token = await server().signIn('owner@example.com')
    await server().call('contracts/1/invoices?type=monthly&year=2026', { token })
    await server().call('auth/login', { body: { email: 'somebody@example.com', password: 'secret-words' } })
    const all = server().log.join('\n')
    expect(all).toContain('contracts/{contract}/invoices')
    for (const personal of ['@example.com', token, 'secret-words', 'monthly', 'year=', 'Rūta', '127.0.0.1'])
      expect(all).not.toContain(personal)
  })
})
