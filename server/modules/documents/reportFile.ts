import { and, eq, exists, isNull, or } from '../../database/drizzle.ts'
import type { FileAnswer } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { isHeld, vendorsOfUser } from '../contracts/heldContracts.ts'
import { isOfVendors } from '../contracts/isOfSession.ts'
import { contracts, userContracts } from '../contracts/tables.ts'
import { organizations, vendors } from '../vendors/tables.ts'
import type { DocumentServices } from './DocumentServices.ts'
import { reportFiles, reports } from './tables.ts'

/**
 * Returns a document's PDF to a user who still holds a contract it is for.
 * @throws HttpError not_found
 */
export async function reportFile(
  { database: { queries }, printReport }: DocumentServices,
  reportId: number,
  userId: number,
): Promise<FileAnswer> {
  const held = await vendorsOfUser(queries, userId)
  const heldContract = queries
    .select({ id: contracts.id })
    .from(userContracts)
    .innerJoin(contracts, isHeld)
    .where(
      and(
        isOfVendors(contracts.vendorId, held),
        eq(userContracts.userId, userId),
        eq(contracts.organizationId, reports.organizationId),
        or(isNull(reports.contractId), eq(reports.contractId, contracts.id)),
      ),
    )
  const [row] = await queries
    .select({ report: reports, organization: organizations, vendor: vendors })
    .from(reports)
    .innerJoin(organizations, eq(organizations.id, reports.organizationId))
    .innerJoin(vendors, eq(vendors.id, reports.vendorId))
    .where(and(isOfVendors(reports.vendorId, held), eq(reports.id, reportId), exists(heldContract)))
  if (!row) throw new HttpError('not_found')
  const [file] = await queries
    .select({ content: reportFiles.content })
    .from(reportFiles)
    .where(and(eq(reportFiles.vendorId, row.report.vendorId), eq(reportFiles.reportId, reportId)))
  return {
    body: file
      ? new Blob([new Uint8Array(file.content)]).stream()
      : await printReport({ ...row.report, organization: row.organization, vendor: row.vendor }),
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(row.report.name)}.pdf`,
      // Browsers' PDF viewers do not work under "default-src 'none'".
      'Content-Security-Policy': "frame-ancestors 'none'",
    },
  }
}
