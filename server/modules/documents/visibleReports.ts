import { and, eq, isNull, or } from 'drizzle-orm'
import { reports } from './tables.ts'

/** Documents that a contract's holders may see: the contract's own and those the organization gives to all. */
export const visibleReports = (contract: { readonly id: number; readonly organizationId: number }) =>
  and(
    eq(reports.organizationId, contract.organizationId),
    or(isNull(reports.contractId), eq(reports.contractId, contract.id)),
  )
