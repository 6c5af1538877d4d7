import { getTableName } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { billsOf } from '../../../demo/seed/bills.ts'
import { seedContracts } from '../../../demo/seed/contracts.ts'
import { offerTexts } from '../../../demo/seed/offerTexts.ts'
import { pollTexts } from '../../../demo/seed/pollTexts.ts'
import { seedMeters } from '../../../demo/seed/seedMeters.ts'
import { seedVendors } from '../../../demo/seed/vendors.ts'
import { addDays } from '../../../server/common/days.ts'
import type { Transaction } from '../../../server/database/Database.ts'
import { meterReadings, meters } from '../../../server/modules/meters/tables.ts'
import { declarationWindow } from '../../../src/api/rules/declarationWindow.ts'

const platformDeadline = 3
const timeZone = 'Europe/Vilnius'

/** Contracts of the first account that are in force. */
const own = seedContracts.filter(({ userId, story }) => userId === 1 && story !== 'ended')
const ids = own.map(({ id }) => id)

/** What the seed would insert, without a database, which a year of days would fill for minutes. */
async function metersOn(now: Date) {
  const rows = new Map<string, object[]>()
  const objects = seedContracts.flatMap(({ id }) => [
    { id: id * 2, contractId: id },
    { id: id * 2 + 1, contractId: id },
  ])
  const tx = {
    select: () => ({ from: () => ({ orderBy: async () => objects }) }),
    insert: (table: Parameters<typeof getTableName>[0]) => ({
      values: async (values: object[]) => {
        const name = getTableName(table)
        rows.set(name, [...(rows.get(name) ?? []), ...values])
      },
    }),
  } as unknown as Transaction
  await seedMeters(tx, now)
  return {
    meters: (rows.get(getTableName(meters)) ?? []) as (typeof meters.$inferSelect)[],
    readings: (rows.get(getTableName(meterReadings)) ?? []) as (typeof meterReadings.$inferSelect)[],
  }
}

/** Contracts of the first account of which a meter can be read today. */
async function openForReadings(today: string): Promise<readonly number[]> {
  const now = new Date(`${today}T09:00:00Z`)
  const seeded = await metersOn(now)
  return own
    .filter(({ id, vendorId }) => {
      const day = seedVendors.find(vendor => vendor.id === vendorId)?.declarationDeadlineDay
      const window = declarationWindow(now, timeZone, day ?? platformDeadline)
      const declared = new Set(
        seeded.readings
          .filter(({ windowMonth }) => windowMonth === window.month)
          .map(({ meterId }) => meterId),
      )
      return (
        window.isOpen &&
        seeded.meters.some(
          meter =>
            meter.contractId === id &&
            !declared.has(meter.id) &&
            (meter.expiryDate === null || meter.expiryDate >= today),
        )
      )
    })
    .map(({ id }) => id)
}

const days = Array.from({ length: 366 }, (_, index) => addDays('2028-01-01', index))
const months = [...new Set(days.map(day => day.slice(0, 7)))]

describe.each(months)('DEM-1: on every day of %s the first account', month => {
  const inMonth = days.filter(day => day.startsWith(month))

  test('can submit a reading, and has a contract whose window is closed for most of the month', async () => {
    for (const today of inMonth) expect(await openForReadings(today), today).toContain(5)
    expect(await openForReadings(`${month}-15`)).not.toContain(1)
  })

  test('has a bill that is overdue and one that is due', () => {
    for (const today of inMonth) {
      let id = 0
      const bills = own
        .flatMap(contract => billsOf(contract, today, () => ++id).invoices)
        .filter(({ dueCents, isPending }) => dueCents > 0 && !isPending)
      expect(
        bills.some(({ dueDate }) => dueDate < today),
        today,
      ).toBe(true)
      expect(
        bills.some(({ dueDate }) => dueDate >= today),
        today,
      ).toBe(true)
    }
  })
})

test('DEM-1: counted from any day, the first account has an open poll to vote in and something new', () => {
  const openPolls = pollTexts.filter(({ days: [from, to] }) => from <= 0 && to >= 0)
  const toVote = openPolls.filter(poll =>
    poll.contractIds.some(id => ids.includes(id) && poll.votedBy !== id),
  )
  expect(toVote.length).toBeGreaterThan(0)
  const vendorIds = own.map(({ vendorId }) => vendorId)
  const isOpenOffer = ({ days: [from, to] }: { readonly days: readonly [number, number] }) =>
    from <= 0 && to >= 0
  const news = offerTexts.filter(
    offer => offer.isUnread && vendorIds.includes(offer.vendorId) && isOpenOffer(offer),
  )
  expect(news.length).toBeGreaterThan(0)
})
