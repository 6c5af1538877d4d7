import type { Locale } from '../../../src/api/schemas/locales.ts'
import type { Transaction } from '../../database/Database.ts'
import { queueMail } from '../../mail/queueMail.ts'
import type { vendors } from '../vendors/tables.ts'

interface SentForm {
  readonly reference: string
  /** Address that the applicant gave, which nobody confirmed: the mail holds nothing of the form. */
  readonly email: string
  /** Language of the applicant. */
  readonly locale: Locale
}

/** Mails a sent form's number to the applicant, and to the vendor's support address if it has one (CDF-4). */
export async function mailForm(
  tx: Transaction,
  vendor: Pick<typeof vendors.$inferSelect, 'id' | 'supportEmail' | 'defaultLocale'>,
  { reference, email, locale }: SentForm,
  now: Date,
): Promise<void> {
  const mail = { vendorId: vendor.id, placeholders: { reference } }
  await queueMail(tx, { ...mail, kind: 'clientFormReceived', recipient: email, locale }, now)
  if (vendor.supportEmail === null) return
  const staff = { recipient: vendor.supportEmail, locale: vendor.defaultLocale }
  await queueMail(tx, { ...mail, ...staff, kind: 'clientFormSubmitted' }, now)
}
