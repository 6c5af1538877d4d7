import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { pathOf } from '../../../src/api/rules/destinations.ts'
import type { Transaction } from '../../database/Database.ts'
import { queueMail } from '../../mail/queueMail.ts'
import { users } from '../accounts/tables.ts'
import { contractSettings } from '../contractLinks/tables.ts'
import { isOfContract } from '../contracts/isOfContract.ts'
import { vendors } from '../vendors/tables.ts'
import type { helpDeskTasks } from './tables.ts'
import { taskNumber } from './taskNumber.ts'

/**
 * Mails the sender of a request that staff answered, if they agreed to such mails (HLP-6): at the contract's address, or
 * at that of the account if the contract has none.
 */
export async function mailAnswer(
  tx: Transaction,
  task: typeof helpDeskTasks.$inferSelect,
  now: Date,
): Promise<void> {
  const { vendorId, organizationId, contractId, userId } = task
  const [recipient] = await tx
    .select({
      email: sql<string>`coalesce(${contractSettings.email}, ${users.email})`,
      locale: vendors.defaultLocale,
      slug: vendors.slug,
    })
    .from(contractSettings)
    .innerJoin(users, eq(users.id, contractSettings.userId))
    .innerJoin(vendors, eq(vendors.id, contractSettings.vendorId))
    .where(
      and(
        eq(contractSettings.userId, userId),
        isOfContract(contractSettings, { id: contractId, vendorId }),
        eq(contractSettings.transactionalEmail, true),
        or(isNotNull(contractSettings.email), isNotNull(users.confirmedAt)),
      ),
    )
  if (!recipient) return
  await queueMail(
    tx,
    {
      kind: 'requestAnswered',
      recipient: recipient.email,
      locale: recipient.locale,
      placeholders: { number: taskNumber(task) },
      link: pathOf('help-desk-task', { vendor: recipient.slug, contract: contractId, task: task.id }),
      vendorId,
      organizationId,
      consent: { userId, contractId, name: 'transactionalEmail' },
    },
    now,
  )
}
