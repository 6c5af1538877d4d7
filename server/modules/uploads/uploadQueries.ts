import type { Queries } from '../../database/Database.ts'
import { and, eq, gt, isNull, sql } from '../../database/drizzle.ts'
import { uploads } from './tables.ts'

type Upload = typeof uploads.$inferSelect

/** Queries of uploaded files. */
export const uploadQueries = (queries: Queries) => ({
  async insert(upload: typeof uploads.$inferInsert) {
    await queries.insert(uploads).values(upload)
  },

  /** Sum of the unused files of one network address that have not expired. */
  async unusedBytes(addressHash: string, now: Date) {
    const [stored] = await queries
      .select({ bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)::bigint`.mapWith(Number) })
      .from(uploads)
      .where(and(eq(uploads.addressHash, addressHash), isNull(uploads.usedAt), gt(uploads.expiresAt, now)))
    return stored?.bytes ?? 0
  },

  async find(id: string) {
    const [row] = await queries.select().from(uploads).where(eq(uploads.id, id))
    return row
  },

  /** Lets an unused upload expire, and returns it; undefined if it has been used or has expired. */
  async expireUnused(id: string, purpose: Upload['purpose'], now: Date) {
    const [row] = await queries
      .update(uploads)
      .set({ expiresAt: now })
      .where(
        and(
          eq(uploads.id, id),
          eq(uploads.purpose, purpose),
          isNull(uploads.usedAt),
          gt(uploads.expiresAt, now),
        ),
      )
      .returning()
    return row
  },

  /** Deletes the row of an unused upload and returns it, or undefined. */
  async removeUnused(id: string, purpose: Upload['purpose']) {
    const [row] = await queries
      .delete(uploads)
      .where(and(eq(uploads.id, id), eq(uploads.purpose, purpose), isNull(uploads.usedAt)))
      .returning()
    return row
  },
})
