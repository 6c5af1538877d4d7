import type { AnswerOf } from '../api/endpoints/endpoint.ts'
import { organizationSettings } from '../api/endpoints/organizationGroups.ts'
import type { Suite } from './getSuite.ts'

type OrganizationSettings = AnswerOf<typeof organizationSettings>['data']

/** Settings of an organization, fetched once per page. @throws ApiError; the next call tries again */
export const loadOrganizationSettings = (
  { client, once }: Pick<Suite, 'client' | 'once'>,
  organization: number,
): Promise<OrganizationSettings> =>
  once(
    `organization ${organization} settings`,
    async () => (await client.call(organizationSettings, { params: { organization } })).data,
  )
