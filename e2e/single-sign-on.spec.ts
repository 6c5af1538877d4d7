import type { Page } from '@playwright/test'
import { hostsAddress } from './support/addresses.ts'
import { signIn, signInForm } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

// The page sets `data-locale="lt"`, so its elements are in Lithuanian.
const login = textsOf('login', 'lt')
const shared = textsOf('shared', 'lt')
const signOutOfSite = 'Atsijungti'

const site = () => `${hostsAddress()}/single-sign-on/`
const bills = (page: Page) => page.locator('resident-bills')
const loginOf = (page: Page) => page.locator('resident-login')

/** Signs in to the site, at its provider. */
async function signInToSite(page: Page, email: string) {
  await page.goto(site())
  await page.getByRole('link', { name: 'Prisijungti prie svetainės' }).click()
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue as this person' }).click()
  await expect(page).toHaveURL(site())
}

const expectBills = (page: Page) => expect(bills(page).getByRole('tab').first()).toBeVisible()
/** Signs in to the site as somebody whose bills it shows. */
async function showBills(page: Page) {
  await signInToSite(page, 'single@example.com')
  await expectBills(page)
}

/** Presses a button of the sign-in. */
const press = (page: Page, name: string) => loginOf(page).getByRole('button', { name }).click()

/** Opens the page as in a browser that has no session. */
async function forget(page: Page) {
  await page.evaluate(() => localStorage.clear())
  await page.reload()
}

const expectSignedOut = async (page: Page) => {
  await expect(bills(page).getByRole('heading', { name: shared('signedOut.title') })).toBeVisible()
  await expect(signInForm(page, 'lt').email).toBeVisible()
}

/** Codes of `resident-error` on pages that are opened from now on. */
const errorsOf = async (page: Page) => {
  await page.addInitScript(() => {
    document.addEventListener('resident-error', event => {
      const { code } = (event as CustomEvent<{ code: string }>).detail
      document.documentElement.dataset.errors =
        `${document.documentElement.dataset.errors ?? ''} ${code}`.trim()
    })
  })
  return () => page.locator('html').getAttribute('data-errors')
}

/** Counts exchanges of all pages. */
function followExchanges(page: Page) {
  const statuses: number[] = []
  page.context().on('response', response => {
    if (response.url().endsWith('/auth/token-exchange') && response.request().method() === 'POST')
      statuses.push(response.status())
  })
  return statuses
}

test('IDP-1, IDP-6: a visitor of the site sees the bills without a second sign-in, on later pages and in other tabs too', async ({
  page,
  context,
  checkAccessibility,
}) => {
  const exchanges = followExchanges(page)
  await page.goto(site())
  await expectSignedOut(page)
  expect(exchanges).toEqual([])
  await showBills(page)
  await expect(loginOf(page).getByText('single@example.com')).toBeVisible()
  await checkAccessibility()
  const other = await context.newPage()
  await other.goto(site())
  await expectBills(other)
  await page.reload()
  await expectBills(page)
  expect(exchanges).toEqual([200])
  // The token is in nothing that other scripts or servers see.
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, location.href, document.cookie]),
  )
  expect(stored).not.toContain('eyJ')
})

test('IDP-2: a resident links the account once, and is signed in by the site from then on', async ({
  page,
  checkAccessibility,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  await signInToSite(page, 'many@example.com')
  const link = loginOf(page).getByRole('button', { name: login('pageSignIn.unlinked.link') })
  await expect(link).toBeVisible()
  await expect(loginOf(page).getByText(login('pageSignIn.unlinked.title'))).toBeVisible()
  await checkAccessibility()
  const form = signInForm(page, 'lt')
  await form.email.fill('many@example.com')
  await form.password.fill('wrong')
  await link.click()
  await expect(loginOf(page).getByText(login('wrong.title'))).toBeVisible()
  await form.password.fill('resident-demo')
  await link.click()
  await expect(loginOf(page).getByText(login('pageSignIn.linked'))).toBeVisible()
  await press(page, login('signOut'))
  await expectSignedOut(page)
  await page.getByRole('banner').getByRole('button', { name: signOutOfSite }).click()
  await signInToSite(page, 'many@example.com')
  await expect(loginOf(page).getByText('many@example.com')).toBeVisible()
})

test('IDP-2: a resident can sign in without linking, and one who is a stranger to the site stays one', async ({
  page,
}) => {
  await signInToSite(page, 'tenant@example.com')
  await expect(loginOf(page).getByText(login('pageSignIn.unlinked.title'))).toBeVisible()
  const form = signInForm(page, 'lt')
  await form.email.fill('tenant@example.com')
  await form.password.fill('resident-demo')
  await press(page, login('pageSignIn.unlinked.only'))
  await expect(loginOf(page).getByText('tenant@example.com')).toBeVisible()
  await forget(page)
  await expect(loginOf(page).getByText(login('pageSignIn.unlinked.title'))).toBeVisible()
})

test('IDP-3: tokens of one second are each another token', async ({ page }) => {
  await signInToSite(page, 'tenant@example.com')
  const tokens = await page.evaluate(() =>
    Promise.all(
      [1, 2, 3].map(
        async () => (await (await fetch('identity-token', { method: 'POST' })).text()).split('.')[1],
      ),
    ),
  )
  expect(new Set(tokens).size).toBe(3)
})

test('IDP-3, IDP-7: a replayed token shows the ordinary sign-in; another attempt with a new token succeeds', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  await showBills(page)
  const errors = await errorsOf(page)
  let replayed = ''
  await page.route('**/identity-token', async route => {
    if (replayed === '') replayed = await (await route.fetch()).text()
    await route.fulfill({ contentType: 'text/plain', body: replayed })
  })
  await forget(page)
  await expectBills(page)
  await forget(page)
  await expect(loginOf(page).getByText(login('pageSignIn.failed.title'))).toBeVisible()
  await expectSignedOut(page)
  await expect.poll(errors).toBe('RW-EXCHANGE')
  await page.unroute('**/identity-token')
  await press(page, shared('retry'))
  await expectBills(page)
})

