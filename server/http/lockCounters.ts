import type { Transaction } from '../database/Database.ts'
import { sql } from '../database/drizzle.ts'

/**
 * Lets calls that count for the same accounts or network addresses count one after the other, because those that are not
 * committed yet would not be counted. A statement of its own, because one that waits for a lock does not see what is committed
 * meanwhile.
 * @param hashes in the order of all calls, the account before the address, so that none wait for each other in a circle
 */
export async function lockCounters(
  tx: Transaction,
  action: string,
  hashes: readonly string[],
): Promise<void> {
  const locks = hashes.map(hash => sql`pg_advisory_xact_lock(hashtextextended(${`${action} ${hash}`}, 0))`)
  await tx.execute(sql`select ${sql.join(locks, sql`, `)}`)
}
