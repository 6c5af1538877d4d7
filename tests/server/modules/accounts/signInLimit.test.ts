import { beforeEach, expect, test } from 'vitest'
import { sha256 } from '../../../../server/common/crypto.ts'
import { rateLimits } from '../../../../server/http/tables.ts'
import { knownAddresses } from '../../../../server/modules/accounts/tables.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'

const environment = { TRUSTED_PROXIES: '127.0.0.1' }
const email = 'owner@example.com'

onEachDatabase(
  'Limits of signing in',
  server => {
    beforeEach(async () => {
      for (const table of [rateLimits, knownAddresses]) await server().database.queries.delete(table)
    })
    /** Signs in from a network address. */
    const signIn = async (address: string, account = email, password = 'resident-demo') => {
      const response = await server().call('auth/login', {
        body: { email: account, password },
        headers: { 'X-Forwarded-For': address },
      })
      return response.status
    }
    const guess = (address: string, account = email) => signIn(address, account, 'wrong')
    /** Stores failures of as many accounts from one address. */
    const fail = async (address: string, failures: number) => {
      const addressHash = await sha256(`address ${address}`)
      for (let at = 0; at < failures; at++) {
        const accountHash = await sha256(`account ${at}`)
        const row = { action: 'sign-in', accountHash, addressHash, at: server().clock.now, failed: true }
        await server().database.queries.insert(rateLimits).values(row)
      }
    }
    const count = (statuses: readonly number[], status: number) =>
      statuses.filter(value => value === status).length

    test('SEC-5, AUT-1: guesses from many addresses of one IPv6 network count together, right ones too', async () => {
      const statuses: number[] = []
      for (let host = 1; host <= 14; host++) statuses.push(await guess(`2001:db8:1:2::${host.toString(16)}`))
      expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 4])
      expect(await signIn('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(429)
    })

    test('SEC-5: beyond ten failures checks one password of thirty concurrent guesses from as many addresses', async () => {
      for (let host = 1; host <= 10; host++) expect(await guess(`198.51.100.${host}`)).toBe(401)
      server().clock.advance(5)
      const statuses = await Promise.all(
        Array.from({ length: 30 }, (_, host) => guess(`203.0.113.${host + 1}`)),
      )
      expect([count(statuses, 401), count(statuses, 429)]).toEqual([1, 29])
    })

    test('SEC-5: concurrent guesses at many accounts from one address check a hundred passwords', async () => {
      await fail('198.51.100.7', 90)
      const statuses = await Promise.all(
        Array.from({ length: 40 }, (_, at) => guess('198.51.100.7', `person${at}@example.com`)),
      )
      expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 30])
    })

    test('SEC-5: failures behind a shared address refuse neither its residents nor the owner elsewhere', async () => {
      expect(await signIn('100.64.0.1')).toBe(200)
      await fail('100.64.0.1', 100)
      expect(await signIn('100.64.0.1', 'single@example.com'), 'who was never here before').toBe(429)
      expect(await signIn('100.64.0.1'), 'who has signed in here before').toBe(200)
      for (let host = 1; host <= 12; host++) {
        await guess(`203.0.113.${host}`)
        server().clock.advance(5)
      }
      expect(await signIn('100.64.0.1'), 'an account that is attacked').toBe(200)
      expect(await signIn('192.0.2.1'), 'from a new address').toBe(200)
    })
  },
  { environment },
)
