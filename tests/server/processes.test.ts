import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../server/database/Database.ts'
import { openPostgres } from '../../server/database/openPostgres.ts'
import { payments } from '../../server/modules/invoices/tables.ts'
import { meterReadings } from '../../server/modules/meters/tables.ts'
import { paymentOrders } from '../../server/modules/payments/tables.ts'
import { type Postgres, postgresPackage, startPostgres } from '../support/postgres.ts'
import { type MainProcess, startMain, temporaryFolder } from '../support/startMain.ts'

/** Readings can be declared then. */
const inWindow = '2026-11-28T08:00:00Z'

interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely
  readonly data: any
}

/** Something that is asked for under a key of its own, so that it may be asked again. */
interface Request {
  readonly path: string
  readonly body: object
  readonly key: string
}

describe.skipIf(!postgresPackage)('Two processes on one PostgreSQL', () => {
  let postgres: Postgres
  let database: Database
  let databaseUrl: string
  const folder = temporaryFolder()
  const all = new Set<MainProcess>()

  async function start(): Promise<MainProcess> {
    const main = startMain({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder.path,
      DEMO_NOW: inWindow,
      ALLOWED_ORIGINS: 'https://portal.example',
      CHECK_ANSWERS: 'on',
    })
    all.add(main)
    await main.says('Stop it with Ctrl+C.')
    return main
  }
  const kill = async (main: MainProcess) => {
    main.process.kill('SIGKILL')
    await main.ended
    all.delete(main)
  }

  let one: MainProcess
  let two: MainProcess
  beforeAll(async () => {
    postgres = await startPostgres()
    databaseUrl = await postgres.createDatabase()
    // Both find an empty database: one of them fills it.
    ;[one, two] = await Promise.all([start(), start()])
    database = openPostgres(databaseUrl, () => {})
  })
  afterAll(async () => {
    for (const main of all) await kill(main)
    await database?.close()
    await postgres?.stop()
    folder.remove()
  })

  const call = async (
    main: MainProcess,
    path: string,
    { token, body, key, method }: { token?: string; body?: object; key?: string; method?: string } = {},
  ): Promise<Answer> => {
    const response = await fetch(`${main.url()}/api/v5/${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'Idempotency-Key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    const answer = text === '' ? {} : JSON.parse(text)
    return { status: response.status, data: answer.data ?? answer }
  }
  const signIn = async (main: MainProcess, email = 'many@example.com') =>
    (await call(main, 'auth/login', { body: { email, password: 'resident-demo' } })).data.token as string

  /** A payment of each bill that is open and a reading of each first meter, of sixty contracts. */
  async function monthlyRound(main: MainProcess, token: string) {
    const groups = await call(main, 'organization-groups/contracts', { token })
    const contracts: number[] = groups.data
      .filter(({ slug }: { slug: string }) => slug !== 'gama')
      .flatMap((group: { contracts: { id: number; isActive: boolean }[] }) =>
        group.contracts.filter(({ isActive }) => isActive).map(({ id }) => id),
      )
    const found = await Promise.all(
      contracts.map(async (id): Promise<Request[]> => {
        const { data: invoice } = await call(main, `contracts/${id}/invoices/last`, { token })
        const { data: meters } = await call(main, `contracts/${id}/meters`, { token })
        const [meter] = meters
        const payment = {
          path: `contracts/${id}/payments`,
          body: {
            invoiceId: invoice?.id,
            type: 'bank',
            bank: 'nemuno',
            returnUrl: `https://portal.example/contract/${id}/bill`,
          },
          key: crypto.randomUUID(),
        }
        const declaration = {
          path: `contracts/${id}/meters/${meter?.id}/declarations`,
          body: { meterId: meter?.id, valueTo: '99999999.9' },
          key: crypto.randomUUID(),
        }
        return [
          ...(invoice?.state === 'unpaid' ? [payment] : []),
          ...(meter && !meter.declared && !meter.isExpired ? [declaration] : []),
        ]
      }),
    )
    return found.flat()
  }

  /** Asks for everything at once and kills the process as soon as some have been answered. @returns the answers */
  async function killAmid(main: MainProcess, after: number, ask: (() => Promise<Answer>)[]) {
    const answers = new Map<number, Answer>()
    await Promise.allSettled(
      ask.map(async (one, index) => {
        const answer = await one()
        answers.set(index, answer)
        if (answers.size === after) main.process.kill('SIGKILL')
      }),
    )
    await kill(main)
    return answers
  }

  test('AUT-13: a session of one is known to the other, and ends at both', async () => {
    const token = await signIn(one, 'owner@example.com')
    expect((await call(two, 'auth/users/me', { token })).data.email).toBe('owner@example.com')
    await call(two, 'auth/logout', { token, method: 'POST' })
    expect((await call(one, 'auth/users/me', { token })).status).toBe(401)
  })

  test('BIL-2 MET-2: asked of both at once under one key, a payment is begun once and a reading written once', async () => {
    const token = await signIn(one)
    const requests = await monthlyRound(two, token)
    const payment = requests.find(({ path }) => path.endsWith('/payments'))
    const declaration = requests.find(({ path }) => path.endsWith('/declarations'))
    if (!payment || !declaration) throw new Error('The seed has open bills and meters.')
    const ask = ({ path, body, key }: Request) =>
      Promise.all([one, two, one, two, one, two].map(main => call(main, path, { token, body, key })))
    const paid = await ask(payment)
    expect(paid.map(({ status, data }) => [status, data.id])).toEqual(paid.map(() => [201, paid[0]?.data.id]))
    const declared = await ask(declaration)
    expect(declared.map(({ status }) => status)).toEqual(declared.map(() => 201))
  })

  test('MET-5 MET-2: of two values declared at both at once for one window, one is taken', async () => {
    const token = await signIn(two)
    const declaration = (await monthlyRound(one, token)).findLast(({ path }) =>
      path.endsWith('/declarations'),
    )
    if (!declaration) throw new Error('The seed has meters.')
    const { path, body } = declaration
    const answers = await Promise.all(
      [one, two, one, two].map((main, at) =>
        call(main, path, { token, body: { ...body, valueTo: `99999999.${at}` } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422])
  })

  test('BIL-2 MET-3: killed in the middle of payments and declarations, one loses nothing it answered, and asking again does nothing twice', async () => {
    const token = await signIn(one)
    const requests = await monthlyRound(one, token)
    expect(requests.length).toBeGreaterThan(30)
    const ask = (main: MainProcess) =>
      requests.map(
        ({ path, body, key }) =>
          () =>
            call(main, path, { token, body, key }),
      )
    const told = new Map<number, Answer>()
    for (const after of [3, Math.floor(requests.length / 2)]) {
      for (const [index, answer] of await killAmid(one, after, ask(one))) told.set(index, answer)
      one = await start()
    }
    expect(told.size).toBeLessThan(requests.length)

    const again = await Promise.all(ask(two).map(ask => ask()))
    expect(again.map(({ status }) => status)).toEqual(requests.map(() => 201))
    for (const [index, { status, data }] of told)
      expect([index, again[index]?.data.id, again[index]?.data.at]).toEqual([
        index,
        status === 201 && data.id,
        data.at,
      ])
    const orders = await database.queries.select().from(paymentOrders)
    const open = orders.filter(({ kind }) => kind === 'invoice').map(({ invoiceId }) => invoiceId)
    expect(new Set(open)).toHaveLength(open.length)
    const readings = (await database.queries.select().from(meterReadings)).map(
      ({ meterId, windowMonth }) => `${meterId} ${windowMonth}`,
    )
    expect(new Set(readings)).toHaveLength(readings.length)
  })

  test('BIL-2: killed while banks tell of payments, each is booked once when they tell again', async () => {
    const waiting = (await database.queries.select().from(paymentOrders)).filter(
      ({ kind, state }) => kind === 'invoice' && state === 'pending',
    )
    expect(waiting.length).toBeGreaterThan(10)
    const before = await database.queries.select().from(payments)
    const press = async (main: MainProcess, reference: string, action: string): Promise<Answer> => {
      const response = await fetch(`${main.sandboxUrl()}/pay/${reference}`, {
        method: 'POST',
        body: new URLSearchParams({ action }),
        redirect: 'manual',
      })
      await response.text()
      return { status: response.status, data: undefined }
    }
    await killAmid(
      one,
      4,
      waiting.map(
        ({ reference }) =>
          () =>
            press(one, reference, 'approve'),
      ),
    )
    for (const { reference } of waiting) {
      await press(two, reference, 'approve')
      await press(two, reference, 'notify')
    }
    const orders = await database.queries.select().from(paymentOrders)
    const states = waiting.map(({ reference }) => orders.find(order => order.reference === reference)?.state)
    expect(states).toEqual(waiting.map(() => 'success'))
    const booked = (await database.queries.select().from(payments)).slice(before.length)
    expect(booked.map(({ reference }) => reference).sort()).toEqual(
      waiting.map(({ reference }) => reference.slice(0, 12)).sort(),
    )
  })

  // The last one: nobody signs in from this address after it.
  test('AUT-1: failures at one and at the other are counted together', async () => {
    one = await start()
    const body = { email: 'tenant@example.com', password: 'wrong-password' }
    for (let failure = 0; failure < 10; failure++)
      expect((await call(failure % 2 ? one : two, 'auth/login', { body })).status).toBe(401)
    for (const main of [one, two]) expect((await call(main, 'auth/login', { body })).status).toBe(429)
  })
})
