import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { FAULTS: 'on', ALLOWED_ORIGINS: 'https://one.example' } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  expect((await fetch(`${server.url}/__faults`, { method: 'DELETE' })).status).toBe(204)
})

const put = (list: unknown) =>
  fetch(`${server.url}/__faults`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(list),
  })

test('ERR-1: a faulty path returns the given status, body and type, as often as given', async () => {
  await put([{ path: '/api/v5/feat*', status: 200, body: '<html>', contentType: 'text/html', times: 2 }])
  for (let time = 0; time < 2; time++) {
    const response = await server.call('features', { headers: { Origin: 'https://one.example' } })
    expect([await response.text(), response.headers.get('Content-Type')]).toEqual(['<html>', 'text/html'])
    // Pages on other origins must be able to read the error.
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://one.example')
  }
  expect(await server.read('features')).toMatchObject({ data: expect.any(Array) })
})

test('ERR-1: a fault applies to its method only, and dots in a path are literal', async () => {
  await put([
    { method: 'POST', path: '/api/v5/auth/*', status: 500 },
    { path: '/api/v5/health.check', status: 500 },
  ])
  expect((await server.call('auth/login', { body: {} })).status).toBe(500)
  expect((await server.call('auth/users/me')).status).toBe(401)
  expect((await server.call('health-check')).status).toBe(200)
})

test('ERR-1: a delay alone returns the usual response, and a drop breaks the connection', async () => {
  await put([
    { path: '/api/v5/features', delayMs: 30 },
    { path: '/api/v5/health-check', drop: true },
  ])
  expect((await server.call('features')).status).toBe(200)
  await expect(server.call('health-check')).rejects.toThrow()
})

test('NAV-14: requests of files can fail too', async () => {
  await put([{ path: '/embed/*', status: 404, body: 'gone', contentType: 'text/plain' }])
  const response = await fetch(`${server.url}/embed/loader.js`)
  expect([response.status, await response.text()]).toEqual([404, 'gone'])
})

test('ERR-1: an invalid list is rejected', async () => {
  expect((await put([{ status: 500 }])).status).toBe(422)
})
