import { expect, type Page } from '@playwright/test'

/**
 * Opens the newest mail with this subject to this address, and follows its link. Mails are sent after
 * the answer, and a newer link ends the older ones, so a test that asked for several says how many.
 */
export async function followMail(page: Page, subject: string, recipient: string, count = 1): Promise<void> {
  await expect(async () => {
    await page.goto('/demo/mail')
    const mails = page
      .getByRole('listitem')
      .filter({ hasText: `To ${recipient}` })
      .getByRole('link', { name: subject })
    expect(await mails.count()).toBeGreaterThanOrEqual(count)
    await mails.first().click({ timeout: 1000 })
  }).toPass()
  await page.getByRole('link', { name: '#token=' }).click()
}
