import { pathOf } from '../../../src/api/rules/destinations.ts'
import type { Transaction } from '../../database/Database.ts'
import { and, eq, isNotNull } from '../../database/drizzle.ts'
import { isRow } from '../../database/isRow.ts'
import { queueMail } from '../../mail/queueMail.ts'
import { formats } from '../../pdf/drawing.ts'
import { users } from '../accounts/tables.ts'
import { contracts } from '../contracts/tables.ts'
import { vendors } from '../vendors/tables.ts'
import type { MoveOutRow } from './moveOutQueries.ts'

/** What a mail about the end of a contract needs to know. */
async function findCompany(tx: Transaction, { vendorId, contractId }: MoveOutRow) {
  const [company] = await tx
    .select({
      vendor: vendors,
      number: contracts.username,
      organizationId: contracts.organizationId,
    })
    .from(contracts)
    .innerJoin(vendors, eq(vendors.id, contracts.vendorId))
    .where(isRow(contracts, { id: contractId, vendorId }))
  if (!company) throw new Error('A contract that ends is missing.')
  return company
}

/** Mails the person who ends a contract what became of it (MOV-5). Without an account nobody gets a mail. */
export async function mailMoveOut(
  tx: Transaction,
  row: MoveOutRow,
  kind: 'moveOutReceived' | 'moveOutConfirmed' | 'moveOutRefused',
  now: Date,
  reason = '',
): Promise<void> {
  if (row.userId === null) return
  const [person] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, row.userId), isNotNull(users.confirmedAt)))
  if (!person) return
  const { vendor, number, organizationId } = await findCompany(tx, row)
  await queueMail(
    tx,
    {
      kind,
      recipient: person.email,
      locale: row.locale,
      vendorId: vendor.id,
      organizationId,
      placeholders: { number, day: formats(row.locale, 'EUR').day(row.day), reason },
      link: `${pathOf('contract', { vendor: vendor.slug, contract: row.contractId })}/my-contract`,
    },
    now,
  )
}

/** Tells the vendor's support address, if it has one, that a contract is to end. */
export async function mailSupport(tx: Transaction, row: MoveOutRow, now: Date): Promise<void> {
  const { vendor, number, organizationId } = await findCompany(tx, row)
  if (vendor.supportEmail === null) return
  await queueMail(
    tx,
    {
      kind: 'moveOutSubmitted',
      recipient: vendor.supportEmail,
      locale: vendor.defaultLocale,
      vendorId: vendor.id,
      organizationId,
      placeholders: { number, day: formats(vendor.defaultLocale, 'EUR').day(row.day) },
    },
    now,
  )
}
