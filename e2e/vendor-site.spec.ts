import type { Page } from '@playwright/test'
import { hostsAddress, portalAddress } from './support/addresses.ts'
import { signIn, signInForm } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

// The page sets `data-locale="lt"`, so its elements are in Lithuanian.
const login = textsOf('login', 'lt')
const bills = textsOf('bills', 'lt')
const switcher = textsOf('contract-switcher', 'lt')
const shared = textsOf('shared', 'lt')

const openSite = (page: Page) => page.goto(`${hostsAddress()}/vendor-site/`)

const pick = (page: Page, name: RegExp) =>
  page.locator('resident-contract-switcher').getByRole('dialog').getByRole('button', { name })

test('AUT-4, CON-1, BIL-1: signing in in one element updates the others, and a bill is shown', async ({
  page,
  checkAccessibility,
}) => {
  await openSite(page)
  expect(new URL(page.url()).origin).not.toBe(portalAddress())
  const bill = page.locator('resident-bills')
  await expect(bill.getByRole('heading', { name: shared('signedOut.title') })).toBeVisible()
  await checkAccessibility()
  await signIn(page, 'owner@example.com', 'lt')
  await expect(page.locator('resident-login').getByRole('button', { name: login('signOut') })).toBeVisible()
  await expect(bill.getByText(shared('pickContract.title'))).toBeVisible()
  await page
    .locator('resident-contract-switcher')
    .getByRole('button', { name: switcher('choose') })
    .click()
  await pick(page, /Mamos butas/).click()
  await expect(bill.getByText(bills('latest.due.title'))).toBeVisible()
  await expect(bill.getByText(/ALF-100234-/).first()).toBeVisible()
  await expect(page.locator('resident-contract-switcher')).toContainText('Mamos butas')
  await expect(page).toHaveURL(/\/vendor-site\/$/)
})

test('AUT-14: another tab of the site follows sign-in and sign-out', async ({ page, context }) => {
  await openSite(page)
  const other = await context.newPage()
  await openSite(other)
  await expect(signInForm(other, 'lt').email).toBeVisible()
  await signIn(page, 'single@example.com', 'lt')
  for (const tab of [page, other]) {
    await expect(
      tab
        .locator('resident-bills')
        .getByText(/ALF-\d+-/)
        .first(),
    ).toBeVisible()
    await expect(tab.locator('resident-bills').getByText(bills('latest.failed'))).toBeHidden()
  }
  await other
    .locator('resident-login')
    .getByRole('button', { name: login('signOut') })
    .click()
  await expect(signInForm(page, 'lt').email).toBeVisible()
  await expect(
    page.locator('resident-bills').getByRole('heading', { name: shared('signedOut.title') }),
  ).toBeVisible()
})

test('AUT-13: the session of the site is separate: the portal stays signed out', async ({
  page,
  context,
}) => {
  await openSite(page)
  await signIn(page, 'single@example.com', 'lt')
  await expect(page.locator('resident-bills').getByRole('tab').first()).toBeVisible()
  const portal = await context.newPage()
  await portal.goto(portalAddress())
  await expect(portal).toHaveURL(`${portalAddress()}/login`)
})

test('without the loader every tag still links to the portal', async ({ page, allowErrors, faults }) => {
  allowErrors(/embed\/loader\.js/)
  await faults({ path: '/embed/loader.js', status: 404, contentType: 'text/plain', body: 'gone' })
  await openSite(page)
  for (const tag of ['resident-login', 'resident-contract-switcher', 'resident-bills'])
    await expect(page.locator(tag).getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^${portalAddress()}/vendor/alfa`),
    )
})

test('when the API is down the site works, and its elements say what to do', async ({
  page,
  faults,
  allowErrors,
}) => {
  allowErrors(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/)
  await openSite(page)
  await expect(signInForm(page, 'lt').email).toBeVisible()
  await faults({ path: '/api/v5/*', drop: true })
  await signIn(page, 'owner@example.com', 'lt')
  await expect(page.locator('resident-login').getByText(shared('errors.offline'))).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Naujienos' })).toBeVisible()
  await faults()
  await signInForm(page, 'lt').submit.click()
  await expect(page.locator('resident-login').getByRole('button', { name: login('signOut') })).toBeVisible()
})
