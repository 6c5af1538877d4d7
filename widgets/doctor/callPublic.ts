import { organizationGroups } from '../../src/api/endpoints/organizationGroups.ts'
import { featureList, generalSettings } from '../../src/api/endpoints/platform.ts'
import type { Client } from '../../src/client/createClient.ts'

const ignore = () => undefined

/** Makes the public calls of every page, so that the client compares their answers with the declarations; failures count as made. */
export const callPublic = (client: Client) =>
  Promise.all([
    client.call(generalSettings).catch(ignore),
    client.call(featureList).catch(ignore),
    client.call(organizationGroups).catch(ignore),
  ])
