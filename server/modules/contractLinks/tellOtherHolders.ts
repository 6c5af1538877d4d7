import { pathOf } from '../../../src/api/rules/destinations.ts'
import type { Locale } from '../../../src/api/schemas/locales.ts'
import type { Transaction } from '../../database/Database.ts'
import { and, eq, isNotNull, ne } from '../../database/drizzle.ts'
import { queueMail } from '../../mail/queueMail.ts'
import { users } from '../accounts/tables.ts'
import { userContracts } from '../contracts/tables.ts'
import { vendors } from '../vendors/tables.ts'
import { companyOf } from './companyOf.ts'
import type { Holding } from './Holding.ts'

/** Mails the other holders of a contract that it was linked, because a bill may have got into wrong hands. */
export async function tellOtherHolders(
  tx: Transaction,
  { userId, vendorId, contractId }: Holding,
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
  const [vendor] = await tx.select({ slug: vendors.slug }).from(vendors).where(eq(vendors.id, vendorId))
  if (!vendor) return
  const company = await companyOf(tx, { id: contractId, vendorId })
  const link = `${pathOf('contract', { vendor: vendor.slug, contract: contractId })}/my-contract`
  const mail = { kind: 'contractShared', locale, link } as const
  for (const { email } of holders) await queueMail(tx, { ...mail, ...company, recipient: email }, now)
}
