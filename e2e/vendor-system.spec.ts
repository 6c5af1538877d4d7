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
  await signIn(page, 'single@example.com')
  const helpDesk = page.locator('resident-help-desk')
  const changes = page.waitForRequest(/\/api\/v5\/changes$/)
  await helpDesk.getByRole('link').or(helpDesk.getByRole('button')).first().waitFor()

  const staff = await browser.newPage({ baseURL: vendorSystemAddress() })
  await staff.goto('/alfa/requests')
  await staff.getByRole('row').filter({ hasText: 'Jonas Kazlauskas' }).getByRole('link').first().click()
  await changes
  const answer = `Atsakymas ${Math.random()}`
  await staff.getByLabel('Answer').fill(answer)
  const fetched = page.waitForResponse(/\/api\/v5\/help-desk-tasks/, { timeout: 4000 })
  await staff.getByRole('button', { name: 'Send the answer' }).click()
  await expect(staff.getByText(answer)).toBeVisible()
  await fetched

  await staff.goto('/alfa/events')
  await expect(staff.getByRole('row').filter({ hasText: 'request.replied' }).first()).toContainText(
    'verified',
  )
})

test('EVT-8: staff put in a contract, issue its invoice and publish a message', async ({ page }) => {
  const office = vendorSystemAddress()
  await page.goto(`${office}/alfa/contracts`)
  await page.getByLabel('Contract number').fill('990001')
  await page.getByLabel('Address').fill('Bandymų g. 1-1, Vilnius')
  await page.getByRole('button', { name: 'Put the contract in' }).click()
  await expect(page.getByRole('status')).toContainText('990001 is in')
  await page.goto(`${office}/alfa/invoices`)
  await expect(page.getByLabel('Contract (its key)')).toHaveValue('C-990001')
  await page.getByRole('button', { name: 'Issue the invoice' }).click()
  await expect(page.getByRole('status')).toContainText('is issued')
  await page.goto(`${office}/alfa/messages`)
  await page.getByLabel('Topic').fill('Vandens tiekimas')
  await page.getByLabel('Text').fill('Rytoj nuo 9 iki 11 val. vandens nebus.')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('status')).toContainText('published')
})
