import { isNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { s3FileStore } from '../../../server/files/s3FileStore.ts'
import { rateLimits } from '../../../server/http/tables.ts'
import { removeOverdue } from '../../../server/jobs/retention.ts'
import { uploadsRetention } from '../../../server/modules/uploads/retention.ts'
import { uploads } from '../../../server/modules/uploads/tables.ts'
import { databasesIn } from '../../support/postgres.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { type S3Server, startS3 } from '../../support/startS3.ts'
import { uploadFile } from '../../support/uploadFile.ts'

const { postgres } = inject('prepared')
const credentials = { region: 'eu-north-1', keyId: 'residents', secret: 'a-secret-of-the-bucket' }
const pdf = new TextEncoder().encode('%PDF-1.7 laiptine')
/** More than the connections to the database. */
const calls = 15

describe.skipIf(!postgres)('A file store that is slow', () => {
  let s3: S3Server
  let server: TestServer
  beforeAll(async () => {
    if (!postgres) return
    s3 = await startS3(credentials)
    server = await startTestServer({
      databaseUrl: await databasesIn(postgres.folder).createDatabase(postgres.template),
      environment: {
        S3_URL: s3.url,
        S3_REGION: credentials.region,
        S3_KEY_ID: credentials.keyId,
        S3_SECRET: credentials.secret,
      },
    })
  })
  beforeEach(async () => {
    await server.database.queries.delete(rateLimits)
  })
  afterEach(() => s3.release())
  afterAll(async () => {
    await server?.stop()
    await s3?.stop()
  })

  const send = (key?: string) => {
    const body = new FormData()
    body.set('file', new File([pdf], 'planas.pdf'))
    const headers = key === undefined ? {} : { 'Idempotency-Key': key }
    return fetch(`${server.url}/api/v5/uploads/help-desk`, { method: 'POST', body, headers })
  }
  const upload = () => uploadFile(server, 'help-desk', pdf, 'planas.pdf')
  const request = async (message: string, uploadIds: readonly string[]) =>
    server.call('help-desk-tasks', {
      token: await server.signIn('owner@example.com'),
      body: {
        organizationId: 1,
        contractId: 1,
        category: 'other',
        phone: '+37061200001',
        message: `Ar galima gauti antrą raktą? ${message}`,
        uploads: uploadIds,
      },
    })
  const unused = () =>
    server.database.queries.select({ id: uploads.id }).from(uploads).where(isNull(uploads.usedAt))

  test('SEC-14 HLP-2: keeps no connection of the database while files are being stored', async () => {
    const token = await server.signIn('owner@example.com')
    s3.hold()
    const sent = Array.from({ length: calls }, () => send())
    await expect.poll(s3.held).toBe(calls)
    expect((await server.read('profile', { token })).data.email).toBe('owner@example.com')
    s3.release()
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(calls).fill(201))
  })

  test('SEC-14 HLP-2: keeps no connection of the database while files of requests are being read', async () => {
    const token = await server.signIn('owner@example.com')
    const ids: string[] = []
    for (let file = 0; file < calls; file++) ids.push(await upload())
    s3.hold()
    const sent = ids.map((id, at) => request(String(at), [id]))
    await expect.poll(s3.held).toBe(calls)
    expect((await server.read('profile', { token })).data.email).toBe('owner@example.com')
    s3.release()
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(calls).fill(201))
  })

  describe('that removes no file', () => {
    beforeEach(() => s3.forbid('DELETE'))
    afterEach(() => s3.forbid())

    test('HLP-2: a request is sent, and its file goes later', async () => {
      expect((await request('Lieka byla', [await upload()])).status).toBe(201)
    })

    test('CDF-2: a file that its sender deletes cannot be used, and goes later', async () => {
      const id = await upload()
      const remove = () => server.call(`uploads/help-desk/${id}`, { method: 'DELETE' })
      expect([(await remove()).status, (await remove()).status]).toEqual([204, 404])
      expect((await request('Ištrinta', [id])).status).toBe(422)
      const stored = s3.files.size
      expect(await unused()).toContainEqual({ id })
      s3.forbid()
      const store = s3FileStore({ url: s3.url, ...credentials })
      const { database, clock } = server
      const logger = { info: () => {}, warn: () => {}, error: () => {} }
      await removeOverdue({ database, clock: () => clock.now, files: store, logger }, uploadsRetention)
      expect(s3.files.size).toBeLessThan(stored)
      expect(await unused()).not.toContainEqual({ id })
    })
  })

  test('HLP-2: the same request twice at once is one request, also if the file goes while the second reads it', async () => {
    const id = await upload()
    const filesBefore = s3.files.size
    s3.hold()
    const [first, second] = [request('Du kartus', [id]), request('Du kartus', [id])]
    await expect.poll(s3.held).toBe(2)
    s3.releaseOne('GET')
    // One of the two is stored, and its file is being removed.
    await expect.poll(s3.held).toBe(2)
    s3.releaseOne('DELETE')
    await expect.poll(() => s3.files.size).toBe(filesBefore - 1)
    s3.release()
    const answers = await Promise.all([first, second])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
    const [one, other] = await Promise.all(answers.map(answer => answer.json()))
    expect(one.data.id).toBe(other.data.id)
    expect(one.data.attachments).toMatchObject([{ name: 'planas.pdf' }])
  })

  test('HLP-2: a request whose file cannot be read leaves nothing, and can be repeated', async () => {
    const id = await upload()
    s3.failNext(503, 503)
    expect((await request('Nutrūko', [id])).status).toBe(500)
    const repeated = await request('Nutrūko', [id])
    expect(repeated.status).toBe(201)
    expect((await repeated.json()).data.attachments).toMatchObject([{ name: 'planas.pdf' }])
  })

  test('HLP-2: an upload that is repeated, refused or interrupted leaves no other file behind', async () => {
    const [before, filesBefore] = [await unused(), s3.files.size]
    s3.hold()
    const twice = [send('key-of-the-plan'), send('key-of-the-plan')]
    await expect.poll(s3.held).toBeGreaterThan(0)
    s3.release()
    const [one, other] = await Promise.all((await Promise.all(twice)).map(answer => answer.json()))
    expect(one.data.id).toBe(other.data.id)
    s3.failNext(503, 503)
    expect((await send()).status).toBe(500)
    expect(await unused()).toHaveLength(before.length + 1)
    expect(s3.files.size).toBe(filesBefore + 1)
  })
})
