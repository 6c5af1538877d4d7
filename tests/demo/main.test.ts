import { cpSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type MainProcess, startMain, temporaryFolder } from '../support/startMain.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

function start(environment: Readonly<Record<string, string>>): MainProcess {
  const main = startMain(environment)
  cleanUps.push(async () => {
    main.process.kill('SIGKILL')
    await main.ended
  })
  return main
}

function emptyFolder(): string {
  const { path, remove } = temporaryFolder()
  cleanUps.push(remove)
  return path
}

const filled = temporaryFolder()
afterAll(filled.remove)

/** A data folder of a server that ran and was stopped. */
function folder(): string {
  const path = emptyFolder()
  cpSync(filled.path, path, { recursive: true })
  return path
}

const running = 'Stop it with Ctrl+C.'

const signIn = async (url: string) => {
  const response = await fetch(`${url}/api/v5/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'owner@example.com', password: 'resident-demo' }),
  })
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}

const contractsOf = (url: string, token: string, init: RequestInit = {}) =>
  fetch(`${url}/api/v5/contracts/4/name`, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  })

test('AUT-1: the first start prints the URLs and the demo accounts', async () => {
  const main = start({ DATA_DIR: filled.path })
  await main.says(running)
  expect(main.output()).toContain('with a fresh database')
  expect(main.output()).toContain('password resident-demo')
  expect(main.output()).toContain('/demo/mail')
  for (const account of ['owner', 'single', 'board', 'tenant', 'many', 'repair', 'empty', 'unconfirmed'])
    expect(main.output()).toContain(`${account}@example.com`)
  expect(main.output()).toMatch(/http:\/\/127\.0\.0\.1:\d+\/vendor-site\//)
  const health = await fetch(`${main.url()}/api/v5/health-check`)
  expect(await health.json()).toMatchObject({ data: { status: 'ok' } })
  main.process.kill('SIGTERM')
  expect(await main.ended).toBe(0)
})

test('API-2: acknowledged writes survive kill -9 and a restart', async () => {
  const DATA_DIR = folder()
  const first = start({ DATA_DIR })
  await first.says(running)
  const token = await signIn(first.url())
  const named = await contractsOf(first.url(), token, { method: 'POST', body: '{"name":"Namelis"}' })
  expect(named.status).toBe(201)
  first.process.kill('SIGKILL')
  expect(await first.ended).toBe('SIGKILL')

  const second = start({ DATA_DIR })
  await second.says(running)
  expect(second.output()).not.toContain('with a fresh database')
  const again = await contractsOf(second.url(), token, { method: 'POST', body: '{"name":"Kitas"}' })
  expect(await again.json()).toMatchObject({ data: { name: 'Namelis' } })
})

test('API-2: a second start on the same folder fails, names the process that holds it, and changes nothing', async () => {
  const DATA_DIR = folder()
  const first = start({ DATA_DIR })
  await first.says(running)
  const second = start({ DATA_DIR })
  expect(await second.ended).toBe(1)
  expect(second.output().trim()).toBe(
    `The data folder ${DATA_DIR} is in use by process ${first.process.pid}. ` +
      'Stop that one first, or name another folder: DATA_DIR=.data-2',
  )
  expect((await fetch(`${first.url()}/api/v5/health-check`)).status).toBe(200)
})

test('API-2: a port that is taken stops the start with one sentence that says what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => other.once('listening', resolve))
  cleanUps.push(() => other.close())
  const { port } = other.address() as AddressInfo
  const main = start({ DATA_DIR: folder(), PORT: String(port) })
  expect(await main.ended).toBe(1)
  expect(main.output().trim()).toBe(
    `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 10}`,
  )
})

test('API-2: an unreachable database stops the start with one sentence', async () => {
  const main = start({
    DATABASE_URL: 'postgres://someone:secret-words@127.0.0.1:9/none',
    DATABASE_WAIT: '0',
  })
  expect(await main.ended).toBe(1)
  expect(main.output()).toContain('The database at 127.0.0.1:9 does not answer.')
  expect(main.output()).not.toContain('secret-words')
  expect(main.output()).not.toMatch(/\n\s+at /)
})

test('API-2: an invalid variable stops the start with a sentence that names it', async () => {
  const main = start({ PORT: 'eighty', ALLOWED_ORIGINS: 'https://a.example/path' })
  expect(await main.ended).toBe(1)
  expect(main.output().trim().split('\n')).toEqual([
    'PORT must be a port number from 0 to 65535.',
    'ALLOWED_ORIGINS must be origins like https://www.example.com, with commas between them.',
  ])
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  'API-2: %s lets running calls finish, rejects new ones and exits with 0',
  async signal => {
    const main = start({ DATA_DIR: folder(), FAULTS: 'on', LOG_LEVEL: 'info' })
    await main.says(running)
    const url = main.url()
    await fetch(`${url}/__faults`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify([{ path: '/api/v5/organization-groups', delayMs: 700 }]),
    })
    const slow = fetch(`${url}/api/v5/organization-groups`)
    // A later request on another connection has been answered, so the call has reached the server.
    await fetch(`${url}/api/v5/health-check`)
    main.process.kill(signal)
    const response = await slow
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      data: [{ slug: 'alfa' }, { slug: 'beta' }, { slug: 'gama' }],
    })
    expect(await main.ended).toBe(0)
    await expect(fetch(`${url}/api/v5/health-check`)).rejects.toThrow()
  },
)

test('API-2: DEMO_NOW fixes the clock of the server', async () => {
  const main = start({ DATA_DIR: emptyFolder(), DEMO_NOW: '2027-03-15T12:00:00Z' })
  await main.says(running)
  const token = await signIn(main.url())
  const response = await fetch(`${main.url()}/api/v5/contracts/1/invoices/last`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(await response.json()).toMatchObject({ data: { period: '2027-02', date: '2027-03-05' } })
})

test('API-1: faults cannot be injected without FAULTS=on', async () => {
  const main = start({ DATA_DIR: folder() })
  await main.says(running)
  const response = await fetch(`${main.url()}/__faults`, { method: 'PUT', body: '[]' })
  expect(response.status).toBe(405)
})
