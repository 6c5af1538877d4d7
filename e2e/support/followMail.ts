import { expect, type Page } from '@playwright/test'

/** Opens the newest mail with this subject to this address, and follows its link. */
export async function followMail(page: Page, subject: string, recipient: string): Promise<void> {
  await expect(async () => {
    await page.goto('/demo/mail')
    const rows = page.getByRole('listitem').filter({ hasText: `To ${recipient}` })
    await rows.getByRole('link', { name: subject }).first().click({ timeout: 1000 })
  }).toPass()
  await page.getByRole('link', { name: '#token=' }).click()
}
