import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type S3Credentials, signS3 } from '../../server/files/signS3.ts'

export interface S3Server {
  /** URL of the bucket. */
  readonly url: string
  readonly files: ReadonlyMap<string, Buffer>
  /** Received requests with their status, e.g. "PUT 403". */
  readonly answered: readonly string[]
  /** Answers the next requests with 503 or not at all. */
  readonly failNext: (...how: readonly (503 | 'drop')[]) => void
  /** Answers requests of these methods alone with 403, as to a key that may not do that. */
  readonly forbid: (...methods: readonly string[]) => void
  /** Holds back the answers from now on. */
  readonly hold: () => void
  /** Number of requests whose answers are held back. */
  readonly held: () => number
  /** Answers the oldest held request of a method. */
  readonly releaseOne: (method: string) => void
  /** Answers all held requests, and later ones at once. */
  readonly release: () => void
  readonly stop: () => Promise<void>
}

/**
 * An S3 bucket that accepts requests only if the signature covers exactly what it received. signS3.test.ts
 * tests the signature itself against the examples of AWS; the same store was tried by hand against s3rver.
 */
export async function startS3(credentials: S3Credentials): Promise<S3Server> {
  const files = new Map<string, Buffer>()
  const answers: string[] = []
  const failures: (503 | 'drop')[] = []
  const held: { readonly method: string; readonly answer: () => void }[] = []
  const forbidden = new Set<string>()
  let isHolding = false
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const body = await buffer(request)
    if (isHolding) await new Promise<void>(resolve => held.push({ method, answer: resolve }))
    const answer = (status: number, bytes?: Buffer) => {
      answers.push(`${method} ${status}`)
      response.writeHead(status).end(bytes)
    }
    const failure = failures.shift()
    if (failure === 'drop') return response.destroy()
    if (failure) return answer(failure)
    const [, year, month, day, hour, minute, second] =
      /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(headers['x-amz-date'])) ?? []
    const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
    const isFresh = Math.abs(Date.now() - at.getTime()) < 60_000
    const expected =
      isFresh && signS3(credentials, method, new URL(url, `http://${headers.host}`), body, at).Authorization
    if (headers.authorization !== expected || forbidden.has(method)) return answer(403)
    const name = /^\/residents\/([\w-]+)$/.exec(url)?.[1]
    if (name === undefined) return answer(404)
    if (method === 'PUT') files.set(name, body)
    if (method === 'DELETE') files.delete(name)
    const file = files.get(name)
    if (method === 'GET') return file ? answer(200, file) : answer(404)
    answer(method === 'PUT' ? 200 : 204)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/residents`,
    files,
    answered: answers,
    failNext: (...how) => failures.push(...how),
    forbid: (...methods) => {
      forbidden.clear()
      for (const method of methods) forbidden.add(method)
    },
    hold() {
      isHolding = true
    },
    held: () => held.length,
    releaseOne(method) {
      const [request] = held.splice(
        held.findIndex(request => request.method === method),
        1,
      )
      request?.answer()
    },
    release() {
      isHolding = false
      for (const { answer } of held.splice(0)) answer()
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
