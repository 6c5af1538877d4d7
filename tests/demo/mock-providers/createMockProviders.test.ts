import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('API-2: the mock providers have an origin of their own and a restrictive policy', async () => {
  expect(new URL(server.sandboxUrl).origin).not.toBe(new URL(server.url).origin)
  const response = await fetch(`${server.sandboxUrl}/no-such-page`)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=UTF-8'])
  expect(response.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.text()).toContain('There is no such page.')
})

test('API-2: the address of the mock providers, which the start prints, says what is there', async () => {
  const response = await fetch(server.sandboxUrl)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('The portal leads to their pages')
})

test('API-2: the mock providers serve their style sheet and no API', async () => {
  const style = await fetch(`${server.sandboxUrl}/style.css`)
  expect([style.status, style.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8'])
  expect((await fetch(`${server.sandboxUrl}/api/v5/features`)).status).toBe(404)
})
