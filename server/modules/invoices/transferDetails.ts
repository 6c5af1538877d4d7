import { and, eq } from 'drizzle-orm'
import { centsText } from '../../../src/api/rules/money.ts'
import type { TransferDetails } from '../../../src/api/schemas/invoices.ts'
import type { Queries } from '../../database/Database.ts'
import { HttpError } from '../../http/HttpError.ts'
import { contracts } from '../contracts/tables.ts'
import { organizations } from '../vendors/tables.ts'
import { invoices } from './tables.ts'

/**
 * Returns the details of a bank transfer for an invoice.
 * @throws HttpError not_found, already_paid, or bank_account_required if the company has no account
 */
export async function transferDetails(
  queries: Queries,
  contractId: number,
  invoiceId: number,
): Promise<TransferDetails> {
  const [row] = await queries
    .select({ invoice: invoices, organization: organizations })
    .from(invoices)
    .innerJoin(contracts, eq(contracts.id, invoices.contractId))
    .innerJoin(organizations, eq(organizations.id, contracts.organizationId))
    .where(and(eq(invoices.id, invoiceId), eq(invoices.contractId, contractId)))
  if (!row) throw new HttpError('not_found')
  const { invoice, organization } = row
  if (invoice.dueCents <= 0) throw new HttpError('already_paid')
  if (organization.iban.trim() === '') throw new HttpError('bank_account_required')
  return {
    payee: organization.name,
    bank: organization.bank,
    iban: organization.iban,
    reference: invoice.number,
    amount: centsText(invoice.dueCents),
    currency: invoice.currency,
  }
}
