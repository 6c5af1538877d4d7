import { PGlite } from '@electric-sql/pglite'
import { and, eq } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rateLimits } from '../../../../server/http/tables.ts'
import { contracts } from '../../../../server/modules/contracts/tables.ts'
import { proofOf } from '../../../support/guestReadings.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'

/** The embedded database has one connection, so it gets fewer. */
const guesses = { postgres: 10_000, pglite: 2000 }
/** Guesses at once, each at another number. */
const atOnce = 10
/** Guesses of one network address: fewer than its limit, so that the limits of numbers and vendors are reached. */
const perAddress = 50

/** Tables that the calls read or write; background work of the server touches others. */
const ownTables =
  /"(rate_limits|organization_groups|features|contracts|invoices|meters|meter_readings|idempotency_keys)"/

onEachDatabase(
  'Guesses without an account',
  server => {
    beforeEach(async () => {
      await server().database.queries.delete(rateLimits)
    })
    afterEach(() => vi.restoreAllMocks())

    /** Makes a call. Returns all that the caller sees, but for the moment and the reference of each answer. */
    const guess = async (path: string, body: object, address = '198.51.100.7') => {
      const response = await server().call(`guest-readings${path}`, {
        body,
        headers: { 'X-Forwarded-For': address, 'Idempotency-Key': 'key-of-a-guess' },
      })
      const { correlationId, ...seen } = (await response.json()) as { correlationId: string }
      expect(correlationId).toMatch(/\w/)
      const headers = [...response.headers].filter(([, value]) => value !== correlationId)
      return {
        status: response.status,
        seen,
        headers: Object.fromEntries(headers.filter(([name]) => name !== 'date')),
      }
    }

    const numbersOf = async (vendorId: number) => {
      const rows = await server()
        .database.queries.select({ number: contracts.username })
        .from(contracts)
        .where(and(eq(contracts.vendorId, vendorId), eq(contracts.isActive, true)))
      return rows.map(({ number }) => number)
    }

    test('RDG-2: of ten thousand guesses none tells a contract that exists from one that does not', async () => {
      const present = await numbersOf(1)
      const bill = { vendor: 'alfa', invoiceNumber: 'ALF-2026-11-1', invoiceAmount: '48.20' }
      expect(present.length).toBeGreaterThan(atOnce)
      const pairs = guesses[server().database.kind] / 2
      const statuses = new Map<number, number>()
      const guessPair = async (index: number) => {
        const agreementCode = present[index % present.length] ?? ''
        const address = `203.0.${Math.floor(index / perAddress)}.1`
        const other = `198.18.${Math.floor(index / perAddress)}.1`
        const [answer, absent] = await Promise.all([
          guess('/meters', { ...bill, agreementCode }, address),
          guess('/meters', { ...bill, agreementCode: `9${agreementCode}` }, other),
        ])
        if (JSON.stringify(answer) !== JSON.stringify(absent)) expect(answer).toEqual(absent)
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      }
      for (let start = 0; start < pairs; start += atOnce)
        await Promise.all(Array.from({ length: atOnce }, (_, index) => guessPair(start + index)))
      // Twenty attempts at each number; the others were refused unread.
      expect(Object.fromEntries(statuses)).toEqual({
        404: 20 * present.length,
        429: pairs - 20 * present.length,
      })
    }, 600_000)

    test('RDG-2: limits count by network address, by contract and by vendor', async () => {
      const bill = { invoiceNumber: 'none', invoiceAmount: '1.00' }
      const at = async (vendor: string, agreementCode: string, address: string) =>
        (await guess('/meters', { ...bill, vendor, agreementCode }, address)).status
      for (let index = 0; index < 20; index++) expect(await at('alfa', 'one', `203.0.113.${index}`)).toBe(404)
      expect(await at('alfa', 'one', '203.0.113.99')).toBe(429)
      expect(await at('beta', 'one', '203.0.113.99')).toBe(404)
      for (let index = 0; index < 60; index++)
        expect(await at('alfa', `of one address ${index}`, '192.0.2.1')).toBe(404)
      expect(await at('alfa', 'another', '192.0.2.1')).toBe(429)
      const attempts = await server()
        .database.queries.select()
        .from(rateLimits)
        .where(eq(rateLimits.action, 'guest-reading'))
      const ofBeta = attempts.find(({ accountHash }) => accountHash !== attempts[0]?.accountHash)
      if (!ofBeta) throw new Error('The guess at the other vendor was not counted.')
      const { id: _id, ...row } = ofBeta
      for (let index = 0; index < 5; index++)
        await server()
          .database.queries.insert(rateLimits)
          .values(Array.from({ length: 1000 }, () => ({ ...row, addressHash: 'x'.repeat(43) })))
      expect(await at('beta', 'of another address', '192.0.2.2')).toBe(429)
      expect(await at('alfa', 'of another address', '192.0.2.2')).toBe(404)
    })

    test.each([
      ['/meters', {}],
      ['', { readings: [{ meterId: 1, valueTo: '1' }] }],
      ['/absences', { from: '2026-12-01', until: '2026-12-31' }],
    ])('RDG-2: guest-readings%s executes the same statements whatever is wrong', async (path, more) => {
      const right = await proofOf(server(), 15)
      const [stranger] = await numbersOf(2)
      const wrongs = {
        none: { ...right, agreementCode: 'no-such-contract' },
        'number of the bill': { ...right, invoiceNumber: 'ALF-1' },
        amount: { ...right, invoiceAmount: '0.01' },
        'contract of another vendor': { ...right, agreementCode: stranger },
        ended: { ...right, agreementCode: 'ended' },
      }
      await server()
        .database.queries.insert(contracts)
        .values({ vendorId: 1, organizationId: 1, username: 'ended', isActive: false })
        .onConflictDoNothing()
      const onPostgres = vi.spyOn(pg.Client.prototype, 'query')
      const onPglite = vi.spyOn(PGlite.prototype, 'query')
      const answers = new Map<string, unknown>()
      for (const [wrong, proof] of Object.entries(wrongs)) {
        onPostgres.mockClear()
        onPglite.mockClear()
        const answer = await guess(path, { ...proof, ...more })
        const calls = [...onPostgres.mock.calls, ...onPglite.mock.calls] as unknown as [
          string | { text?: string },
        ][]
        const texts = calls.map(([query]) => (typeof query === 'string' ? query : (query.text ?? '')))
        answers.set(wrong, { answer, statements: texts.filter(text => ownTables.test(text)) })
      }
      const [first, ...others] = [...answers.values()]
      expect(first).toMatchObject({ answer: { status: 404, seen: { code: 'link_not_found' } } })
      expect((first as { statements: string[] }).statements.length).toBeGreaterThan(8)
      for (const other of others) expect(other).toEqual(first)
    })
  },
  { environment: { TRUSTED_PROXIES: '127.0.0.1' } },
)
