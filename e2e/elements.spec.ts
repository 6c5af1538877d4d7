import type { Page } from '@playwright/test'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn as signInByForm, signInForm } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const login = textsOf('login')
const bills = textsOf('bills')
const shared = textsOf('shared')
const switcher = textsOf('contract-switcher')
const loginAndBills = '<resident-login></resident-login><resident-bills></resident-bills>'

/** Signs in with the element on an external page and waits until it shows the user. */
async function signIn(page: Page, email = 'single@example.com') {
  await signInByForm(page, email)
  await expect(page.getByText(login('signedIn.text', { email }))).toBeVisible()
}

async function fillIn(page: Page, email: string, password = 'resident-demo') {
  const form = signInForm(page)
  await form.email.fill(email)
  await form.password.fill(password)
}

test('AUT-1: wrong credentials show an error and keep the input, and the right ones then sign in', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401/)
  await openScratchPage(page, { body: '<resident-login></resident-login>' })
  await fillIn(page, 'single@example.com', 'not the password')
  await signInForm(page).submit.click()
  await expect(page.getByRole('alert')).toContainText(login('wrong.title'))
  await expect(signInForm(page).email).toHaveValue('single@example.com')
  await signIn(page)
})

test('empty fields have an error each, and nothing is sent', async ({ page }) => {
  const requests: string[] = []
  // The challenge for a passkey, which the form asks for when the page is idle, says nothing of the fields.
  page.on('request', request => {
    if (request.method() === 'POST' && !request.url().endsWith('/auth/passkeys/challenges'))
      requests.push(request.url())
  })
  await openScratchPage(page, { body: '<resident-login></resident-login>' })
  await signInForm(page).email.fill('nobody')
  await signInForm(page).submit.click()
  await expect(page.getByText(shared('validation.email'))).toBeVisible()
  await expect(page.getByText(shared('validation.required'))).toBeVisible()
  await expect(signInForm(page).email).toBeFocused()
  expect(requests).toEqual([])
})

test('a double click signs in once', async ({ page, faults }) => {
  const requests: string[] = []
  page.on('request', request => request.url().endsWith('auth/login') && requests.push(request.method()))
  await faults({ method: 'POST', path: '/api/v5/auth/login', delayMs: 400 })
  await openScratchPage(page, { body: '<resident-login></resident-login>' })
  await fillIn(page, 'single@example.com')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText(login('signedIn.text', { email: 'single@example.com' }))).toBeVisible()
  expect(requests.filter(method => method === 'POST')).toHaveLength(1)
})

test('a language change keeps the input', async ({ page }) => {
  const lithuanian = textsOf('login', 'lt')
  await openScratchPage(page, {
    body: '<resident-language></resident-language><resident-login></resident-login>',
  })
  await fillIn(page, 'single@example.com')
  await page.getByRole('button', { name: /English/ }).click()
  await page.getByRole('menuitemradio', { name: 'Lietuvių' }).click()
  await expect(page.getByRole('heading', { name: lithuanian('title') })).toBeVisible()
  await expect(page.getByLabel(lithuanian('email'))).toHaveValue('single@example.com')
})

test('I18-2: texts of the platform override the bundled ones, and invalid ones are ignored', async ({
  page,
  faults,
}) => {
  const data = { 'login.title': 'Welcome, neighbour', 'login.email': 7, nonsense: 'x' }
  await faults({ path: '/api/v5/translations/web/en', body: JSON.stringify({ data }) })
  await openScratchPage(page, { body: '<resident-login></resident-login>' })
  await expect(page.getByRole('heading', { name: 'Welcome, neighbour' })).toBeVisible()
  await expect(signInForm(page).email).toBeVisible()
})

test('PER-4: elements work when the feature flags cannot be loaded', async ({
  page,
  faults,
  allowErrors,
}) => {
  allowErrors(/500/)
  await faults({ path: '/api/v5/features', status: 500, body: 'no' })
  await openScratchPage(page, {
    body: '<resident-login></resident-login><resident-contract-switcher></resident-contract-switcher>',
  })
  await signIn(page, 'owner@example.com')
  await page.getByRole('button', { name: switcher('choose') }).click()
  await expect(page.getByRole('link', { name: switcher('contracts') })).toBeVisible()
  await expect(page.getByRole('link', { name: switcher('professionalPortal') })).toHaveCount(0)
})

test('CON-10: the only contract of a user is shown without a choice', async ({ page }) => {
  await openScratchPage(page, { body: loginAndBills })
  await expect(page.getByRole('heading', { name: shared('signedOut.title') })).toBeVisible()
  await signIn(page)
  await expect(page.getByText(/€\d/).first()).toBeVisible()
  await expect(page.locator('.list table')).toBeVisible()
})

