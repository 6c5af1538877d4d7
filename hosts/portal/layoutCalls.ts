import type { QueryOf } from '../../src/api/endpoints/endpoint.ts'
import { organizationsOfGroup } from '../../src/api/endpoints/organizationGroups.ts'
import { menuItems } from '../../src/api/endpoints/platform.ts'
import type { Organization } from '../../src/api/schemas/organizations.ts'
import type { MenuItem, menuPlacements } from '../../src/api/schemas/platform.ts'
import type { Client } from '../../src/client/createClient.ts'

// A chunk of its own: parsing schemas is slow, and these calls are made after the first render and for few visitors.

export type Placement = (typeof menuPlacements)[number]

/** The entries of a menu. @throws ApiError */
export const fetchMenu = async (
  client: Client,
  placement: Placement,
  query: QueryOf<typeof menuItems>,
): Promise<readonly MenuItem[]> => (await client.call(menuItems, { params: { placement }, query })).data

/** The public organizations of a vendor. @throws ApiError */
export const fetchOrganizations = async (client: Client, group: number): Promise<readonly Organization[]> =>
  (await client.call(organizationsOfGroup, { params: { group } })).data
