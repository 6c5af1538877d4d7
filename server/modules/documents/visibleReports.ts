import { and, eq, isNull, or } from '../../database/drizzle.ts'
import type { ContractKey } from '../contracts/isOfContract.ts'
import { reports } from './tables.ts'

/** SQL condition: documents of the contract, and those of its organization for all contracts. */
export const visibleReports = (contract: ContractKey & { readonly organizationId: number }) =>
  and(
    eq(reports.vendorId, contract.vendorId),
    eq(reports.organizationId, contract.organizationId),
    or(isNull(reports.contractId), eq(reports.contractId, contract.id)),
  )
