import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { sandboxNeeds, sandboxPolicy } from '../src/api/rules/hostPolicy.ts'
import { portalAddress } from './support/addresses.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn, signInForm } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const login = textsOf('login')
const bills = textsOf('bills')
const meters = textsOf('meters')
const doctor = textsOf('doctor')
const shared = textsOf('shared')

// The whole server starts in the page.
test.describe.configure({ timeout: 240_000 })

/** A moment inside a declaration window. */
const now = '2026-11-29T10:00:00Z'

/**
 * Blocks the API, so that the server only serves files.
 * @returns URLs of calls made nevertheless
 */
async function withoutApi(page: Page): Promise<readonly string[]> {
  const calls: string[] = []
  await page.context().route('**/api/**', route => {
    calls.push(route.request().url())
    return route.abort()
  })
  return calls
}

/** Sets the clock of the page and of its sandbox. */
async function setClock(page: Page) {
  await page.clock.setFixedTime(now)
  await page.context().route('**/embed/sandbox.js', async route => {
    const answer = await route.fetch()
    const code = `globalThis.Date = class extends Date {
      constructor(...of) { of.length ? super(...of) : super(${Date.parse(now)}) }
      static now() { return ${Date.parse(now)} }
    };`
    await route.fulfill({ response: answer, body: code + (await answer.text()) })
  })
}

test('with data-api="sandbox" a page on static hosting shows and opens bills, takes a reading, and resets on reload', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/No payment provider is configured/)
  const calls = await withoutApi(page)
  await setClock(page)
  await openScratchPage(page, {
    loader: 'data-api="sandbox"',
    policy: sandboxPolicy(portalAddress()).join('; '),
    body: '<resident-login></resident-login><resident-bills contract="1"></resident-bills><resident-meters contract="1"></resident-meters>',
  })
  await signIn(page)
  await expect(page.getByText(login('signedIn.text', { email: 'owner@example.com' }))).toBeVisible({
    timeout: 90_000,
  })
  const billsElement = page.locator('resident-bills')
  await expect(billsElement.getByRole('table').getByRole('row').nth(2)).toBeVisible()

  const downloading = page.waitForEvent('download')
  await billsElement
    .getByRole('button', { name: shared('file.download'), exact: true })
    .first()
    .click()
  expect(await readFile(await (await downloading).path(), 'latin1')).toMatch(/^%PDF-/)

  // The sandbox has no bank, and the dialog says so.
  await billsElement
    .getByRole('button', { name: /^Pay €/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: bills('pay.title') })
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: /^Pay €/ }).click()
  await expect(dialog.getByText(bills('pay.errors.payment_unavailable'))).toBeVisible()
  await page.keyboard.press('Escape')

  const row = page
    .locator('resident-meters')
    .getByRole('group')
    .filter({ has: page.getByRole('textbox') })
    .first()
  const last = Number.parseFloat((await row.locator('.meter-last .money').textContent()) ?? '')
  await row.getByRole('textbox', { name: meters('new') }).fill((last + 5).toFixed(4))
  await page.locator('resident-meters form button[type=submit]').click()
  await expect(page.getByText(meters('outcome.all', { count: 1 }))).toBeVisible()

  await page.reload()
  await expect(signInForm(page).email).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(calls).toEqual([])
})

test('where the page’s policy blocks the sandbox, element and console report it, and the doctor names the directive', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/resident-sandbox/)
  const messages: string[] = []
  page.on('console', message => messages.push(message.text()))
  await withoutApi(page)
  await openScratchPage(page, {
    loader: 'data-api="sandbox"',
    body: '<resident-doctor></resident-doctor><resident-login></resident-login>',
  })
  await signIn(page)
  await expect(page.locator('resident-login').getByRole('alert')).toContainText(shared('errors.sandbox'))
  await expect(
    page.getByText(doctor('findings.sandboxBroken', { policy: sandboxNeeds(portalAddress()).join('; ') })),
  ).toBeVisible()
  await expect.poll(() => messages.filter(text => text.includes('RW-SANDBOX'))).toHaveLength(1)
})

test('the gallery answers from a sandbox on request, and its code includes it', async ({ page }) => {
  const calls = await withoutApi(page)
  await page.goto('/demo/?api=sandbox#/login')
  await expect(page.getByLabel('Backend')).toHaveValue('sandbox')
  await expect(page.getByRole('figure', { name: 'Code for HTML' })).toContainText('data-api="sandbox"')
  await page.getByText('For your developer').click()
  await expect(page.getByRole('figure', { name: 'Content security policy' })).toContainText(
    'worker-src blob:',
  )
  await signIn(page, 'single@example.com')
  await expect(page.getByText(login('signedIn.text', { email: 'single@example.com' }))).toBeVisible({
    timeout: 90_000,
  })
  expect(calls).toEqual([])
  await page.getByLabel('Backend').selectOption('server')
  await expect(page).toHaveURL('/demo/#/login')
})
