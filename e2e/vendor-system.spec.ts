import { vendorSystemAddress } from './support/addresses.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

test('EVT-7, EVT-8: a request arrives as a signed event, and its answer in the open page within two seconds', async ({
  page,
  browser,
}) => {
  await openScratchPage(page, {
    loader: 'data-vendor="alfa"',
    body: '<resident-login></resident-login><resident-help-desk></resident-help-desk>',
  })
  const changes = page.waitForRequest(/\/api\/v5\/changes\b/)
  await signIn(page, 'single@example.com')
  const helpDesk = page.locator('resident-help-desk')
  await helpDesk.getByRole('link').or(helpDesk.getByRole('button')).first().waitFor()

  const staff = await browser.newPage({ baseURL: vendorSystemAddress() })
  await staff.goto('/alfa/requests')
  await staff.getByRole('row').filter({ hasText: 'Jonas Kazlauskas' }).getByRole('link').first().click()
  await changes
  const answer = `Atsakymas ${Math.random()}`
  await staff.getByLabel('Answer').fill(answer)
  // Two seconds, and what the staff's press takes.
  const fetched = page.waitForResponse(/\/api\/v5\/help-desk-tasks/, { timeout: 4000 })
  await staff.getByRole('button', { name: 'Send the answer' }).click()
  await expect(staff.getByText(answer)).toBeVisible()
  await fetched

  await staff.goto('/alfa/events')
  await expect(staff.getByRole('row').filter({ hasText: 'request.replied' }).first()).toContainText(
    'verified',
  )
})
