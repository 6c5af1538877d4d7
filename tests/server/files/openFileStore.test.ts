import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFileStore } from '../../../server/files/openFileStore.ts'
import { readEnvironment } from '../../../server/settings/environment.ts'
import { freePort } from '../../../tools/freePort.ts'
import { temporaryFolder } from '../../support/startMain.ts'
import { startS3 } from '../../support/startS3.ts'

const opened = async (environment: Readonly<Record<string, string>>) => {
  const log: string[] = []
  const note = (fields: object, message: string) => {
    log.push(JSON.stringify({ ...fields, message }))
  }
  const logger = { info: note, warn: note, error: note }
  return { store: await openFileStore(readEnvironment(environment), logger), log }
}
const open = async (DATA_DIR: string) => (await opened({ DATA_DIR })).store

test('SEC-12: a data folder that is a file, or has one in place of its files, is refused at the start', async () => {
  const { path } = temporaryFolder()
  const file = join(path, 'file')
  writeFileSync(file, '')
  await expect(open(file)).rejects.toThrow(`DATA_DIR=${file} is a file.`)
  const data = join(path, 'data')
  mkdirSync(data)
  writeFileSync(join(data, 'files'), '')
  await expect(open(data)).rejects.toThrow(`DATA_DIR=${data} is a file.`)
})

test('SEC-12: a data folder that does not exist is made', async () => {
  const store = await open(join(temporaryFolder().path, 'new', 'data'))
  expect(await store.hasRoom?.()).toBe(true)
})

const credentials = { region: 'eu-north-1', keyId: 'residents', secret: 'a-secret-of-the-bucket' }
const bucket = (url: string, secret = credentials.secret) => ({
  S3_URL: url,
  S3_REGION: credentials.region,
  S3_KEY_ID: credentials.keyId,
  S3_SECRET: secret,
})

test('SEC-12: a bucket that takes files is opened without a word, and is left empty', async () => {
  const s3 = await startS3(credentials)
  const { log } = await opened(bucket(s3.url))
  const calls = ['DELETE 204', 'PUT 200', 'GET 200', 'DELETE 204']
  expect([s3.answered, s3.files.size, log]).toEqual([calls, 0, []])
  await s3.stop()
})

test('SEC-12: a bucket that refuses the key, or does not exist, is refused at the start', async () => {
  const s3 = await startS3(credentials)
  const { host, origin } = new URL(s3.url)
  const what = `or let the key write, read and remove files in the bucket at ${host}.`
  for (const [status, act, environment] of [
    [403, 'removed', bucket(s3.url, 'another-secret')],
    [404, 'written', bucket(`${origin}/other/bucket`)],
  ] as const) {
    const refused = opened(environment)
    await expect(refused).rejects.toThrow(`answered ${status} when a file was to be ${act}. Correct S3_URL,`)
    await expect(refused).rejects.toThrow(what)
    await expect(refused).rejects.not.toThrow('another-secret')
  }
  await s3.stop()
})

test.each([
  { methods: ['GET'], what: 'read' },
  { methods: ['DELETE'], what: 'removed' },
  { methods: ['GET', 'DELETE'], what: 'removed' },
])(
  'SEC-12: a key that may not $methods is refused at the start, and leaves no file behind',
  async ({ methods, what }) => {
    const s3 = await startS3(credentials)
    s3.forbid(...methods)
    await expect(opened(bucket(s3.url))).rejects.toThrow(
      `answered 403 when a file was to be ${what}. Correct`,
    )
    expect(s3.files.size).toBe(0)
    await s3.stop()
  },
)

test('SEC-12: a bucket that does not answer is logged with its host, and the start goes on', async () => {
  const port = await freePort()
  const { log } = await opened(bucket(`http://127.0.0.1:${port}/residents`))
  expect(log).toEqual([expect.stringContaining('the bucket of S3_URL does not answer')])
  expect(log[0]).toContain(`"host":"127.0.0.1:${port}"`)
  expect(log[0]).toContain('ECONNREFUSED')
  expect(log[0]).not.toContain(credentials.secret)

  const s3 = await startS3(credentials)
  s3.failNext(503, 503)
  expect((await opened(bucket(s3.url))).log).toHaveLength(1)
  await s3.stop()
})
