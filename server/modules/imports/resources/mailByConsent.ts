import { sql } from 'drizzle-orm'
import type { Locale } from '../../../../src/api/schemas/locales.ts'
import type { MailConsent } from '../../../mail/Mail.ts'
import { queueMail } from '../../../mail/queueMail.ts'
import { array } from '../batches/relation.ts'
import { select } from '../batches/select.ts'
import type { BatchContext } from '../Resource.ts'

interface ConsentMail {
  readonly kind: 'newInvoice' | 'newMessage'
  readonly link: string
  readonly placeholders: (locale: Locale) => Readonly<Record<string, string>>
}

interface Recipient {
  readonly contract_id: number
  readonly organization_id: number
  readonly user_id: number
  readonly email: string
  readonly locale: Locale
}

const columns = {
  billEmailDelivery: 'bill_email_delivery',
  newsletters: 'newsletters',
  transactionalEmail: 'transactional_email',
} as const satisfies Partial<Record<MailConsent['name'], string>>

/** Holders who agreed to mails of a kind and confirmed their address, of some contracts or of all of an organization. */
const recipientsOf = (
  { tx, vendorId }: BatchContext,
  consent: keyof typeof columns,
  {
    contractIds,
    organizationId,
  }: { readonly contractIds?: readonly number[]; readonly organizationId?: number },
) =>
  select<Recipient>(
    tx,
    sql`select distinct s.contract_id, c.organization_id, s.user_id, s.email, v.default_locale as locale
      from contract_settings s
      join user_contracts h on h.contract_id = s.contract_id and h.user_id = s.user_id
      join contracts c on c.id = s.contract_id and c.is_active
      join organization_groups v on v.id = c.vendor_id
      where s.vendor_id = ${vendorId} and s.email is not null and ${sql.raw(`s.${columns[consent]}`)}
        and ${contractIds === undefined ? sql`c.organization_id = ${organizationId ?? 0}` : sql`c.id = any(${array('integer', contractIds)})`}`,
  )

async function queue(
  { tx, vendorId, now }: BatchContext,
  consent: keyof typeof columns,
  mail: ConsentMail,
  recipients: readonly Recipient[],
) {
  for (const {
    contract_id: contractId,
    organization_id: organizationId,
    user_id: userId,
    email,
    locale,
  } of recipients)
    await queueMail(
      tx,
      {
        kind: mail.kind,
        recipient: email,
        locale,
        placeholders: mail.placeholders(locale),
        link: mail.link,
        vendorId,
        organizationId,
        consent: { userId, contractId, name: consent },
      },
      now,
    )
}

/** Mails the holders of contracts who agreed to it. */
export async function mailHolders(
  context: BatchContext,
  consent: keyof typeof columns,
  mails: readonly (ConsentMail & { readonly contractId: number })[],
): Promise<void> {
  if (context.isQuiet || mails.length === 0) return
  const contractIds = [...new Set(mails.map(({ contractId }) => contractId))]
  const byContract = Map.groupBy(
    await recipientsOf(context, consent, { contractIds }),
    row => row.contract_id,
  )
  for (const { contractId, ...mail } of mails)
    await queue(context, consent, mail, byContract.get(contractId) ?? [])
}

/** Mails everyone of an organization who agreed to it, once per person and contract. */
export async function mailOrganization(
  context: BatchContext,
  consent: keyof typeof columns,
  mail: ConsentMail,
  organizationId: number,
): Promise<void> {
  if (context.isQuiet) return
  await queue(context, consent, mail, await recipientsOf(context, consent, { organizationId }))
}
