import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { sha256 } from '../../../../server/common/crypto.ts'
import { createVendorKey } from '../../../../server/modules/vendorKeys/createVendorKey.ts'
import { vendorKeys } from '../../../../server/modules/vendorKeys/tables.ts'
import { callsPerMinute } from '../../../../server/modules/vendorKeys/vendorCallLookup.ts'
import { vendorEndpoints } from '../../../../src/api/vendor/vendorTable.ts'
import { testNow } from '../../../support/fill.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem, vendorSystem } from '../../../support/vendorApi.ts'

onEachDatabase('vendor keys', server => {
  afterEach(async () => {
    server().clock.now = testNow
    await server().database.queries.delete(vendorKeys)
  })

  test('VND-1: a key returns its vendor, and only the hash of the key is stored', async () => {
    const system = await newVendorSystem(server(), 1)
    const { status, body } = await system.call('me')
    expect([status, body]).toEqual([
      200,
      {
        data: {
          vendor: { slug: 'alfa', title: expect.any(String), timeZone: 'Europe/Vilnius' },
          key: { name: 'Billing', expiresAt: null },
        },
      },
    ])
    const [row] = await server().database.queries.select().from(vendorKeys)
    expect(row?.secretHash).toBe(await sha256(system.key))
    expect(JSON.stringify(row)).not.toContain(system.key)
  })

  test('VND-1: every call without a valid key answers 401, and the same for each reason', async () => {
    const { queries } = server().database
    const revoked = await newVendorSystem(server(), 1)
    await queries.update(vendorKeys).set({ revokedAt: testNow })
    const expiresAt = new Date(testNow.getTime() + 1000)
    const expired = await createVendorKey(queries, { vendorId: 1, name: 'Old', expiresAt }, testNow)
    server().clock.advance(1)
    const token = await server().signIn('owner@example.com')
    for (const [name, { method, path }] of vendorEndpoints)
      for (const key of [revoked.key, expired, token, 'vk_short', `vk_${'x'.repeat(43)}`]) {
        const { status, body } = await vendorSystem(server(), key).call(
          path
            .replace('{locale}', 'lt')
            .replace(/\{\w+\}/g, name === 'imports.importFile' ? 'contracts' : '12345678'),
          { method },
        )
        expect([name, status, body.code]).toEqual([name, 401, 'unauthenticated'])
      }
    const { status } = await server().call('../vendor/v1/me')
    expect(status).toBe(401)
  })

  test('VND-1: a vendor has two valid keys at most, each of which works', async () => {
    const first = await newVendorSystem(server(), 1)
    const second = await newVendorSystem(server(), 1)
    expect([(await first.call('me')).status, (await second.call('me')).status]).toEqual([200, 200])
    await expect(newVendorSystem(server(), 1)).rejects.toThrow(
      'The vendor already has 2 valid keys: revoke one of them first.',
    )
    const { queries } = server().database
    await queries
      .update(vendorKeys)
      .set({ revokedAt: testNow })
      .where(eq(vendorKeys.secretHash, await sha256(first.key)))
    const third = await newVendorSystem(server(), 1)
    expect([(await first.call('me')).status, (await third.call('me')).status]).toEqual([401, 200])
  })

  test('VND-1: two keys created at once are two, not three', async () => {
    await newVendorSystem(server(), 1)
    const created = await Promise.allSettled([newVendorSystem(server(), 1), newVendorSystem(server(), 1)])
    expect(created.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('VND-1: pages cannot call, not even those of a listed origin', async () => {
    const system = await newVendorSystem(server(), 1)
    const Origin = server().hostsUrl
    const { status, headers } = await system.call('me', { headers: { Origin } })
    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([403, null])
    const preflight = await fetch(`${server().url}/api/vendor/v1/me`, {
      method: 'OPTIONS',
      headers: { Origin, 'Access-Control-Request-Method': 'GET' },
    })
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  test('VND-1: more calls than allowed answer 429 until the minute is over', async () => {
    const system = await newVendorSystem(server(), 1)
    await system.call('me')
    await server()
      .database.queries.update(vendorKeys)
      .set({ windowCalls: callsPerMinute - 1 })
    server().clock.advance(20)
    expect((await system.call('me')).status).toBe(200)
    const { status, body, headers } = await system.call('me')
    expect([status, body.code, headers.get('Retry-After')]).toEqual([429, 'rate_limited', '40'])
    server().clock.advance(40)
    expect((await system.call('me')).status).toBe(200)
  })

  test('VND-1: the vendor API has its own OpenAPI document and its own 404 and 405', async () => {
    const document = await server().read('../vendor/v1/openapi.json')
    expect(document.servers).toEqual([{ url: `${server().url}/api/vendor/v1` }])
    const described = Object.entries<Record<string, { operationId: string }>>(document.paths).flatMap(
      ([path, operations]) =>
        Object.entries(operations).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
    )
    expect(described.sort()).toEqual(
      vendorEndpoints.map(([name, { method, path }]) => `${name} ${method.toLowerCase()} /${path}`).sort(),
    )
    expect((await server().call('../vendor/v1/nothing')).status).toBe(404)
    const { status, headers } = await server().call('../vendor/v1/me', { method: 'POST' })
    expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })
})