test('a page without a sign-in element shows one over the element and then restores the focus', async ({
  page,
}) => {
  await openScratchPage(page, { body: '<resident-bills></resident-bills>' })
  await page.getByRole('button', { name: shared('signIn') }).click()
  const dialog = page.getByRole('dialog', { name: shared('signedOut.title') })
  await expect(dialog.getByRole('heading', { name: login('title'), exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: shared('signIn') })).toBeFocused()
  await page.getByRole('button', { name: shared('signIn') }).click()
  await signInByForm(page, 'single@example.com')
  await expect(page.locator('.list table')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('CON-10: an element with a foreign contract shows a message and offers the user’s own contracts', async ({
  page,
}) => {
  await openScratchPage(page, {
    body: '<resident-login></resident-login><resident-bills contract="999999"></resident-bills>',
  })
  await signIn(page, 'owner@example.com')
  await expect(page.getByRole('heading', { name: shared('foreignContract.title') })).toBeVisible()
})

test('an invalid attribute is reported to the page, and the element uses its default', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('resident-error', event => {
      document.documentElement.dataset.told = (event as CustomEvent).detail.message
    })
  })
  await openScratchPage(page, { body: '<resident-login theme="purple"></resident-login>' })
  await expect(page.getByRole('heading', { name: login('title'), exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-told', /purple.*theme.*auto/)
})

test('AUT-14: an expired session is reported in the elements, and a new sign-in resumes', async ({
  page,
  faults,
  allowErrors,
}) => {
  allowErrors(/401/)
  await openScratchPage(page, { body: loginAndBills })
  await signIn(page)
  await faults({ path: '/api/v5/auth/users/me', status: 401, body: '{}', times: 1 })
  await page.reload()
  await expect(page.getByText(shared('signedOut.expired')).first()).toBeVisible()
  await signIn(page)
  await expect(page.locator('.list table')).toBeVisible()
})

test('one failed part leaves the others working and can be retried', async ({
  page,
  faults,
  allowErrors,
}) => {
  allowErrors(/500/)
  await openScratchPage(page, { body: loginAndBills })
  await faults({ path: '/api/v5/contracts/*/invoices/last', status: 500, body: 'no' })
  await signIn(page)
  await expect(page.getByRole('alert')).toContainText(bills('latest.failed'))
  await expect(page.locator('.list table')).toBeVisible()
  await faults()
  await page
    .getByRole('alert')
    .getByRole('button', { name: shared('retry') })
    .click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an API that answers with HTML shows an error with a retry', async ({ page, faults }) => {
  await openScratchPage(page, { body: loginAndBills })
  await faults({
    path: '/api/v5/contracts/**',
    body: '<h1>Proxy</h1>',
    contentType: 'text/html',
    status: 200,
  })
  await signIn(page)
  await expect(page.getByText(shared('errors.malformed')).first()).toBeVisible()
  await expect(page.getByText('Proxy')).toHaveCount(0)
})

test('without an API the sign-in reports the lost connection and keeps the input', async ({
  page,
  faults,
  allowErrors,
}) => {
  allowErrors(/ERR_|CORS/)
  await openScratchPage(page, { body: '<resident-login></resident-login>' })
  await faults({ path: '/api/v5/auth/login', drop: true })
  await fillIn(page, 'single@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(shared('errors.offline'))
  await expect(signInForm(page).password).toHaveValue('resident-demo')
})

test('without browser storage everything works until the page unloads', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
  })
  await openScratchPage(page, { body: loginAndBills })
  await signIn(page)
  await expect(page.locator('.list table')).toBeVisible()
})

test('never exposes the token in URLs, attributes or events', async ({ page }) => {
  await page.addInitScript(() => {
    const eventDetails: string[] = []
    Object.assign(window, { heard: eventDetails })
    for (const name of [
      'resident-signed-in',
      'resident-session-changed',
      'resident-navigate',
      'resident-ready',
    ])
      document.addEventListener(name, event =>
        eventDetails.push(JSON.stringify((event as CustomEvent).detail)),
      )
  })
  const addresses: string[] = []
  page.on('request', request => addresses.push(request.url()))
  await openScratchPage(page, { body: loginAndBills })
  await signIn(page)
  await expect(page.locator('.list table')).toBeVisible()
  const exposure = await page.evaluate(() => {
    const sessionKey = Object.keys(localStorage).find(key => key.startsWith('resident-session:'))
    const [token = ''] = (localStorage.getItem(sessionKey ?? '') ?? '').split(' ')
    const html = document.documentElement.outerHTML
    const { heard } = window as unknown as { heard: string[] }
    return {
      token,
      leaked: html.includes(token) || heard.join().includes(token) || location.href.includes(token),
    }
  })
  expect(exposure.token.length).toBeGreaterThan(30)
  expect(exposure.leaked).toBe(false)
  expect(addresses.filter(address => address.includes(exposure.token))).toEqual([])
})
