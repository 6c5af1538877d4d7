import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { explainFolder } from '../../server/database/explainFolder.ts'
import { openDatabase } from '../../server/database/openDatabase.ts'
import { openPglite } from '../../server/database/openPglite.ts'
import { users } from '../../server/modules/accounts/tables.ts'
import { partners } from '../../server/modules/partners/tables.ts'
import { cardPaymentServices, paymentAccounts } from '../../server/modules/payments/tables.ts'
import { organizations } from '../../server/modules/vendors/tables.ts'
import { readEnvironment } from '../../server/settings/environment.ts'
import { unsafeSettings } from '../../server/settings/unsafeSettings.ts'
import { organizationsWithoutAccount, unsafeData } from '../../server/unsafeData.ts'
import { features } from '../../src/api/schemas/platform.ts'
import { freePort } from '../../tools/freePort.ts'
import { onEachDatabase } from '../support/onEachDatabase.ts'
import { type MainProcess, productionEnvironment, startMain, temporaryFolder } from '../support/startMain.ts'

const program = 'server/main.ts'

describe('Data folders', () => {
  const open = (DATA_DIR: string) =>
    openDatabase(readEnvironment({ DATA_DIR }), { info() {}, warn() {}, error() {} })

  test('SEC-12: names a data folder that is a file, or below one', async () => {
    const file = join(temporaryFolder().path, 'file')
    writeFileSync(file, '')
    await expect(open(file)).rejects.toThrow(
      `DATA_DIR=${file} is a file. Name a folder, or move the file away.`,
    )
    await expect(open(join(file, 'data'))).rejects.toThrow(
      `DATA_DIR=${file}/data is below a file. Name a folder.`,
    )
  })

  test('SEC-12: says that the files of the embedded database are damaged, and can be started again', async () => {
    const folder = temporaryFolder().path
    const database = join(folder, 'database')
    mkdirSync(join(database, 'global'), { recursive: true })
    writeFileSync(join(database, 'PG_VERSION'), '17')
    writeFileSync(join(database, 'global/pg_control'), 'nonsense')
    await expect(open(folder)).rejects.toThrow(
      `The embedded database in ${folder}/database cannot be opened; its files are damaged.`,
    )
    rmSync(database, { recursive: true })
    await (await open(folder)).close()
  })

  test('SEC-12: says that the disk is full', async () => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' })
    expect((await explainFolder(full, '/data')).message).toBe(
      'The disk of the data folder /data is full. Free 100 MB, or name another DATA_DIR.',
    )
  })
})

describe('Unsafe settings', () => {
  const sentences = (change: Readonly<Record<string, string | undefined>>) =>
    unsafeSettings(readEnvironment({ ...productionEnvironment, ...change }))

  test('API-2: accepts a production environment', () => {
    expect(sentences({})).toEqual([])
    expect(sentences({ EMBEDDED_DATABASE: 'off', DATABASE_URL: 'postgres://resident@db/resident' })).toEqual(
      [],
    )
  })

  test('API-2: accepts http on localhost for a server that listens on localhost only', () => {
    expect(sentences({ PUBLIC_URL: 'http://localhost:8080', HOST: 'localhost' })).toEqual([])
  })

  test.each([
    [{ EMBEDDED_DATABASE: 'off' }, /^DATABASE_URL must name a PostgreSQL database, or EMBEDDED_DATABASE=on /],
    [{ PUBLIC_URL: undefined }, /^PUBLIC_URL must be the https address /],
    [{ PUBLIC_URL: 'http://portal.example.org' }, /^PUBLIC_URL must be the https address /],
    [{ PUBLIC_URL: 'http://localhost:8080' }, /^PUBLIC_URL must be the https address /],
    [{ PUBLIC_URL: 'http://localhost.example.org', HOST: 'localhost' }, /^PUBLIC_URL must be the https /],
    [
      { PUBLIC_URL: 'http://portal.example.org', HOST: 'localhost' },
      /^PUBLIC_URL must be the https address /,
    ],
    [{ SMTP_URL: undefined }, /^SMTP_URL must name a mail server/],
    [{ FAULTS: 'on' }, /^FAULTS=on lets anybody make the server fail/],
    [{ DEMO_NOW: '2026-11-21T10:00:00Z' }, /^DEMO_NOW stops the clock/],
  ])('API-2: refuses %j with one sentence', (change, sentence) => {
    expect(sentences(change)).toEqual([expect.stringMatching(sentence)])
  })

  test.each([
    ['PAYMENT_URL', 'PAYMENT_SECRET'],
    ['SIGNING_URL', 'SIGNING_SECRET and SIGNING_ROOTS'],
  ])('API-2: refuses %s without %s', (name, needed) => {
    expect(() => readEnvironment({ [name]: 'https://provider.example' })).toThrow(
      `${name} needs ${needed} beside it.`,
    )
  })
})

