import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPublicJson } from '../../../../server/providers/network/readPublicJson.ts'

const http = createServer((request, response) => {
  if (request.url === '/redirect') response.writeHead(302, { Location: '/good' })
  if (request.url === '/long') return void response.end(`"${'x'.repeat(300_000)}"`)
  if (request.url === '/cut') {
    response.writeHead(200, { 'Content-Length': '100' })
    return void response.write('{', () => response.destroy())
  }
  response.end(request.url === '/html' ? '<p>' : '{"a": 1}')
})
let url = ''
beforeAll(async () => {
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
})
afterAll(() => http.close())

const read = (path: string) => readPublicJson({ privateOrigins: [url] })(url + path)

test('IDP-4: a JSON document is read', async () => {
  expect(await read('/good')).toEqual({ a: 1 })
})

test.each([
  ['/redirect', 'status_302'],
  ['/long', 'too_long'],
  ['/html', 'not_json'],
  ['/cut', 'connection_reset'],
])('IDP-4: %s is refused: %s', async (path, code) => {
  await expect(read(path)).rejects.toThrow(code)
})

test('IDP-4: an origin that is not listed is read over https only, and not in a private network', async () => {
  await expect(readPublicJson()(`${url}/good`)).rejects.toThrow('https_required')
  await expect(readPublicJson()(`${url.replace('http', 'https')}/good`)).rejects.toThrow('address_private')
})
