import type { Queries, Transaction } from '../../../database/Database.ts'
import { and, eq } from '../../../database/drizzle.ts'
import { HttpError } from '../../../http/HttpError.ts'
import type { SocialPerson, SocialProvider } from '../../../providers/social/SocialProvider.ts'
import { socialAccounts } from './tables.ts'

/** Returns each provider with the account of it that is linked to a profile (AUT-12). */
export async function linkedAccounts(queries: Queries, providers: readonly SocialProvider[], userId: number) {
  const rows = await queries.select().from(socialAccounts).where(eq(socialAccounts.userId, userId))
  return providers.map(({ id, name }) => {
    const linked = rows.find(({ provider }) => provider === id)
    return {
      provider: id,
      name,
      email: linked?.email ?? null,
      linkedAt: linked?.linkedAt.toISOString() ?? null,
      canUnlink: linked !== undefined && !linked.createdWith,
    }
  })
}

/** @throws HttpError social_linked_elsewhere, social_already_linked or social_link_unavailable */
export async function linkAccount(
  tx: Transaction,
  provider: string,
  { subject, email }: SocialPerson,
  userId: number,
  now: Date,
): Promise<void> {
  const insertedRows = await tx
    .insert(socialAccounts)
    .values({ provider, subject, userId, email, createdWith: false, linkedAt: now })
    .onConflictDoNothing()
    .returning({ userId: socialAccounts.userId })
  if (insertedRows.length > 0) return
  const [linkedAccount] = await tx
    .select({ userId: socialAccounts.userId })
    .from(socialAccounts)
    .where(and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject)))
  if (!linkedAccount) throw new HttpError('social_link_unavailable')
  throw new HttpError(linkedAccount.userId === userId ? 'social_already_linked' : 'social_linked_elsewhere')
}

/**
 * Unlinks the accounts that were linked after the profile was created.
 * @returns whether there were any
 */
export async function unlinkAdded(tx: Transaction, userId: number): Promise<boolean> {
  const deletedRows = await tx
    .delete(socialAccounts)
    .where(and(eq(socialAccounts.userId, userId), eq(socialAccounts.createdWith, false)))
    .returning({ provider: socialAccounts.provider })
  return deletedRows.length > 0
}

/** @throws HttpError social_unlink_unavailable if it is not linked or created the profile */
export async function unlinkAccount(tx: Transaction, provider: string, userId: number): Promise<void> {
  const deletedRows = await tx
    .delete(socialAccounts)
    .where(
      and(
        eq(socialAccounts.provider, provider),
        eq(socialAccounts.userId, userId),
        eq(socialAccounts.createdWith, false),
      ),
    )
    .returning({ provider: socialAccounts.provider })
  if (deletedRows.length === 0) throw new HttpError('social_unlink_unavailable')
}
