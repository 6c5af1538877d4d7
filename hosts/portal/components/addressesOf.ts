import type { Contract } from '../../../src/api/schemas/contracts.ts'

/** Addresses of a contract's objects, e.g. "Vilniaus g. 1-2, Vilnius; Upės g. 3, Kaunas". */
export const addressesOf = ({ objects }: Contract): string => objects.map(({ address }) => address).join('; ')