onEachDatabase('Unsafe data', server => {
  const off = readEnvironment({})
  const provider = { ...off, PAYMENT_URL: 'https://pay.example.org' }
  const other = { ...off, STRIPE_SECRET_KEY: 'sk_live_of_another_provider' }

  test('API-2: refuses demo accounts, demo keys and accounts at a provider that is not configured', async () => {
    const { queries } = server().database
    const accounts = expect.stringMatching(/^The database has demo accounts/)
    const keys = expect.stringMatching(/^The database has demo keys of a partner/)
    const payments = expect.stringMatching(/^Payments are switched on, but .+ has its account .+ PAYMENT_URL/)
    expect(await unsafeData(queries, off)).toEqual([accounts, keys, payments])
    expect(await unsafeData(queries, provider)).toEqual([accounts, keys])

    await queries.update(users).set({ confirmedAt: null })
    expect(await unsafeData(queries, provider)).toEqual([keys])

    await queries.update(partners).set({ revokedAt: new Date() })
    expect(await unsafeData(queries, provider)).toEqual([])
    expect(await unsafeData(queries, off)).toEqual([payments])
    expect(await unsafeData(queries, other)).toEqual([payments])

    // Only payments that are switched on need a provider.
    await queries.delete(cardPaymentServices)
    await queries.update(organizations).set({ isPayServiceEnabled: false })
    expect(await unsafeData(queries, off)).toEqual([])
  })

  test('API-2: accepts payments that a vendor switched on without an account, with a provider or without one', async () => {
    const { queries } = server().database
    await queries.update(users).set({ confirmedAt: null })
    await queries.update(partners).set({ revokedAt: new Date() })
    await queries.update(organizations).set({ isPayServiceEnabled: true })
    const [account] = await queries.delete(paymentAccounts).returning()
    const [{ name } = { name: '' }] = await queries
      .select({ name: organizations.name })
      .from(organizations)
      .where(eq(organizations.id, account?.organizationId ?? 0))
    expect(await organizationsWithoutAccount(queries)).toContain(name)
    expect(await unsafeData(queries, provider)).toEqual([])
    expect(await unsafeData(queries, off)).toEqual([])
  })
})

test('API-2: finds nothing unsafe in a database without tables', async () => {
  const database = await openPglite()
  expect(await unsafeData(database.queries, readEnvironment({}))).toEqual([])
  await database.close()
})

describe('npm run serve', () => {
  const folder = temporaryFolder()
  let main: MainProcess
  let url: string
  beforeAll(async () => {
    const PORT = String(await freePort())
    url = `http://127.0.0.1:${PORT}`
    main = startMain({ ...productionEnvironment, PORT, DATA_DIR: folder.path }, { program })
    await main.says('Stop it with Ctrl+C.')
  })
  afterAll(async () => {
    main.process.kill('SIGKILL')
    await main.ended
    folder.remove()
  })
  const get = (path: string, headers = {}) => fetch(`${url}${path}`, { headers })
  const read = async (path: string) => (await get(`/api/v5/${path}`)).json()

  test('API-2: starts on an empty database, adds reference data only and names the next step', async () => {
    expect(main.output()).toContain('The database has no vendor yet.')
    expect(await read('health-check')).toMatchObject({ data: { status: 'ok' } })
    expect(await read('organization-groups')).toEqual({ data: [] })
    expect(await read('settings/general')).toMatchObject({ data: { availableLanguages: 'en;lt;lv;ru' } })
    const onByDefault = features.filter(name => name !== 'reading-without-account' && name !== 'move-out')
    expect(await read('features')).toEqual({ data: onByDefault.sort() })
    expect(await read('menu/sub_header/items')).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ module: 'bill' })]),
    })
    expect(main.output()).not.toContain('example.com')
  })

  test('API-2: serves no gallery, mailbox, staff page or demo account', async () => {
    for (const path of ['/demo/', '/demo/mail', '/__faults'])
      expect([path, (await get(path, { Accept: 'application/json' })).status]).toEqual([path, 404])
    const login = await fetch(`${url}/api/v5/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'owner@example.com', password: 'resident-demo' }),
    })
    expect(login.status).toBe(401)
  })
})

describe('A refused start', () => {
  const started: MainProcess[] = []
  afterEach(async () => {
    for (const main of started.splice(0)) {
      main.process.kill('SIGKILL')
      await main.ended
    }
  })

  test('API-2: prints every reason on a line of its own, without a stack, and exits with 1', async () => {
    const main = startMain({ FAULTS: 'on' }, { program })
    started.push(main)
    expect(await main.ended).toBe(1)
    expect(main.output().trim().split('\n')).toEqual([
      expect.stringMatching(/^DATABASE_URL /),
      expect.stringMatching(/^PUBLIC_URL /),
      expect.stringMatching(/^SMTP_URL /),
      expect.stringMatching(/^FAULTS=on /),
    ])
  })
})
