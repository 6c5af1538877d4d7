import { queryOptions } from '@tanstack/react-query'
import { contractConsentSettings } from '../../src/api/endpoints/contractLinks.ts'
import { passkeys } from '../../src/api/endpoints/passkeys.ts'
import { pendingEmail, profileConsents, sessions } from '../../src/api/endpoints/profile.ts'
import { pushState } from '../../src/api/endpoints/push.ts'
import { socialAccounts } from '../../src/api/endpoints/social.ts'
import type { Client } from '../../src/client/createClient.ts'
import { portalWorker } from './portalWorker.ts'

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

export const passkeysQuery = (client: Client) =>
  queryOptions({
    queryKey: ['profile', 'passkeys'],
    queryFn: async ({ signal }) => (await client.call(passkeys, { signal })).data,
  })

export const sessionsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['profile', 'sessions'],
    queryFn: async ({ signal }) => (await client.call(sessions, { signal })).data,
  })

/** Null where this browser cannot show messages of the portal, or the server sends none. */
export const pushQuery = (client: Client) =>
  queryOptions({
    queryKey: ['profile', 'push'],
    queryFn: async ({ signal }): Promise<{ readonly publicKey: string; readonly isOn: boolean } | null> => {
      const worker = await portalWorker(client)
      if (!worker) return null
      const { publicKey, isOn } = (await client.call(pushState, { signal })).data
      return publicKey === null ? null : { publicKey, isOn: isOn && Notification.permission === 'granted' }
    },
  })

export const accountConsentsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['profile', 'consents'],
    queryFn: async ({ signal }) => (await client.call(profileConsents, { signal })).data,
  })

export const contractConsentsQuery = (client: Client, contract: number) =>
  queryOptions({
    queryKey: ['contracts', contract, 'consents'],
    queryFn: async ({ signal }) =>
      (await client.call(contractConsentSettings, { params: { contract }, signal })).data,
  })
