import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Locale } from '../../../src/api/schemas/locales.ts'
import type { Transaction } from '../../database/Database.ts'
import { queueMail } from '../../mail/queueMail.ts'
import { users } from '../accounts/tables.ts'
import { userContracts } from '../contracts/tables.ts'
import { companyOf } from './companyOf.ts'

/** Mails the other holders of a contract that it was linked, because a bill may have got into wrong hands. */
export async function tellOtherHolders(
  tx: Transaction,
  { userId, contractId }: { readonly userId: number; readonly contractId: number },
  locale: Locale,
  now: Date,
): Promise<void> {
  const holders = await tx
    .selectDistinct({ email: users.email })
    .from(userContracts)
    .innerJoin(users, eq(users.id, userContracts.userId))
    .where(
      and(
        eq(userContracts.contractId, contractId),
        ne(userContracts.userId, userId),
        isNotNull(users.confirmedAt),
      ),
    )
  const mail = { kind: 'contractShared', locale, link: '/profile' } as const
  const company = await companyOf(tx, contractId)
  for (const { email } of holders) await queueMail(tx, { ...mail, ...company, recipient: email }, now)
}
