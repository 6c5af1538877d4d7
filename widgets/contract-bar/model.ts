import type { Contract } from '../../src/api/schemas/contracts.ts'

/**
 * Contracts of a vendor to change to; on pages of an organization only those of that organization (CON-2).
 */
export const offered = (
  contracts: readonly Contract[],
  organization: number | undefined,
): readonly Contract[] =>
  organization === undefined
    ? contracts
    : contracts.filter(({ organizationId }) => organizationId === organization)

/** Debounce of the search, in milliseconds (section 9). */
export const searchDebounce = 500
