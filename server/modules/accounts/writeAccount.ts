import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/Database.ts'
import { roles, userRoles, users } from './tables.ts'

type User = typeof users.$inferSelect
type Person = Omit<typeof users.$inferInsert, 'email' | 'invalidFields'>

/**
 * Writes an account that is still to be confirmed, with the role of an owner.
 * @param present one of this address that nobody has confirmed, which therefore belongs to nobody: it is written over
 * @returns undefined where somebody registered the address in this very moment
 */
export async function writeAccount(
  tx: Transaction,
  email: string,
  person: Person,
  present: User | undefined,
): Promise<User | undefined> {
  const [user] = present
    ? await tx.update(users).set(person).where(eq(users.id, present.id)).returning()
    : await tx
        .insert(users)
        .values({ ...person, email, invalidFields: [] })
        .onConflictDoNothing()
        .returning()
  const [owner] = await tx.select({ roleId: roles.id }).from(roles).where(eq(roles.externalName, 'owner'))
  if (user && owner)
    await tx
      .insert(userRoles)
      .values({ userId: user.id, ...owner })
      .onConflictDoNothing()
  return user
}
