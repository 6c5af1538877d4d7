import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/Database.ts'
import { roles, userRoles, users } from './tables.ts'

type User = typeof users.$inferSelect
type Person = Omit<typeof users.$inferInsert, 'email' | 'invalidFields'>

/**
 * Stores an unconfirmed account with the owner role.
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
  const [owner] = await tx.select({ roleId: roles.id }).from(roles).where(eq(roles.externalName, 'owner'))
  if (user && owner)
    await tx
      .insert(userRoles)
      .values({ userId: user.id, ...owner })
      .onConflictDoNothing()
  return user
}
