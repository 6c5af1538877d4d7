import { and, eq, isNull, or } from 'drizzle-orm'
import { reports } from './tables.ts'

/** SQL condition: documents of the contract, and those of its organization for all contracts. */
export const visibleReports = (contract: { readonly id: number; readonly organizationId: number }) =>
  and(
    eq(reports.organizationId, contract.organizationId),
    or(isNull(reports.contractId), eq(reports.contractId, contract.id)),
  )
