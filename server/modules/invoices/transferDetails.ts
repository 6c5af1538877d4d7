import { centsText } from '../../../src/api/rules/money.ts'
import type { TransferDetails } from '../../../src/api/schemas/invoices.ts'
import type { Queries } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { isParent } from '../../database/isParent.ts'
import { HttpError } from '../../http/HttpError.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { contracts } from '../contracts/tables.ts'
import { organizations } from '../vendors/tables.ts'
import { invoices } from './tables.ts'

/**
 * Returns the details of a bank transfer for an invoice.
 * @throws HttpError not_found, already_paid, or bank_account_required if the company has no account
 */
export async function transferDetails(
  queries: Queries,
  contract: ContractKey,
  invoiceId: number,
): Promise<TransferDetails> {
  const [row] = await queries
    .select({ invoice: invoices, organization: organizations, customerCode: contracts.username })
    .from(invoices)
    .innerJoin(contracts, isParent(contracts, invoices, invoices.contractId))
    .innerJoin(organizations, eq(organizations.id, contracts.organizationId))
    .where(and(eq(invoices.id, invoiceId), isOfContract(invoices, contract)))
  if (!row) throw new HttpError('not_found')
  const { invoice, organization, customerCode } = row
  if (invoice.dueCents <= 0) throw new HttpError('already_paid')
  if (organization.iban.trim() === '') throw new HttpError('bank_account_required')
  return {
    // Banks compare this name with the account (Regulation (EU) 2024/886, Article 5c).
    payee: organization.accountHolder ?? organization.name,
    bank: organization.bank,
    iban: organization.iban,
    reference: invoice.number,
    amount: centsText(invoice.dueCents),
    currency: invoice.currency,
    creditorReference: invoice.creditorReference,
    automaticPayments: organization.automaticPayments.map(({ bank, supplier, website = null }) => ({
      bank,
      supplier,
      customerCode,
      website,
    })),
  }
}
