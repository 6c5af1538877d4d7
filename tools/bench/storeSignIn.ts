import type { Browser, BrowserContext } from 'playwright'
import { demoPassword } from '../../demo/seed/people.ts'

export type StoredSignIn = Awaited<ReturnType<BrowserContext['storageState']>>

/** The browser storage of a user who signed in at this page. */
export async function storeSignIn(browser: Browser, address: string): Promise<StoredSignIn> {
  const page = await browser.newPage()
  await page.goto(address)
  await page.locator('input[name="email"]').fill('owner@example.com')
  await page.locator('input[name="password"]').fill(demoPassword)
  await page.locator('input[name="password"]').press('Enter')
  // The ids of the contracts are next to the token once the person was shown.
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([key, text]) => key.startsWith('resident-session:') && text.split(' ').length === 3,
    ),
  )
  const signIn = await page.context().storageState()
  await page.context().close()
  return signIn
}
