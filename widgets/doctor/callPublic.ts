import { organizationGroups } from '../../src/api/endpoints/organizationGroups.ts'
import { featureList, generalSettings } from '../../src/api/endpoints/platform.ts'
import type { Client } from '../../src/client/createClient.ts'
import { settleAll } from '../../src/client/settleAll.ts'

/** Makes the public calls of every page, so that the client compares their answers with the declarations. */
export const callPublic = (client: Client) =>
  settleAll([client.call(generalSettings), client.call(featureList), client.call(organizationGroups)])
