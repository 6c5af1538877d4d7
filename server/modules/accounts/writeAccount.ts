import type { Transaction } from '../../database/Database.ts'
import { eq } from '../../database/drizzle.ts'
import { users } from './tables.ts'

type User = typeof users.$inferSelect
type Person = Omit<typeof users.$inferInsert, 'email' | 'invalidFields'>

/**
 * Stores an unconfirmed account. It has no role yet, because roles come with contracts.
 * @param existingUser an unconfirmed account of the address, which is overwritten
 * @returns undefined if another request registered the address at the same time
 */
export async function writeAccount(
  tx: Transaction,
  email: string,
  person: Person,
  existingUser: User | undefined,
): Promise<User | undefined> {
  const [user] = existingUser
    ? await tx.update(users).set(person).where(eq(users.id, existingUser.id)).returning()
    : await tx
        .insert(users)
        .values({ ...person, email, invalidFields: [] })
        .onConflictDoNothing()
        .returning()
  return user
}
