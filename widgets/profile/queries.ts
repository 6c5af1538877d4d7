import { queryOptions } from '@tanstack/react-query'
import { contractConsentSettings } from '../../src/api/endpoints/contractLinks.ts'
import { accountConsents, pendingEmail } from '../../src/api/endpoints/profile.ts'
import { socialAccounts } from '../../src/api/endpoints/social.ts'
import type { Client } from '../../src/client/createClient.ts'

export const pendingEmailQuery = (client: Client) =>
  queryOptions({
    queryKey: ['profile', 'email'],
    queryFn: async ({ signal }) => (await client.call(pendingEmail, { signal })).data,
  })

export const socialQuery = (client: Client) =>
  queryOptions({
    queryKey: ['profile', 'social'],
    queryFn: async ({ signal }) => (await client.call(socialAccounts, { signal })).data,
  })

export const accountConsentsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['profile', 'consents'],
    queryFn: async ({ signal }) => (await client.call(accountConsents, { signal })).data,
  })

export const contractConsentsQuery = (client: Client, contract: number) =>
  queryOptions({
    queryKey: ['contracts', contract, 'consents'],
    queryFn: async ({ signal }) =>
      (await client.call(contractConsentSettings, { params: { contract }, signal })).data,
  })
