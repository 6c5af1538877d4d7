import type { Page } from '@playwright/test'
import { portalAddress } from './addresses.ts'
import { storedSession } from './storedSession.ts'

/**
 * Opens a page of the portal for somebody who has signed in before, for tests of what comes after the sign-in. Forgets
 * what the browser's context has stored.
 * @param path e.g. `/vendor/alfa/contract/1/bill`
 */
export async function openSignedIn(page: Page, path: string, email = 'owner@example.com'): Promise<void> {
  const localStorage = [await storedSession(page, email)]
  await page.context().setStorageState({ cookies: [], origins: [{ origin: portalAddress(), localStorage }] })
  await page.goto(portalAddress() + path)
}
