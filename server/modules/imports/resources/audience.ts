import type { AnyRecord, Audience, Row, StoredRow } from '../Resource.ts'
import { optionalId, referenceOf } from './referenceId.ts'

/** Holders of the contract that a record names. */
export const contractAudience = <Record extends AnyRecord>(row: Row<Record>): Audience => {
  const { id, parentId } = referenceOf(row, 'contract')
  return { organizationId: parentId, contractId: id }
}

/** Holders of the contract that a record names, or of all contracts of its organization. */
export const addressedAudience = <Record extends AnyRecord>(row: Row<Record>): Audience => ({
  organizationId: referenceOf(row, 'organization').id,
  contractId: optionalId(row, 'contract'),
})

/** Holders of all contracts of the organization that a record names. */
export const organizationAudience = <Record extends AnyRecord>(row: Row<Record>): Audience => ({
  organizationId: referenceOf(row, 'organization').id,
  contractId: null,
})

/** Holders of all contracts of the vendor. */
export const vendorAudience = (_: StoredRow): Audience => ({ organizationId: null, contractId: null })
