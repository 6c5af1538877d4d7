import type { Queries, Transaction } from '../../../database/Database.ts'
import { and, asc, count, eq } from '../../../database/drizzle.ts'
import { users } from '../tables.ts'
import { passkeys } from './tables.ts'

type Row = typeof passkeys.$inferSelect

const isOf = (userId: number, id: number) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

/** Queries of passkeys; all but `find` are of one user's. */
export const passkeyQueries = (queries: Queries | Transaction) => ({
  of: (userId: number): Promise<Row[]> =>
    queries.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id)),

  /** A passkey by the authenticator's id, with its account. */
  async find(credentialId: string) {
    const [row] = await queries
      .select({ passkey: passkeys, user: users })
      .from(passkeys)
      .innerJoin(users, eq(users.id, passkeys.userId))
      .where(eq(passkeys.credentialId, credentialId))
    return row
  },

  /**
   * Notes a sign-in. The counter is compared in the same statement, so that of two copies that sign at once only one is
   * let in.
   * @returns false if the passkey was used or removed meanwhile
   */
  async noteUse({ id, userId, counter }: Row, used: Pick<Row, 'counter' | 'isSynced'>, now: Date) {
    const rows = await queries
      .update(passkeys)
      .set({ ...used, lastUsedAt: now })
      .where(and(isOf(userId, id), eq(passkeys.counter, counter)))
      .returning({ id: passkeys.id })
    return rows.length > 0
  },

  /** Locks the account until the end of the transaction, and counts its passkeys. */
  async lockAndCount(userId: number): Promise<number> {
    await queries.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const [row] = await queries.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId))
    return row?.count ?? 0
  },

  add: (row: typeof passkeys.$inferInsert) => queries.insert(passkeys).values(row),

  /** @returns false if the user has none with this id */
  async rename(userId: number, id: number, name: string): Promise<boolean> {
    const rows = await queries
      .update(passkeys)
      .set({ name })
      .where(isOf(userId, id))
      .returning({ id: passkeys.id })
    return rows.length > 0
  },

  /** @returns false if the user has none with this id */
  async remove(userId: number, id: number): Promise<boolean> {
    const rows = await queries.delete(passkeys).where(isOf(userId, id)).returning({ id: passkeys.id })
    return rows.length > 0
  },

  /**
   * Removes every passkey of an account, because an intruder may have added one, which must not sign in after a reset.
   * @returns whether there were any
   */
  async removeAll(userId: number): Promise<boolean> {
    const rows = await queries
      .delete(passkeys)
      .where(eq(passkeys.userId, userId))
      .returning({ id: passkeys.id })
    return rows.length > 0
  },
})
