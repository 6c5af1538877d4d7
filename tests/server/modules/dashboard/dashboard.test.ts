import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { roles } from '../../../../server/modules/accounts/tables.ts'
import { invoices } from '../../../../server/modules/invoices/tables.ts'
import { unreads } from '../../../../server/modules/unreads/tables.ts'
import { vendors } from '../../../../server/modules/vendors/tables.ts'
import type { CurrentEvent } from '../../../../src/api/schemas/dashboard.ts'
import { testNow } from '../../../support/fill.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'

onEachDatabase('Current events', server => {
  /** Signs in again each time, because the clock moves past a token's lifetime. */
  const tokenOf = async (email: string): Promise<string> =>
    (await server().read('auth/login', { body: { email, password: 'resident-demo' } })).data.token
  const read = async (email = 'owner@example.com', query = ''): Promise<CurrentEvent[]> =>
    (await server().read(`current-events${query}`, { token: await tokenOf(email) })).data
  const ofKind = (events: readonly CurrentEvent[], kind: CurrentEvent['kind']) =>
    events.filter(event => event.kind === kind)

  test('SVC-4: lists an unread reply, a bill, readings, a vote, planned work and a new offer, each with its id', async () => {
    const events = await read()
    const kinds = new Set(events.map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(['bill', 'offer', 'poll', 'readings', 'reply', 'work'])
    const token = await tokenOf('owner@example.com')
    const newest = ofKind(events, 'bill').filter(({ isLate }) => !isLate)
    expect(newest.length).toBeGreaterThan(0)
    for (const { id, contractId } of newest) {
      const { data } = await server().read(`contracts/${contractId}/invoices/last`, { token })
      expect([data.id, data.state]).toEqual([id, expect.stringMatching(/unpaid|overdue/)])
    }
    const [reply] = ofKind(events, 'reply')
    expect((await server().read(`help-desk-tasks/${reply?.id}`, { token })).data.isRead).toBe(false)
    const [poll] = ofKind(events, 'poll')
    expect(
      (await server().read(`contracts/${poll?.contractId}/polls/${poll?.id}`, { token })).data,
    ).toMatchObject({
      state: 'active',
      hasTakenPart: false,
      canVote: true,
    })
    const [work] = ofKind(events, 'work')
    const { data: message } = await server().read(`types/planned_works/messages/${work?.id}`, { token })
    expect(message.plannedWork.endsOn).toBe(work?.until)
  })

  test('LAY-14: omits bills of a vendor that shows none here', async () => {
    const contractsWithBill = async () =>
      [
        ...new Set(ofKind(await read('tenant@example.com'), 'bill').map(({ contractId }) => contractId)),
      ].sort()
    const showBills = (billLinkEnabled: boolean) =>
      server().database.queries.update(vendors).set({ billLinkEnabled }).where(eq(vendors.slug, 'gama'))
    expect(await contractsWithBill()).toEqual([11])
    await showBills(true)
    expect(await contractsWithBill()).toEqual([11, 12])
    await showBills(false)
  })

  test('PER-2 SEC-3: omits bills of a contract whose role permits none', async () => {
    const { queries } = server().database
    const permit = (permissions: string[]) =>
      queries.update(roles).set({ permissions }).where(eq(roles.id, 2))
    const [tenant] = await queries.select().from(roles).where(eq(roles.id, 2))
    const billsSeen = async () => ofKind(await read('tenant@example.com'), 'bill').length
    expect(await billsSeen()).toBeGreaterThan(0)
    await permit(['declare'])
    expect(await billsSeen()).toBe(0)
    await permit(tenant?.permissions ?? [])
  })

  test('SVC-4 BIL-12: the bills of a person add up to what is due to all vendors, with late ones apart', async () => {
    const token = await tokenOf('owner@example.com')
    const bills = ofKind(await read(), 'bill')
    const dueToVendors = new Map<number, string>()
    const { data: groups } = await server().read('organization-groups/contracts', { token })
    for (const { id: group, contracts } of groups)
      for (const { id } of contracts) {
        const { data } = await server().read(`contracts/${id}/invoices/last`, { token })
        for (const { amount } of data?.dueInAll ?? []) dueToVendors.set(group, amount)
      }
    const sum = (amounts: readonly (string | null)[]) =>
      amounts.reduce((cents, amount) => cents + Math.round(Number(amount) * 100), 0)
    expect(sum(bills.map(({ amount }) => amount))).toBe(sum([...dueToVendors.values()]))
    // Contract 2 has a bill of September that is partly paid, beside the newest.
    expect(bills.filter(({ contractId }) => contractId === 2).map(({ isLate }) => isLate)).toEqual([
      true,
      false,
    ])
  })

  test('SVC-4: omits what was read, ordered or paid', async () => {
    const events = await read()
    const [reply] = ofKind(events, 'reply')
    const [offer] = ofKind(events, 'offer')
    const [bill] = ofKind(events, 'bill')
    const { queries } = server().database
    const markRead = (module: string, id: number | undefined) =>
      queries.delete(unreads).where(and(eq(unreads.module, module), eq(unreads.itemId, id ?? 0)))
    await markRead('helpDeskTasks', reply?.id)
    await markRead('specialOffers', offer?.id)
    await queries
      .update(invoices)
      .set({ isPending: true })
      .where(eq(invoices.id, bill?.id ?? 0))
    const eventsAfter = await read()
    expect(ofKind(eventsAfter, 'reply').map(({ id }) => id)).not.toContain(reply?.id)
    expect(ofKind(eventsAfter, 'offer').map(({ id }) => id)).not.toContain(offer?.id)
    expect(ofKind(eventsAfter, 'bill').map(({ id }) => id)).not.toContain(bill?.id)
  })

  test('SVC-4 MET-5: lists readings while their window is open and they are not declared', async () => {
    server().clock.now = new Date('2026-11-29T10:00:00Z')
    try {
      const open = ofKind(await read(), 'readings')
      // The vendor of contract 1 has no deadline day of its own, that of contract 4 has the 27th.
      for (const [contractId, until] of [
        [1, '2026-12-03'],
        [4, '2026-12-27'],
      ])
        expect(open).toContainEqual(expect.objectContaining({ id: contractId, contractId, until }))
      const [readings] = open
      const token = await tokenOf('owner@example.com')
      const { data: meters } = await server().read(`contracts/${readings?.id}/meters`, { token })
      for (const { id, isExpired } of meters)
        if (!isExpired)
          await server().read(`contracts/${readings?.id}/meters/${id}/declarations`, {
            token,
            body: { meterId: id, valueTo: '99999999' },
          })
      expect(ofKind(await read(), 'readings').map(({ id }) => id)).not.toContain(readings?.id)
    } finally {
      server().clock.now = testNow
    }
  })

  test('SVC-4: marks a bill late after its due date, filters by contract and answers 404 for a foreign one', async () => {
    server().clock.now = new Date('2027-03-01T10:00:00Z')
    try {
      const token = await tokenOf('single@example.com')
      const { data } = await server().read('current-events', { token })
      expect(ofKind(data, 'bill').length).toBeGreaterThan(0)
      expect(ofKind(data, 'bill').every(({ isLate }: CurrentEvent) => isLate)).toBe(true)
      expect(ofKind(data, 'poll')).toEqual([])
    } finally {
      server().clock.now = testNow
    }
    const ownEvents = await read('owner@example.com', '?contractId=2')
    expect(ownEvents.filter(({ contractId }) => contractId !== 2 && contractId !== null)).toEqual([])
    const token = await tokenOf('single@example.com')
    expect((await server().call('current-events?contractId=1', { token })).status).toBe(404)
    expect(await read('empty@example.com')).toEqual([])
  })

  test('PER-2 SVC-4: omits polls for users who may not vote', async () => {
    expect(ofKind(await read('tenant@example.com'), 'poll')).toEqual([])
  })
})
