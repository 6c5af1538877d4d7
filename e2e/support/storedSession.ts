import type { Page } from '@playwright/test'
import { portalAddress } from './addresses.ts'

/** A new session of a person, as browsers keep it. */
export async function storedSession(page: Page, email: string): Promise<{ name: string; value: string }> {
  const api = `${portalAddress()}/api/v5`
  const data = { email, password: 'resident-demo' }
  const answer = await page.request.post(`${api}/auth/login`, { data })
  const { token } = (await answer.json()).data
  return { name: `resident-session:${api}`, value: `${token} ${Date.now() + 3_600_000}` }
}
