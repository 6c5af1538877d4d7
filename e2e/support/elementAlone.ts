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

async function tokenOf(page: Page, email: string): Promise<string> {
  const data = { email, password: 'resident-demo' }
  const answer = await page.request.post(`${portalAddress()}/api/v5/auth/login`, { data })
  return (await answer.json()).data.token
}

/** Keeps a person's session, which elements find on their page. */
export async function keepSession(page: Page, email: string): Promise<void> {
  const key = `resident-session:${portalAddress()}/api/v5`
  const value = `${await tokenOf(page, email)} ${Date.now() + 3_600_000}`
  await page.addInitScript(
    ([origin, name, text]) => {
      if (location.origin === origin) localStorage.setItem(name ?? '', text ?? '')
    },
    [hostsAddress(), key, value] as const,
  )
}
