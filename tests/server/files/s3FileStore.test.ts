import { afterAll, beforeAll, expect, test } from 'vitest'
import { s3FileStore } from '../../../server/files/s3FileStore.ts'
import { readEnvironment } from '../../../server/settings/environment.ts'
import { freePort } from '../../../tools/freePort.ts'
import { startTestServer } from '../../support/server.ts'
import { type S3Server, startS3 } from '../../support/startS3.ts'

const credentials = { region: 'eu-north-1', keyId: 'residents', secret: 'a-secret-of-the-bucket' }
const name = 'Ab-_'.padEnd(43, '0')
const bytes = new TextEncoder().encode('%PDF-1.7 ąčę')

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3(credentials)
})
afterAll(() => s3.stop())
const store = (changes: object = {}) => s3FileStore({ url: s3.url, ...credentials, ...changes })

test('HLP-2: a file in a bucket is read back unchanged and is gone after removal', async () => {
  await store().write(name, bytes)
  expect(await store().read(name)).toEqual(bytes)
  await store().remove(name)
  await store().remove(name)
  await expect(store().read(name)).rejects.toThrow('answered 404 when a file was to be read')
})

test('HLP-2: one failure of the store is retried; a longer one throws and stores nothing', async () => {
  s3.failNext(503)
  await store().write(name, bytes)
  s3.failNext('drop')
  expect(await store().read(name)).toEqual(bytes)
  s3.failNext(503, 503)
  await expect(store().remove(name)).rejects.toThrow('answered 503')
  await store().remove(name)
})

test('HLP-2: a wrong secret stores nothing, and the error does not contain it', async () => {
  const refused = store({ secret: 'another-secret' }).write(name, bytes)
  await expect(refused).rejects.toThrow(/^The file store answered 403 when a file was to be written\.$/)
  expect(s3.files.size).toBe(0)
})

test('HLP-2 CDF-2: uploads of a server with a bucket are in the bucket and not in its folder', async () => {
  const server = await startTestServer({
    environment: {
      S3_URL: s3.url,
      S3_REGION: credentials.region,
      S3_KEY_ID: credentials.keyId,
      S3_SECRET: credentials.secret,
    },
  })
  try {
    const send = () => {
      const body = new FormData()
      body.set('file', new File([bytes], 'dokumentas.pdf'))
      return fetch(`${server.url}/api/v5/uploads/identity-document`, { method: 'POST', body })
    }
    const { data } = (await (await send()).json()) as { data: { id: string } }
    expect([...s3.files.values()].map(file => new Uint8Array(file))).toEqual([bytes])
    const removed = await server.call(`uploads/identity-document/${data.id}`, { method: 'DELETE' })
    expect([removed.status, s3.files.size]).toEqual([204, 0])
    s3.failNext('drop', 'drop')
    expect((await send()).status).toBe(500)
    expect((await send()).status).toBe(201)
  } finally {
    await server.stop()
  }
})

test('ERR-1: a call whose bucket refuses connections answers 500, and the log has the reason', async () => {
  const server = await startTestServer({
    environment: {
      S3_URL: `http://127.0.0.1:${await freePort()}/residents`,
      S3_REGION: credentials.region,
      S3_KEY_ID: credentials.keyId,
      S3_SECRET: credentials.secret,
    },
  })
  try {
    const body = new FormData()
    body.set('file', new File([bytes], 'dokumentas.pdf'))
    const answer = await fetch(`${server.url}/api/v5/uploads/identity-document`, { method: 'POST', body })
    expect([answer.status, await answer.json()]).toMatchObject([500, { code: 'internal' }])
    const line = server.log.find(entry => entry.includes('a call failed'))
    expect(line).toContain('ECONNREFUSED')
  } finally {
    await server.stop()
  }
})

test('API-2: a bucket without its key stops the start with one sentence', () => {
  expect(() => readEnvironment({ S3_URL: s3.url, S3_KEY_ID: 'residents' })).toThrow(
    'S3_URL needs S3_KEY_ID and S3_SECRET beside it.',
  )
})
