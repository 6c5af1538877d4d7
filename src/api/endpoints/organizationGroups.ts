import * as z from 'zod/mini'
import {
  OrganizationGroupsAnswer,
  OrganizationIndexAnswer,
  OrganizationSettingsAnswer,
  OrganizationsAnswer,
  PublicOrganizationGroupsAnswer,
} from '../schemas/organizations.ts'
import { IdText } from '../schemas/primitives.ts'
import { publicPaths } from '../schemas/publicPaths.ts'
import { endpoint } from './endpoint.ts'

export const organizationGroups = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: publicPaths.vendors,
  access: 'anyone',
  summary: 'All vendors, as everyone may see them',
  answer: PublicOrganizationGroupsAnswer,
  cacheSeconds: 60,
})

export const organizationGroupsWithContracts = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'organization-groups/contracts',
  access: 'user',
  summary: "The signed-in person's vendors with the person's contracts",
  answer: OrganizationGroupsAnswer,
})

export const organizationsOfGroup = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'organization-groups/{group}/organizations',
  access: 'anyone',
  summary: 'Organizations of a vendor',
  params: z.object({ group: IdText }),
  answer: OrganizationsAnswer,
  cacheSeconds: 60,
})

export const organizationIndex = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'organizations',
  access: 'anyone',
  summary: 'Organizations of all vendors',
  answer: OrganizationIndexAnswer,
  cacheSeconds: 60,
})

export const organizationSettings = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'organizations/{organization}/settings',
  access: 'organization',
  summary: 'Settings of an organization',
  params: z.object({ organization: IdText }),
  answer: OrganizationSettingsAnswer,
})
