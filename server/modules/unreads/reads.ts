import type * as z from 'zod/mini'
import { listOfCategory, type UnreadList } from '../../../src/api/rules/unreads.ts'
import { limits } from '../../../src/api/schemas/limits.ts'
import type { ProfileUnreadCategory, ReadsBody } from '../../../src/api/schemas/unreads.ts'
import { and, eq, gt, inArray, lte, or, sql } from '../../database/drizzle.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import type { Holder } from '../contracts/heldContracts.ts'
import { isOfVendors } from '../contracts/isOfSession.ts'
import { userContracts } from '../contracts/tables.ts'
import { recentReads, unreads } from './tables.ts'

type Reads = z.output<typeof ReadsBody>['reads']

/** Ids of items by their list, without duplicates. */
function idsByList(reads: Reads): readonly (readonly [UnreadList, number[]])[] {
  const ids = new Map<UnreadList, Set<number>>()
  for (const { category, id } of reads) {
    const list = (
      category in listOfCategory ? listOfCategory[category as ProfileUnreadCategory] : category
    ) as UnreadList
    ids.set(list, (ids.get(list) ?? new Set()).add(id))
  }
  return [...ids].map(([list, ids]) => [list, [...ids]])
}

const isNamed = (table: typeof unreads | typeof recentReads, reads: Reads) =>
  or(...idsByList(reads).map(([list, ids]) => and(eq(table.module, list), inArray(table.itemId, ids))))

const earliestUndo = ({ clock }: CoreServices) => new Date(clock().getTime() - limits.undoReadSeconds * 1000)

/** Marks items as read for one user (MSG-3). */
export async function markRead(
  services: CoreServices,
  { user: { id: userId }, vendors }: Holder,
  reads: Reads,
): Promise<void> {
  if (reads.length === 0) return
  const now = services.clock()
  await services.database.queries.transaction(async tx => {
    await tx
      .delete(recentReads)
      .where(
        and(
          isOfVendors(recentReads.vendorId, vendors),
          eq(recentReads.userId, userId),
          lte(recentReads.at, earliestUndo(services)),
        ),
      )
    const deletedRows = await tx
      .delete(unreads)
      .where(and(eq(unreads.userId, userId), isOfVendors(unreads.vendorId, vendors), isNamed(unreads, reads)))
      .returning()
    if (deletedRows.length === 0) return
    await tx
      .insert(recentReads)
      .values(deletedRows.map(row => ({ ...row, at: now })))
      .onConflictDoUpdate({
        target: [
          recentReads.userId,
          recentReads.contractId,
          recentReads.module,
          recentReads.itemId,
          recentReads.vendorId,
        ],
        set: { at: sql`excluded.at` },
      })
  })
}

/** Restores items marked as read within ten minutes, if the user still holds their contracts. */
export async function markUnread(
  services: CoreServices,
  { user: { id: userId }, vendors }: Holder,
  reads: Reads,
): Promise<void> {
  if (reads.length === 0) return
  await services.database.queries.transaction(async tx => {
    const heldContracts = tx
      .select({ id: userContracts.contractId })
      .from(userContracts)
      .where(and(eq(userContracts.userId, userId), isOfVendors(userContracts.vendorId, vendors)))
    const restoredRows = await tx
      .delete(recentReads)
      .where(
        and(
          isOfVendors(recentReads.vendorId, vendors),
          eq(recentReads.userId, userId),
          gt(recentReads.at, earliestUndo(services)),
          inArray(recentReads.contractId, heldContracts),
          isNamed(recentReads, reads),
        ),
      )
      .returning()
    const rows = restoredRows.map(({ at: _, ...row }) => row)
    if (rows.length > 0) await tx.insert(unreads).values(rows).onConflictDoNothing()
  })
}
