import type { APIRequestContext } from '@playwright/test'
import { demoPassword } from '../../demo/seed/people.ts'
import { portalAddress } from './addresses.ts'

/** Token of a new session of a person of the demonstration, as another device gets it from the API. */
export async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const data = { email, password: demoPassword }
  const answer = await request.post(`${portalAddress()}/api/v5/auth/login`, { data })
  return (await answer.json()).data.token
}
