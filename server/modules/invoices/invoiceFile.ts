import type { Locale } from '../../../src/api/schemas/locales.ts'
import { and, eq, exists } from '../../database/drizzle.ts'
import { isParent } from '../../database/isParent.ts'
import type { FileAnswer } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { vendorsOfUser } from '../contracts/heldContracts.ts'
import { isOfContract } from '../contracts/isOfContract.ts'
import { isOfVendors } from '../contracts/isOfSession.ts'
import { contractObjects, contracts, userContracts } from '../contracts/tables.ts'
import { organizations, vendors } from '../vendors/tables.ts'
import type { InvoiceServices } from './InvoiceServices.ts'
import { invoiceFiles, invoiceLines, invoices } from './tables.ts'

/**
 * Returns an invoice's PDF to a user who holds its contract.
 * @param isDownload sends `Content-Disposition: attachment`
 * @throws HttpError not_found
 */
export async function invoiceFile(
  { database: { queries }, printInvoice }: InvoiceServices,
  invoiceId: number,
  userId: number,
  locale: Locale,
  isDownload: boolean,
): Promise<FileAnswer> {
  const held = await vendorsOfUser(queries, userId)
  const [row] = await queries
    .select({ invoice: invoices, contract: contracts, organization: organizations, vendor: vendors })
    .from(invoices)
    .innerJoin(contracts, isParent(contracts, invoices, invoices.contractId))
    .innerJoin(organizations, eq(organizations.id, contracts.organizationId))
    .innerJoin(vendors, eq(vendors.id, contracts.vendorId))
    .where(
      and(
        isOfVendors(invoices.vendorId, held),
        eq(invoices.id, invoiceId),
        // The contract may have been unlinked since the address was signed.
        exists(
          queries
            .select()
            .from(userContracts)
            .where(and(eq(userContracts.userId, userId), eq(userContracts.contractId, contracts.id))),
        ),
      ),
    )
  if (!row) throw new HttpError('not_found')
  const { invoice, contract, organization, vendor } = row
  const name = `${invoice.number.replace(/[^\w-]/g, '-')}.pdf`
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `${isDownload ? 'attachment' : 'inline'}; filename="${name}"`,
    // Browsers' PDF viewers do not work under "default-src 'none'".
    'Content-Security-Policy': "frame-ancestors 'none'",
  } as const
  const [file] = await queries
    .select({ content: invoiceFiles.content })
    .from(invoiceFiles)
    .where(and(eq(invoiceFiles.vendorId, invoice.vendorId), eq(invoiceFiles.invoiceId, invoice.id)))
  if (file) return { body: new Blob([new Uint8Array(file.content)]).stream(), headers }
  const lines = await queries
    .select({ serviceCode: invoiceLines.serviceCode, amountCents: invoiceLines.amountCents })
    .from(invoiceLines)
    .where(and(eq(invoiceLines.vendorId, invoice.vendorId), eq(invoiceLines.invoiceId, invoice.id)))
    .orderBy(invoiceLines.position)
  const objects = await queries
    .select({ address: contractObjects.address })
    .from(contractObjects)
    .where(isOfContract(contractObjects, contract))
    .orderBy(contractObjects.id)
  return {
    body: await printInvoice(
      {
        ...invoice,
        vendor,
        organization,
        contract: { username: contract.username, addresses: objects.map(({ address }) => address) },
        lines,
      },
      locale,
    ),
    headers,
  }
}
