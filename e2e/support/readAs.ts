import type { APIRequestContext } from '@playwright/test'
import { portalAddress } from './addresses.ts'
import { tokenOf } from './tokenOf.ts'

/**
 * Signs a person of the demonstration in at the API, as another device does.
 * @returns reads a path below /api/v5, and gives the `data` of the answer
 */
export async function readAs(request: APIRequestContext, email: string) {
  const headers = { Authorization: `Bearer ${await tokenOf(request, email)}` }
  return async (path: string) =>
    (await (await request.get(`${portalAddress()}/api/v5/${path}`, { headers })).json()).data
}
