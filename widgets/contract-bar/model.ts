import type { Contract } from '../../src/api/schemas/contracts.ts'

/** The contracts of a vendor that can be changed to: in an organization's pages only that organization's (CON-2). */
export const offered = (
  contracts: readonly Contract[],
  organization: number | undefined,
): readonly Contract[] =>
  organization === undefined
    ? contracts
    : contracts.filter(({ organizationId }) => organizationId === organization)

/** Milliseconds after the last letter that a search waits (section 9). */
export const searchPause = 500
