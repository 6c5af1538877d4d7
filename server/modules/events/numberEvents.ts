import type { Queries, Transaction } from '../../database/Database.ts'
import { and, asc, eq, isNull, sql } from '../../database/drizzle.ts'
import { vendorEventCounters, vendorEvents, webhookDeliveries, webhooks } from './tables.ts'

/** Events per transaction. */
const batchSize = 1000

/**
 * Gives a vendor's committed events their numbers and creates the deliveries of its webhooks.
 *
 * Rows become visible at commit, not in the order of their ids, so a reader that pages by id would miss
 * rows of slower transactions. Numbers are therefore given afterwards, under a lock per vendor, to rows
 * that are visible already. Residents' transactions never wait for that lock.
 */
export async function numberEvents(queries: Queries, vendorId: number, now: Date): Promise<void> {
  for (;;) {
    const count = await queries.transaction(tx => numberBatch(tx, vendorId, now))
    if (count < batchSize) return
  }
}

async function numberBatch(tx: Transaction, vendorId: number, now: Date): Promise<number> {
  await tx.insert(vendorEventCounters).values({ vendorId, lastNumber: 0 }).onConflictDoNothing()
  const [counter] = await tx
    .select()
    .from(vendorEventCounters)
    .where(eq(vendorEventCounters.vendorId, vendorId))
    .for('update')
  const lastNumber = counter?.lastNumber ?? 0
  // This statement has a newer snapshot than the lock, so it sees what the previous holder numbered.
  const batch = tx
    .select({ id: vendorEvents.id, position: sql<number>`row_number() over (order by id)`.as('position') })
    .from(vendorEvents)
    .where(and(eq(vendorEvents.vendorId, vendorId), isNull(vendorEvents.number)))
    .orderBy(vendorEvents.id)
    .limit(batchSize)
    .as('batch')
  const { length: count } = await tx
    .update(vendorEvents)
    .set({ number: sql`${lastNumber}::integer + ${batch.position}` })
    .from(batch)
    .where(eq(vendorEvents.id, batch.id))
    .returning({ id: vendorEvents.id })
  if (count === 0) return 0
  await tx.execute(sql`
    insert into ${webhookDeliveries} (vendor_id, webhook_id, event_id, number, sequence, state, next_try_at)
    select event.vendor_id, webhook.id, event.id, event.number, coalesce(event.contract_id, 0), 'pending', ${now.toISOString()}::timestamptz
    from ${vendorEvents} as event
    join ${webhooks} as webhook
      on webhook.vendor_id = event.vendor_id and (webhook.types is null or webhook.types @> to_jsonb(event.type))
    where event.vendor_id = ${vendorId} and event.number > ${lastNumber}`)
  await tx
    .update(vendorEventCounters)
    .set({ lastNumber: lastNumber + count })
    .where(eq(vendorEventCounters.vendorId, vendorId))
  return count
}

/** Numbers the events of every vendor that has new ones. */
export async function numberAllEvents(queries: Queries, now: Date): Promise<void> {
  const vendors = await queries
    .selectDistinct({ vendorId: vendorEvents.vendorId })
    .from(vendorEvents)
    .where(isNull(vendorEvents.number))
    .orderBy(asc(vendorEvents.vendorId))
  for (const { vendorId } of vendors) await numberEvents(queries, vendorId, now)
}
