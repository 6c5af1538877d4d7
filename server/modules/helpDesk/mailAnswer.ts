import { pathOf } from '../../../src/api/rules/destinations.ts'
import type { Transaction } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { queueMail } from '../../mail/queueMail.ts'
import { users } from '../accounts/tables.ts'
import { contractMailAddress } from '../contractLinks/contractMailAddress.ts'
import { contractSettings } from '../contractLinks/tables.ts'
import { isOfContract } from '../contracts/isOfContract.ts'
import { vendors } from '../vendors/tables.ts'
import { type NumberedTask, taskNumber } from './taskNumber.ts'

/** Mails the sender of a request that staff answered, if they agreed to such mails (HLP-6). */
export async function mailAnswer(tx: Transaction, task: NumberedTask, now: Date): Promise<void> {
  const { vendorId, organizationId, contractId, userId } = task
  const [recipient] = await tx
    .select({
      email: contractMailAddress,
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
      ),
    )
  if (!recipient?.email) return
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
