import type { Page } from '@playwright/test'
import { portalAddress } from './support/addresses.ts'
import { openSignedIn } from './support/openSignedIn.ts'
import { signIn, signInForm } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('portal')
const shared = textsOf('shared')

/** First contract of the owner's first vendor, which redirects its residents after the sign-in. */
const firstContract = '/vendor/alfa/contract/1'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function signOut(page: Page) {
  await page.getByRole('button', { name: text('header.account') }).click()
  await page.getByRole('button', { name: text('header.signOut') }).click()
}

test('NAV-7: the owner signs in and is redirected to the first contract of a vendor that asks for it', async ({
  page,
}) => {
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL(firstContract)
  await expect(heading(page, 'Namai Žirmūnuose')).toBeFocused()
  await expect(page).toHaveTitle('Namai Žirmūnuose – Alfa namai')
})

test('NAV-7: a user whose first vendor asks for no redirect is sent to the start page', async ({ page }) => {
  await page.goto('/login')
  await signIn(page, 'tenant@example.com')
  await expect(heading(page, text('dashboard.heading'))).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('NAV-6, NAV-10: a visitor signs in with the vendor and returns to the full URL', async ({ page }) => {
  await page.goto('/vendor/alfa/contract/2/bill?from=mail')
  await expect(page).toHaveURL('/vendor/alfa/login')
  await expect(page.getByText('Alfa namai').first()).toBeVisible()
  await signIn(page)
  await expect(page).toHaveURL('/vendor/alfa/contract/2/bill?from=mail')
  await expect(heading(page, text('bills.title'))).toBeVisible()
})

test('NAV-10: a stored return URL of another site is not followed', async ({ page }) => {
  await page.goto('/login')
  for (const evil of ['https://evil.example/', '//evil.example/', '/\\evil.example']) {
    await page.evaluate(value => sessionStorage.setItem('resident-return', value), evil)
    await signIn(page)
    await expect(page).toHaveURL(firstContract)
    await signOut(page)
    await expect(signInForm(page).email).toBeVisible()
  }
})

test('NAV-10: registration and the forgotten password return to the sign-in page of their vendor', async ({
  page,
}) => {
  const login = textsOf('login')
  await page.goto('/vendor/alfa/login')
  await page.getByRole('link', { name: login('register') }).click()
  await expect(page).toHaveURL('/register?vendor=alfa')
  await expect(page).toHaveTitle(`${text('journeys.register')} – Alfa namai`)
  await page.getByRole('link', { name: shared('signIn') }).click()
  await expect(page).toHaveURL('/vendor/alfa/login')
  await page.getByRole('link', { name: login('forgot') }).click()
  await expect(page).toHaveURL('/forgot-password?vendor=alfa')
  await page.getByRole('link', { name: textsOf('password')('toSignIn') }).click()
  await expect(page).toHaveURL('/vendor/alfa/login')
})

test('NAV-10: links between sign-in, registration and forgotten password keep the vendor in a new tab', async ({
  page,
}) => {
  const login = textsOf('login')
  const leadsTo = (name: string, path: string) =>
    expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', portalAddress() + path)
  await page.goto('/vendor/alfa/login')
  await leadsTo(login('register'), '/register?vendor=alfa')
  await leadsTo(login('forgot'), '/forgot-password?vendor=alfa')
  await page.goto('/register?vendor=alfa')
  await leadsTo(shared('signIn'), '/vendor/alfa/login')
  await page.goto('/forgot-password?vendor=alfa')
  await leadsTo(textsOf('password')('toSignIn'), '/vendor/alfa/login')
})

test('NAV-10: a tab that a link in an e-mail opens signs in with the vendor and returns to the address of the first tab', async ({
  page,
  context,
}) => {
  await page.goto('/vendor/alfa/contract/2/bill?from=mail')
  await page.getByRole('link', { name: textsOf('login')('forgot') }).click()
  await expect(page).toHaveURL('/forgot-password?vendor=alfa')
  const mail = await context.newPage()
  await mail.goto('/verify-email')
  await mail.getByRole('link', { name: textsOf('verify-email')('toSignIn') }).click()
  await expect(mail).toHaveURL('/vendor/alfa/login')
  await signIn(mail)
  await expect(mail).toHaveURL('/vendor/alfa/contract/2/bill?from=mail')
})

test('NAV-6: a vendor’s own URL redirects to its first contract', async ({ page }) => {
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL(firstContract)
  await page.goto('/vendor/beta')
  await expect(page).toHaveURL(/\/vendor\/beta\/organizations\/\d+\/contract\/\d+$/)
  await page.goto('/vendor/gama')
  await expect(page.getByText(text('vendor.title', { vendor: 'Gama nami' }))).toBeVisible()
})

test('NAV-6: a vendor’s URL says in which role its contracts are, and names an organization without one', async ({
  page,
}) => {
  const president = shared('otherRole.switch', { role: shared('roles.president') })
  const owner = shared('otherRole.switch', { role: shared('roles.owner') })
  await openSignedIn(page, '/vendor/alfa/organizations/2', 'board@example.com')
  await page.getByRole('button', { name: president, exact: true }).click()
  await expect(page).toHaveURL('/vendor/alfa/organizations/2/contract/10')
  await page.goto('/vendor/beta')
  await page.getByRole('button', { name: owner, exact: true }).click()
  await expect(page).toHaveURL('/vendor/beta/organizations/4/contract/8')
  await page.goto('/vendor/beta/organizations/5')
  await expect(page.getByText(text('vendor.title', { vendor: 'Beta Palanga' }))).toBeVisible()
})

test('NAV-8: a signed-in user is redirected away from sign-in pages', async ({ page }) => {
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL(firstContract)
  await page.goto('/login')
  await expect(page).toHaveURL('/')
  await page.goto('/vendor/alfa/login')
  await expect(page).toHaveURL(firstContract)
})

test('NAV-8, NAV-10: signing out opens the sign-in page, in every tab', async ({ page, context }) => {
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL(firstContract)
  const other = await context.newPage()
  await other.goto('/')
  await signOut(other)
  await expect(other).toHaveURL('/login')
  await expect(page).toHaveURL('/vendor/alfa/login')
  await expect(signInForm(page).email).toBeVisible()
  await expect
    .poll(() => context.cookies())
    .not.toContainEqual(expect.objectContaining({ name: 'resident-contract' }))
})

test('NAV-9: the URL sets the language, and an unknown language changes nothing', async ({ page }) => {
  await page.goto('/login?lang=lt')
  await expect(page.locator('html')).toHaveAttribute('lang', 'lt')
  await expect(page).toHaveTitle(
    `${textsOf('portal', 'lt')('login.title')} – ${textsOf('portal', 'lt')('product')}`,
  )
  await expect(page).toHaveURL('/login')
  await page.goto('/login?lang=xx')
  await expect(signInForm(page, 'lt').email).toBeVisible()
})

test('NAV-11: a foreign contract redirects to the start page with a message', async ({ page }) => {
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL(firstContract)
  for (const address of [
    '/vendor/alfa/contract/6',
    '/vendor/alfa/contract/99999/bill',
    '/vendor/gama/contract/1',
    '/contract/6',
    '/contract/1abc/bill',
  ]) {
    await page.goto(address)
    await expect(page).toHaveURL('/')
    await expect(page.getByText(text('dashboard.notices.foreign-contract.title'))).toBeVisible()
  }
  await page.getByRole('link', { name: /^Mamos butas/ }).click()
  await expect(page).toHaveURL('/vendor/alfa/contract/2')
})

test('NAV-5: a contract’s URL without its vendor redirects to the one with it', async ({ page }) => {
  await page.goto('/contract/1/bill?from=mail')
  await expect(page).toHaveURL('/login')
  await signIn(page)
  await expect(page).toHaveURL('/vendor/alfa/contract/1/bill?from=mail')
})

test('NAV-11: an unknown organization, or another vendor’s, redirects to the start page', async ({
  page,
}) => {
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL(firstContract)
  for (const organization of ['abc', '0', '1e3', '4'])
    for (const rest of ['', '/contract/1']) {
      await page.goto(`/vendor/alfa/organizations/${organization}${rest}`)
      await expect(page).toHaveURL('/')
      await expect(page.getByText(text('dashboard.notices.unknown-vendor.title'))).toBeVisible()
    }
})

test('NAV-10: a return URL in the query is followed only inside the site', async ({ page }) => {
  await page.goto('/login?return_url=https%3A%2F%2Fevil.example%2F')
  await expect(page).toHaveURL('/login')
  await page.goto('/login?return_url=%2Foffers')
  await expect(page).toHaveURL('/login')
  await signIn(page)
  await expect(page).toHaveURL('/offers')
  await page.goto('/login?return_url=%2F%2Fevil.example')
  await expect(page).toHaveURL('/')
})

test('NAV-11: an unknown vendor redirects to the start page with a message', async ({ page }) => {
  await page.goto('/vendor/omega')
  await expect(page).toHaveURL('/login')
  await signIn(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByText(text('dashboard.notices.unknown-vendor.title'))).toBeVisible()
})

test('NAV-12: an unknown URL shows a message and links to the start page', async ({ page, allowErrors }) => {
  allowErrors(/404/)
  expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  await expect(heading(page, 'This page could not be found')).toBeVisible()
  await page.getByRole('link', { name: text('home') }).click()
  await expect(page).toHaveURL('/login')
})

test('NAV-12: an address of a request, an offer, a poll or a message that is no number is not found', async ({
  page,
}) => {
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL(firstContract)
  for (const path of [
    '/help-desk/abc',
    '/offers/zzz',
    `${firstContract}/poll/abc`,
    '/messages/type/news/abc',
  ]) {
    await page.goto(path)
    await expect(heading(page, 'This page could not be found')).toBeVisible()
  }
})

test('CON-10: the contract is current on its pages and cleared outside of them', async ({
  page,
  context,
}) => {
  const current = async () =>
    (await context.cookies()).find(({ name }) => name === 'resident-contract')?.value ?? 'none'
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL(firstContract)
  await expect.poll(current).toBe('1')
  await page.getByRole('link', { name: text('product') }).click()
  await expect(heading(page, text('dashboard.heading'))).toBeVisible()
  await expect.poll(current).toBe('none')
})

test('CON-9: the start page labels active and inactive contracts in text', async ({ page }) => {
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL(firstContract)
  await page.goto('/')
  await expect(page.getByRole('link', { name: /Mamos butas.*Active/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Naugarduko.*Inactive/ })).toBeVisible()
})

test('a user without a contract learns what will be here and what to do now', async ({ page }) => {
  await page.goto('/login')
  await signIn(page, 'empty@example.com')
  await expect(page.getByText(shared('noContract.title'))).toBeVisible()
  await page.getByRole('link', { name: shared('noContract.action') }).click()
  await expect(heading(page, text('contractLink.title'))).toBeVisible()
})

test('AUT-18: a user with details to correct is redirected there from everywhere', async ({ page }) => {
  await page.goto('/login')
  await signIn(page, 'repair@example.com')
  await expect(page).toHaveURL('/profile/repair')
  await page.goto('/')
  await expect(page).toHaveURL('/profile/repair')
})

test('LAY-12: the footer has its menu, requested once, app stores, social networks and the year', async ({
  page,
  faults,
}) => {
  // The visitor leaves the first page for the sign-in while its menu is loading.
  await faults(
    { path: '/api/v5/organization-groups', delayMs: 1000 },
    { path: '/api/v5/menu/footer/items', delayMs: 1500 },
  )
  let requestCount = 0
  page.on('request', request => {
    if (request.url().includes('/menu/footer/')) requestCount += 1
  })
  await page.goto('/vendor/alfa')
  const footer = page.getByRole('contentinfo')
  for (const key of ['about_us', 'terms', 'privacy_policy'])
    await expect(footer.getByRole('link', { name: text(`menu.${key}`) })).toBeVisible()
  await expect(footer.getByRole('link', { name: /App Store/ })).toHaveAttribute('href', /^https:/)
  await expect(footer.getByRole('link', { name: /Facebook/ })).toHaveAttribute('href', /^https:/)
  await expect(footer.getByText(/© 20\d\d/)).toBeVisible()
  expect(requestCount).toBe(1)
})

test('LAY-7: the logo links visitors to the public site, and signed-in users to the start page', async ({
  page,
}) => {
  const mark = page.getByRole('banner').getByRole('link', { name: text('product') })
  await page.goto('/login')
  await expect(mark).toHaveAttribute('href', /^https:/)
  await signIn(page)
  await expect(mark).toHaveAttribute('href', '/')
})

test('a link inside an element opens in a new tab when the user asks for one', async ({ page, context }) => {
  await page.goto('/login')
  const link = page.locator('resident-login').getByRole('link', { name: textsOf('login')('forgot') })
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab).toHaveURL('/forgot-password')
  await expect(page).toHaveURL('/login')
})
