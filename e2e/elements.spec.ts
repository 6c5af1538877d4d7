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

/** Signs in by the element of a stranger's page and waits until it knows who is there. */
async function signIn(page: Page, email = 'single@example.com') {
  await signInByForm(page, email)
  await expect(page.getByText(login('signedIn.text', { email }))).toBeVisible()
}

async function fillIn(page: Page, email: string, password = 'resident-demo') {
  const form = signInForm(page)
  await form.email.fill(email)
  await form.password.fill(password)
}

test('AUT-1: wrong details are said, what was typed stays, and the right ones then work', async ({
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

test('empty fields are said at each field, and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', request => request.method() === 'POST' && sent.push(request.url()))
  await openScratchPage(page, { body: '<resident-login></resident-login>' })
  await signInForm(page).email.fill('nobody')
  await signInForm(page).submit.click()
  await expect(page.getByText(shared('validation.email'))).toBeVisible()
  await expect(page.getByText(shared('validation.required'))).toBeVisible()
  await expect(signInForm(page).email).toBeFocused()
  expect(sent).toEqual([])
})

test('two quick presses sign in once', async ({ page, faults }) => {
  const sent: string[] = []
  page.on('request', request => request.url().endsWith('auth/login') && sent.push(request.method()))
  await faults({ method: 'POST', path: '/api/v5/auth/login', delayMs: 400 })
  await openScratchPage(page, { body: '<resident-login></resident-login>' })
  await fillIn(page, 'single@example.com')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText(login('signedIn.text', { email: 'single@example.com' }))).toBeVisible()
  expect(sent.filter(method => method === 'POST')).toHaveLength(1)
})

test('changing the language keeps what is typed', async ({ page }) => {
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

test('I18-2: texts of the platform stand over the bundled ones, and nonsense among them changes nothing', async ({
  page,
  faults,
}) => {
  const data = { 'login.title': 'Welcome, neighbour', 'login.email': 7, nonsense: 'x' }
  await faults({ path: '/api/v5/translations/web/en', body: JSON.stringify({ data }) })
  await openScratchPage(page, { body: '<resident-login></resident-login>' })
  await expect(page.getByRole('heading', { name: 'Welcome, neighbour' })).toBeVisible()
  await expect(signInForm(page).email).toBeVisible()
})

test('PER-4: where the features cannot be had a person goes on without them', async ({
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

test('CON-10: one contract of one’s own is shown without asking', async ({ page }) => {
  await openScratchPage(page, { body: loginAndBills })
  await expect(page.getByRole('heading', { name: shared('signedOut.title') })).toBeVisible()
  await signIn(page)
  await expect(page.getByText(/€\d/).first()).toBeVisible()
  await expect(page.locator('.list table')).toBeVisible()
})

test('a page without a sign-in of its own offers one over the element, and gives the focus back', async ({
  page,
}) => {
  await openScratchPage(page, { body: '<resident-bills></resident-bills>' })
  await page.getByRole('button', { name: shared('signIn') }).click()
  const dialog = page.getByRole('dialog', { name: shared('signedOut.title') })
  await expect(dialog.getByRole('heading', { name: login('title'), exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: shared('signIn') }).click()
  await signInByForm(page, 'single@example.com')
  await expect(page.locator('.list table')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('CON-10: an element that names somebody else’s contract says so and offers one’s own', async ({
  page,
}) => {
  await openScratchPage(page, {
    body: '<resident-login></resident-login><resident-bills contract="999999"></resident-bills>',
  })
  await signIn(page, 'owner@example.com')
  await expect(page.getByRole('heading', { name: shared('foreignContract.title') })).toBeVisible()
})

test('an attribute with nonsense is told to the page, and the element goes on', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('resident-error', event => {
      document.documentElement.dataset.told = (event as CustomEvent).detail.message
    })
  })
  await openScratchPage(page, { body: '<resident-login theme="purple"></resident-login>' })
  await expect(page.getByRole('heading', { name: login('title'), exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-told', /purple.*theme.*auto/)
})

test('AUT-14: a session that ended is said in the elements, and signing in again goes on', async ({
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

test('one part that fails leaves the others alive, and can be tried again', async ({
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

test('an API that answers with a page of HTML is a fault that can be tried again, not a broken page', async ({
  page,
  faults,
}) => {
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

test('without an API the sign-in says that there is no connection, and keeps what was typed', async ({
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

test('where the browser refuses storage everything works until the page is left', async ({ page }) => {
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

test('a token stands in no address, no attribute and no event', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const name of [
      'resident-signed-in',
      'resident-session-changed',
      'resident-navigate',
      'resident-ready',
    ])
      document.addEventListener(name, event => heard.push(JSON.stringify((event as CustomEvent).detail)))
  })
  const addresses: string[] = []
  page.on('request', request => addresses.push(request.url()))
  await openScratchPage(page, { body: loginAndBills })
  await signIn(page)
  await expect(page.locator('.list table')).toBeVisible()
  const seen = await page.evaluate(() => {
    const kept = Object.keys(localStorage).find(key => key.startsWith('resident-session:'))
    const [token = ''] = (localStorage.getItem(kept ?? '') ?? '').split(' ')
    const html = document.documentElement.outerHTML
    const { heard } = window as unknown as { heard: string[] }
    return {
      token,
      leaked: html.includes(token) || heard.join().includes(token) || location.href.includes(token),
    }
  })
  expect(seen.token.length).toBeGreaterThan(30)
  expect(seen.leaked).toBe(false)
  expect(addresses.filter(address => address.includes(seen.token))).toEqual([])
})
