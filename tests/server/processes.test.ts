import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../server/database/Database.ts'
import { openPostgres } from '../../server/database/openPostgres.ts'
import { payments } from '../../server/modules/invoices/tables.ts'
import { meterReadings } from '../../server/modules/meters/tables.ts'
import { paymentOrders } from '../../server/modules/payments/tables.ts'
import { type Postgres, postgresPackage, startPostgres } from '../support/postgres.ts'
import {
  type Answer,
  callApi,
  inWindow,
  monthlyRoundAt,
  type ResidentCall,
  type ResidentWrite,
  signInAt,
} from '../support/residentWrites.ts'
import { type MainProcess, startMain, temporaryFolder } from '../support/startMain.ts'

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
      // One resident sends more calls at once than half of the usual queue.
      QUEUE_LENGTH: '400',
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
    // Both start on an empty database; one of them seeds it.
    ;[one, two] = await Promise.all([start(), start()])
    database = openPostgres(databaseUrl, () => {})
  })
  afterAll(async () => {
    for (const main of all) await kill(main)
    await database?.close()
    await postgres?.stop()
    folder.remove()
  })

  const call = (main: MainProcess, path: string, request?: ResidentCall) => callApi(main.url(), path, request)
  const signIn = (main: MainProcess, email = 'many@example.com') => signInAt(main.url(), email)
  const monthlyRound = (main: MainProcess, token: string) => monthlyRoundAt(main.url(), token)

  /**
   * Sends all requests at once and kills the process after some were answered.
   * @returns the responses
   */
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

  test('AUT-13: a session of one process is valid at the other, and ends at both', async () => {
    const token = await signIn(one, 'owner@example.com')
    expect((await call(two, 'auth/users/me', { token })).data.email).toBe('owner@example.com')
    await call(two, 'auth/logout', { token, method: 'POST' })
    expect((await call(one, 'auth/users/me', { token })).status).toBe(401)
  })

  test('BIL-2 MET-2: concurrent calls to both with one key start one payment and write one reading', async () => {
    const token = await signIn(one)
    const requests = await monthlyRound(two, token)
    const payment = requests.find(({ path }) => path.endsWith('/payments'))
    const declaration = requests.find(({ path }) => path.endsWith('/declarations'))
    if (!payment || !declaration) throw new Error('The seed has open bills and meters.')
    const ask = ({ path, body, key }: ResidentWrite) =>
      Promise.all([one, two, one, two, one, two].map(main => call(main, path, { token, body, key })))
    const paid = await ask(payment)
    expect(paid.map(({ status, data }) => [status, data.id])).toEqual(paid.map(() => [201, paid[0]?.data.id]))
    const declared = await ask(declaration)
    expect(declared.map(({ status }) => status)).toEqual(declared.map(() => 201))
  })

  test('MET-5 MET-2: of two readings declared at both at once for one window, one is accepted', async () => {
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

  test('BIL-2 MET-3: killed during payments and declarations, a process loses no acknowledged call, and repeating calls has no second effect', async () => {
    const token = await signIn(one)
    const requests = await monthlyRound(one, token)
    expect(requests.length).toBeGreaterThan(30)
    const ask = (main: MainProcess) =>
      requests.map(
        ({ path, body, key }) =>
          () =>
            call(main, path, { token, body, key }),
      )
    const acknowledged = new Map<number, Answer>()
    for (const after of [3, Math.floor(requests.length / 2)]) {
      for (const [index, answer] of await killAmid(one, after, ask(one))) acknowledged.set(index, answer)
      one = await start()
    }
    expect(acknowledged.size).toBeLessThan(requests.length)

    const again = await Promise.all(ask(two).map(ask => ask()))
    expect(again.map(({ status }) => status)).toEqual(requests.map(() => 201))
    for (const [index, { status, data }] of acknowledged)
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

  test('BIL-2: killed during payment webhooks, a process books each payment once after the retries', async () => {
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

  // Last, because sign-in from this address is blocked afterwards.
  test('AUT-1: failed sign-ins at both processes are counted together', async () => {
    one = await start()
    const body = { email: 'tenant@example.com', password: 'wrong-password' }
    for (let failure = 0; failure < 10; failure++)
      expect((await call(failure % 2 ? one : two, 'auth/login', { body })).status).toBe(401)
    for (const main of [one, two]) expect((await call(main, 'auth/login', { body })).status).toBe(429)
  })
})
