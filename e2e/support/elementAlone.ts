import type { Page } from '@playwright/test'
import { hostsAddress, portalAddress } from './addresses.ts'

/** Attributes without which an element has nothing to show. */
export const attributesOf: Readonly<Record<string, string>> = {
  'card-payment': 'service="alfa-vilnius"',
  ...Object.fromEntries(
    [
      'badge',
      'bills',
      'consumption',
      'documents',
      'meters',
      'my-contract',
      'my-house',
      'polls',
      'contract-bar',
    ].map(name => [name, 'contract="1"']),
  ),
}

/** A new session of a person, as browsers keep it. */
export async function sessionOf(page: Page, email: string): Promise<{ name: string; value: string }> {
  const api = `${portalAddress()}/api/v5`
  const data = { email, password: 'resident-demo' }
  const answer = await page.request.post(`${api}/auth/login`, { data })
  const { token } = (await answer.json()).data
  return { name: `resident-session:${api}`, value: `${token} ${Date.now() + 3_600_000}` }
}

/** Keeps a person's session, which elements find on their page. */
export async function keepSession(page: Page, email: string): Promise<void> {
  await page.addInitScript(
    ([origin, { name, value }]) => {
      if (location.origin === origin) localStorage.setItem(name, value)
    },
    [hostsAddress(), await sessionOf(page, email)] as const,
  )
}
