import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const chunk = Buffer.alloc(64 * 1024, 'a')
const mostChunks = 512

/** Posts up to 32 MB in chunks. @returns the status, and the bytes that the server accepted until then */
const flood = (path: string, type: string) =>
  new Promise<{ status: number | undefined; bytes: number }>((resolve, reject) => {
    let chunks = 0
    const upload = request(`${server.sandboxUrl}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': type, 'Transfer-Encoding': 'chunked' },
    })
    const send = () => {
      while (chunks < mostChunks) {
        chunks++
        if (!upload.write(chunk)) return void upload.once('drain', send)
      }
      upload.end()
    }
    upload.on('response', response => {
      resolve({ status: response.statusCode, bytes: chunks * chunk.length })
      upload.destroy()
    })
    // The server may close the connection while the body is still on its way.
    upload.on('error', error => (upload.destroyed ? undefined : reject(error)))
    send()
  })

describe('The mock providers', () => {
  test.each([
    ['/payment-methods', 'application/json'],
    ['/orders', 'application/json'],
    ['/orders/x/cancel', 'application/json'],
    ['/orders/x/refund', 'application/json'],
    ['/pay/x', 'application/x-www-form-urlencoded'],
    ['/card-tokens', 'application/x-www-form-urlencoded'],
    ['/signings', 'application/json'],
    ['/sign/x', 'application/x-www-form-urlencoded'],
    ['/oidc/lumo/who/x', 'application/x-www-form-urlencoded'],
    ['/oidc/lumo/token', 'application/x-www-form-urlencoded'],
  ])('PSP-4: %s refuses a body without end before it is sent', async (path, type) => {
    const { status, bytes } = await flood(path, type)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(bytes).toBeLessThan((mostChunks * chunk.length) / 2)
  })

  test('PSP-4: refuses a body by its announced length', async () => {
    const response = await fetch(`${server.sandboxUrl}/orders`, {
      method: 'POST',
      body: 'a'.repeat(1024 * 1024 + 1),
    })
    expect(response.status).toBe(413)
  })
})