test('IDP-4, IDP-7: a token of another audience is refused, and the password signs in', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  const errors = await errorsOf(page)
  await page.route('**/identity-token', async route => {
    const response = await route.fetch()
    if (response.status() !== 200) return route.fulfill({ response })
    const token = await response.text()
    const [head, payload = '', signature] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    const other = Buffer.from(JSON.stringify({ ...claims, aud: 'beta-site' })).toString('base64url')
    await route.fulfill({ contentType: 'text/plain', body: `${head}.${other}.${signature}` })
  })
  await signInToSite(page, 'single@example.com')
  await expect(loginOf(page).getByText(login('pageSignIn.failed.title'))).toBeVisible()
  await expect.poll(errors).toBe('RW-EXCHANGE')
  await signIn(page, 'single@example.com', 'lt')
  await expectBills(page)
})

test('IDP-7: when the provider is down the ordinary sign-in is shown, and the site works', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 502/)
  await showBills(page)
  const errors = await errorsOf(page)
  await page.route('**/identity-token', route => route.fulfill({ status: 502 }))
  // The session that is stored is not thrown away for that.
  await page.reload()
  await expectBills(page)
  await expect.poll(errors).toBe('RW-IDENTITY')
  await forget(page)
  await expect(loginOf(page).getByText(login('pageSignIn.failed.title'))).toBeVisible()
  await expectSignedOut(page)
})

test('IDP-8: a resident who signs out stays signed out in all tabs, until they continue with the site', async ({
  page,
  context,
}) => {
  const exchanges = followExchanges(page)
  await showBills(page)
  const other = await context.newPage()
  await other.goto(site())
  await expectBills(other)
  await press(page, login('signOut'))
  await expectSignedOut(page)
  await expectSignedOut(other)
  await other.reload()
  await expectSignedOut(other)
  expect(exchanges).toEqual([200])
  await press(other, login('pageSignIn.continue'))
  await expectBills(other)
  await expectBills(page)
  expect(exchanges).toEqual([200, 200])
})

test('IDP-8: signing out of the site ends the session; another visitor gets their own', async ({ page }) => {
  await showBills(page)
  await page.getByRole('banner').getByRole('button', { name: signOutOfSite }).click()
  await expectSignedOut(page)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter(key => /session|identity/.test(key))),
  ).toEqual([])
  await signInToSite(page, 'tenant@example.com')
  await expect(loginOf(page).getByText(login('pageSignIn.unlinked.title'))).toBeVisible()
})

test('IDP-6: a session that the server has ended is replaced without a word', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  const exchanges = followExchanges(page)
  await showBills(page)
  // A token that the provider issues in the same second is the same token, which is exchanged once.
  const second = () => Math.floor(Date.now() / 1000)
  const exchanged = second()
  await expect.poll(second).toBeGreaterThan(exchanged)
  // Half an hour later.
  await page.evaluate(() => {
    const start = performance.now.bind(performance)
    performance.now = () => start() + 1_800_000
  })
  await page.evaluate(async () => {
    const key = Object.keys(localStorage).find(name => name.startsWith('resident-session:')) ?? ''
    const [token] = (localStorage.getItem(key) ?? '').split(' ')
    await fetch(`${key.replace('resident-session:', '')}/auth/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    })
  })
  await bills(page).getByRole('tab').nth(1).click()
  await expect.poll(() => exchanges).toEqual([200, 200])
  await expectBills(page)
  await expect(loginOf(page).getByText('single@example.com')).toBeVisible()
})
