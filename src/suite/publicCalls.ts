import type { Client } from '../client/createClient.ts'
import { organizationGroups } from '../endpoints/organization-groups.ts'
import { featureList, generalSettings } from '../endpoints/platform.ts'

// Fetched with the first call: see session/personCalls.ts.

export const fetchSettings = async (client: Client) => (await client.call(generalSettings)).data
export const fetchFeatures = async (client: Client) => (await client.call(featureList)).data
export const fetchPublicGroups = async (client: Client) => (await client.call(organizationGroups)).data
