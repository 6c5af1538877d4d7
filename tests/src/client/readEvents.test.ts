import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { readEvents } from '../../../src/client/readEvents.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Starts a server with this handler; returns its URL and the received requests. */
async function serve(answer: (response: ServerResponse) => void) {
  const requests: (string | undefined)[] = []
  const eventServer = createServer((request, response) => {
    requests.push(request.url, request.headers.authorization, request.headers.accept)
    answer(response)
  })
  server = eventServer
  await new Promise<void>(resolve => eventServer.listen(0, resolve))
  return {
    address: `http://localhost:${(eventServer.address() as AddressInfo).port}/events?after=3`,
    asked: requests,
  }
}

const read = async (address: string, signal = new AbortController().signal) => {
  const events: string[] = []
  let signs = 0
  const ended = readEvents(address, {
    token: 'secret-token',
    locale: 'lt',
    fetch,
    signal,
    onAlive: () => {
      signs += 1
    },
    onData: data => events.push(data),
  })
  return { told: events, signs: () => signs, error: await ended.catch((error: unknown) => error) }
}

test('CHT-1: reads events however the stream is chunked, and sends no token in the URL', async () => {
  const text =
    ': \n\nevent: message\nid: 4\ndata: {"text":"Ačiū"}\n\nid: 5\ndata: {"text":\ndata: "du"}\n\ndata: cut'
  const { address, asked } = await serve(response => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    const bytes = Buffer.from(text)
    // A two-byte character is split over two chunks.
    const cut = bytes.indexOf(Buffer.from('č')) + 1
    response.write(bytes.subarray(0, cut))
    setTimeout(() => response.end(bytes.subarray(cut)), 20)
  })
  const { told, signs, error } = await read(address)
  expect(told).toEqual(['{"text":"Ačiū"}', '{"text":\n"du"}'])
  expect(signs()).toBeGreaterThan(0)
  expect(error).toBeUndefined()
  expect(asked).toEqual(['/events?after=3', 'Bearer secret-token', 'text/event-stream'])
})

test('CHT-1: a refusal and a lost connection are different errors', async () => {
  const refused = await serve(response => response.writeHead(401).end())
  expect((await read(refused.address)).error).toMatchObject({ kind: 'refused', status: 401 })
  server?.close()
  const broken = await serve(response => {
    response.writeHead(200)
    response.write(': \n\n')
    setTimeout(() => response.destroy(), 20)
  })
  expect((await read(broken.address)).error).toMatchObject({ kind: 'offline' })
})

test('CHT-1: an abort closes the connection', async () => {
  const { address } = await serve(response => {
    response.writeHead(200)
    response.write(': \n\n')
  })
  const leaving = new AbortController()
  setTimeout(() => leaving.abort(new Error('left')), 20)
  expect((await read(address, leaving.signal)).error).toMatchObject({ message: 'left' })
})
