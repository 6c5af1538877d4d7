import { modulePermissions } from '../../../../src/api/rules/modulePermissions.ts'
import type { Locale } from '../../../../src/api/schemas/locales.ts'
import type { Permission } from '../../../../src/api/schemas/permissions.ts'
import { sql } from '../../../database/drizzle.ts'
import type { MailConsent } from '../../../mail/Mail.ts'
import { type NewMail, queueMails } from '../../../mail/queueMail.ts'
import { users } from '../../accounts/tables.ts'
import { contractMailAddress } from '../../contractLinks/contractMailAddress.ts'
import { contractSettings } from '../../contractLinks/tables.ts'
import { listOf } from '../batches/relation.ts'
import { select } from '../batches/select.ts'
import type { BatchContext } from '../Resource.ts'

/** A mail to the holders of a contract, or of all contracts of an organization if `contractId` is null. */
interface ConsentMail {
  readonly kind: 'newConsumption' | 'newInvoice' | 'newMessage'
  readonly consent: Exclude<MailConsent['name'], 'newsletter'>
  /** Path of the page about the contract that the mail opens. */
  readonly linkTo: (contract: { readonly vendor: string; readonly contract: number }) => string
  readonly placeholders: (locale: Locale) => Readonly<Record<string, string>>
  readonly contractId: number | null
  readonly organizationId: number
}

interface Recipient {
  readonly contract_id: number
  readonly organization_id: number
  readonly slug: string
  readonly user_id: number
  readonly email: string
  readonly locale: Locale
}

/** Permission without which a holder gets no such mail, because it opens a page that refuses them (SEC-3). */
const permissionOf: Partial<Record<ConsentMail['kind'], Permission | undefined>> = {
  newConsumption: modulePermissions.meter,
  newInvoice: modulePermissions.bill,
}

/** Holders who agreed to mails of a kind, by contract or by organization, with the address of the mails. */
async function recipientsOf(
  { tx, vendorId }: BatchContext,
  { kind, consent }: Pick<ConsentMail, 'kind' | 'consent'>,
  by: 'contract_id' | 'organization_id',
  ids: ReadonlySet<number>,
): Promise<ReadonlyMap<number, readonly Recipient[]>> {
  if (ids.size === 0) return new Map()
  const permission = permissionOf[kind]
  const recipients = await select<Recipient>(
    tx,
    sql`select distinct c.id as contract_id, c.organization_id, v.slug, h.user_id,
        ${contractMailAddress} as email, v.default_locale as locale
      from ${contractSettings}
      join user_contracts h
        on h.contract_id = ${contractSettings.contractId} and h.user_id = ${contractSettings.userId}
      join contracts c
        on c.vendor_id = ${contractSettings.vendorId} and c.id = ${contractSettings.contractId} and c.is_active
      join organization_groups v on v.id = c.vendor_id
      join ${users} on ${users.id} = h.user_id
      join roles r on r.id = h.role_id
      where ${contractSettings.vendorId} = ${vendorId} and ${contractSettings[consent]}
        and ${contractMailAddress} is not null
        ${permission ? sql`and r.permissions ? ${permission}` : sql``}
        and ${sql.raw(by === 'contract_id' ? 'c.id' : 'c.organization_id')} in ${listOf('integer', [...ids])}`,
  )
  return Map.groupBy(recipients, row => row[by])
}

/** Mails holders who agreed to it, once per person and contract. */
export async function mailByConsent(context: BatchContext, mails: readonly ConsentMail[]): Promise<void> {
  if (context.isQuiet) return
  const { tx, vendorId, now } = context
  const queued: NewMail[] = []
  for (const group of Map.groupBy(mails, ({ kind, consent }) => `${kind} ${consent}`).values()) {
    const [first] = group
    if (!first) continue
    const contractIds = new Set(group.flatMap(({ contractId }) => contractId ?? []))
    const ofAll = group.filter(({ contractId }) => contractId === null)
    const organizationIds = new Set(ofAll.map(({ organizationId }) => organizationId))
    const byContract = await recipientsOf(context, first, 'contract_id', contractIds)
    const byOrganization = await recipientsOf(context, first, 'organization_id', organizationIds)
    for (const { kind, consent, linkTo, placeholders, contractId, organizationId } of group) {
      const recipients = contractId === null ? byOrganization.get(organizationId) : byContract.get(contractId)
      for (const { email, locale, user_id: userId, ...of } of recipients ?? [])
        queued.push({
          kind,
          recipient: email,
          locale,
          placeholders: placeholders(locale),
          link: linkTo({ vendor: of.slug, contract: of.contract_id }),
          vendorId,
          organizationId: of.organization_id,
          consent: { userId, contractId: of.contract_id, name: consent },
        })
    }
  }
  await queueMails(tx, queued, now)
}
