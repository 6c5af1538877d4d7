import type { Page } from '@playwright/test'
import { hostsAddress } from './addresses.ts'
import { storedSession } from './storedSession.ts'

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

/** Keeps a person's session, which elements find on their page. */
export async function keepSession(page: Page, email: string): Promise<void> {
  await page.addInitScript(
    ([origin, { name, value }]) => {
      if (location.origin === origin) localStorage.setItem(name, value)
    },
    [hostsAddress(), await storedSession(page, email)] as const,
  )
}
