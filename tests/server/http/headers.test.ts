import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    environment: { ALLOWED_ORIGINS: 'https://one.example, https://two.example:8443' },
  })
})
afterAll(() => server.stop())

const from = (origin: string) => ({ headers: { Origin: origin } })

test("API-1: pages of listed origins may read responses: configured origins, vendors' origins and the example pages", async () => {
  for (const origin of [
    'https://one.example',
    'https://two.example:8443',
    'https://www.alfa.example',
    'https://www.gama.example',
    server.hostsUrl,
  ]) {
    const { headers } = await server.call('organization-groups', from(origin))
    expect(headers.get('Access-Control-Allow-Origin')).toBe(origin)
    expect(headers.get('Access-Control-Expose-Headers')).toBe('X-Request-Id, Retry-After, Date')
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect(headers.get('Vary')).toContain('Origin')
  }
})

test('API-1: pages of other origins may not, even with similar names', async () => {
  for (const origin of [
    'https://three.example',
    'http://one.example',
    'https://one.example:443',
    'https://one.example.evil.example',
    'https://evil-one.example',
    'https://two.example',
    'https://alfa.example',
    'null',
    '*',
  ]) {
    const { headers } = await server.call('organization-groups', from(origin))
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
    expect(headers.get('Vary')).toContain('Origin')
  }
})

test('API-1: errors can be read across origins too', async () => {
  const response = await server.call('auth/users/me', from('https://one.example'))
  expect(response.status).toBe(401)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://one.example')
})

test('API-1: a preflight returns methods and headers, for listed origins only', async () => {
  const ask = (origin: string) =>
    server.call('contract-names/1', {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'PUT' },
    })
  const allowed = await ask('https://one.example')
  expect(allowed.status).toBe(204)
  expect(Object.fromEntries(allowed.headers)).toMatchObject({
    'access-control-allow-origin': 'https://one.example',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': 'Authorization, Content-Type, Accept-Language, Idempotency-Key',
    'access-control-max-age': '7200',
  })
  const refused = await ask('https://three.example')
  expect([...refused.headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([])
})

test('ERR-1: every response has the headers against MIME sniffing and framing', async () => {
  for (const path of ['health-check', 'organization-groups', 'nothing', 'auth/users/me', 'openapi.json']) {
    const { headers } = await server.call(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
    })
  }
})

test('API-1: public responses are cacheable and have an ETag', async () => {
  for (const path of ['organization-groups', 'settings/general', 'features', 'translations/web/lt']) {
    const response = await server.call(path)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60')
    // Texts of an answer, e.g. of outages, are in the language that was asked for.
    expect(response.headers.get('Vary')).toContain('Accept-Language')
    const tag = response.headers.get('ETag') ?? ''
    const again = await server.call(path, { headers: { 'If-None-Match': `"other", ${tag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('Vary')).toContain('Origin')
  }
})

test('API-1: personal responses are not cacheable', async () => {
  const token = await server.signIn('owner@example.com')
  for (const path of [
    'auth/users/me',
    'organization-groups/contracts',
    'contracts/1/invoices',
    'contracts/1/unreads',
  ])
    expect((await server.call(path, { token })).headers.get('Cache-Control')).toBe('no-store')
})

test("AUT-4: a vendor's logo can be embedded by any page and runs no script", async () => {
  const { data } = await server.read('organization-groups')
  const response = await fetch(data[0].logo.svg)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  expect(await response.text()).toMatch(/^<svg .*<\/svg>$/s)
})

/** Unlike fetch(), returns the response without decompression. */
const raw = (path: string, encoding: string, token: string) =>
  new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
    const headers = { 'Accept-Encoding': encoding, Authorization: `Bearer ${token}` }
    request(`${server.url}/api/v5/${path}`, { headers }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () =>
        resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })

test('API-1: long responses are compressed if the caller accepts it; short ones are not', async () => {
  const token = await server.signIn('many@example.com')
  const plain = await raw('organization-groups/contracts', 'identity', token)
  expect(plain.encoding).toBeUndefined()
  const brotli = await raw('organization-groups/contracts', 'gzip, deflate, br', token)
  expect(brotli.encoding).toBe('br')
  expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true)
  expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 4)
  const gzip = await raw('organization-groups/contracts', 'gzip;q=0.8, br;q=0', token)
  expect(gzip.encoding).toBe('gzip')
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
  expect((await raw('contracts/15/declarations/available', 'br', token)).encoding).toBeUndefined()
})

test('API-1: HEAD returns the headers of GET without a body', async () => {
  const response = await server.call('organization-groups', { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(response.headers.get('ETag')).toBe((await server.call('organization-groups')).headers.get('ETag'))
})
