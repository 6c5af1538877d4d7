import type { Queries } from '../../server/database/Database.ts'
import { and, eq, isNull, max, notInArray, sql } from '../../server/database/drizzle.ts'
import { contracts } from '../../server/modules/contracts/tables.ts'
import { polls } from '../../server/modules/polls/tables.ts'
import { createVendorKey } from '../../server/modules/vendorKeys/createVendorKey.ts'
import { vendorKeys } from '../../server/modules/vendorKeys/tables.ts'
import { organizations, vendors } from '../../server/modules/vendors/tables.ts'

const name = 'Vendor system of the demo'

/** Creates a key of a vendor, and revokes those of earlier starts but the last: its process may still be running. */
const replaceKey = (queries: Queries, vendorId: number, now: Date) =>
  queries.transaction(async tx => {
    await tx.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, vendorId)).for('update')
    const valid = and(
      eq(vendorKeys.vendorId, vendorId),
      eq(vendorKeys.name, name),
      isNull(vendorKeys.revokedAt),
    )
    const latest = tx
      .select({ id: max(vendorKeys.id) })
      .from(vendorKeys)
      .where(valid)
    await tx
      .update(vendorKeys)
      .set({ revokedAt: now })
      .where(and(valid, notInArray(vendorKeys.id, latest)))
    return createVendorKey(tx, { vendorId, name }, now)
  })

/** Does what an operator does for a vendor: creates a key for each, and gives the seed's records the vendors' own keys. */
export async function createDemoKeys(queries: Queries, now: Date) {
  await queries
    .update(organizations)
    .set({ sourceId: sql`'O-' || ${organizations.id}` })
    .where(isNull(organizations.sourceId))
  await queries
    .update(contracts)
    .set({ sourceId: sql`'C-' || ${contracts.username}` })
    .where(isNull(contracts.sourceId))
  await queries
    .update(polls)
    .set({ sourceId: sql`'P-' || ${polls.id}` })
    .where(isNull(polls.sourceId))
  const rows = await queries
    .select({ id: vendors.id, slug: vendors.slug, title: vendors.title })
    .from(vendors)
    .orderBy(vendors.position)
  return Promise.all(
    rows.map(async ({ id, slug, title }) => ({
      slug,
      title,
      key: await replaceKey(queries, id, now),
    })),
  )
}
