import { signIn, signInForm } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('portal')
const shared = textsOf('shared')
const login = textsOf('login')

const refusal = (code: string) =>
  JSON.stringify({ code, message: code, messageKey: `errors.${code}`, correlationId: 'c0ffee00' })

/** The script with the language menu. */
const languageScript = '**/assets/visitors-*.js'
const billsOfSecond = '/vendor/alfa/contract/2/bill'

test('AUT-1: a wrong password and an unknown e-mail have the same error message', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401/, /422/)
  await page.goto('/login')
  const form = signInForm(page)
  for (const email of ['owner@example.com', 'nobody@example.com']) {
    await form.email.fill(email)
    await form.password.fill('not-the-password')
    await Promise.all([page.waitForResponse(/\/auth\/login$/), form.submit.click()])
    await expect(page.getByText(login('wrong.title'))).toBeVisible()
  }
})

test('AUT-2: an unconfirmed account gets a message with the next step', async ({ page, allowErrors }) => {
  allowErrors(/40\d/, /422/)
  await page.goto('/login')
  await signIn(page, 'unconfirmed@example.com')
  await expect(page.getByText(login('notConfirmed.title'))).toBeVisible()
  await expect(page.getByRole('button', { name: login('resend.action') })).toBeVisible()
})

test('AUT-14, NAV-10: an expired session requires a new sign-in and returns to the page', async ({
  page,
  faults,
  allowErrors,
}) => {
  allowErrors(/401/)
  await page.goto('/login')
  await signIn(page)
  await expect(page).not.toHaveURL('/login')
  await faults({ path: '/api/v5/auth/users/me', status: 401, body: refusal('unauthenticated') })
  await page.goto(billsOfSecond)
  await expect(page).toHaveURL('/vendor/alfa/login')
  await expect(page.getByText(shared('signedOut.expired'))).toBeVisible()
  await faults()
  await signIn(page)
  await expect(page).toHaveURL(billsOfSecond)
})

test('a revoked token ends the session with a message', async ({ page, allowErrors }) => {
  allowErrors(/401/)
  await page.goto('/login')
  await page.evaluate(() =>
    localStorage.setItem(`resident-session:${location.origin}/api/v5`, `forged ${Date.now() + 3_600_000}`),
  )
  await page.goto(billsOfSecond)
  await expect(page).toHaveURL('/vendor/alfa/login')
  await expect(page.getByText(shared('signedOut.expired'))).toBeVisible()
})

for (const [what, fault, sentence] of [
  ['does not answer', { drop: true }, 'errors.offline'],
  [
    'answers a web page',
    { status: 200, body: '<!doctype html><h1>Hello</h1>', contentType: 'text/html' },
    'errors.malformed',
  ],
  ['answers half of it', { status: 200, body: '{"data":{"id":1,' }, 'errors.malformed'],
  ['is in trouble', { status: 500, body: refusal('internal') }, 'errors.internal'],
] as const)
  test(`when the API ${what}, the user gets a message with the next step and can continue afterwards`, async ({
    page,
    faults,
    allowErrors,
    checkAccessibility,
  }) => {
    allowErrors(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|500/)
    await page.goto('/login')
    await signIn(page)
    await expect(page).not.toHaveURL('/login')
    await faults({ path: '/api/v5/*', ...fault })
    await page.goto(billsOfSecond)
    await expect(page.getByRole('heading', { level: 1, name: text('fault.title') })).toBeVisible()
    await expect(page.getByText(shared(sentence))).toBeVisible()
    await checkAccessibility()
    await faults()
    await page.getByRole('button', { name: shared('retry') }).click()
    await expect(page.getByRole('heading', { level: 1, name: text('bills.title') })).toBeVisible()
  })

test('when the sign-in request fails, the input stays', async ({ page, faults, allowErrors }) => {
  allowErrors(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/)
  await page.goto('/login')
  await faults({ method: 'POST', path: '/api/v5/auth/login', drop: true })
  await signIn(page)
  await expect(page.getByText(shared('errors.offline'))).toBeVisible()
  await expect(signInForm(page).email).toHaveValue('owner@example.com')
})

test('NAV-13: maintenance has its own page and returns when it is over', async ({
  page,
  faults,
  allowErrors,
}) => {
  allowErrors(/503/)
  await page.goto('/login')
  await signIn(page)
  await expect(page).not.toHaveURL('/login')
  await faults({ path: '/api/v5/*', status: 503, body: refusal('maintenance') })
  await page.goto(billsOfSecond)
  await expect(page).toHaveURL('/maintenance')
  await page.getByRole('button', { name: shared('retry') }).click()
  await expect(page.getByText(text('maintenance.still'))).toBeVisible()
  await faults()
  await page.getByRole('button', { name: shared('retry') }).click()
  await expect(page).toHaveURL(billsOfSecond)
})

test('NAV-14: a missing chunk of the portal reloads the page once, then shows an error', async ({
  page,
  faults,
  allowErrors,
}) => {
  allowErrors(/404/, /dynamically imported module/, /preload/i)
  await page.goto('/login')
  await expect(signInForm(page).email).toBeVisible()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await faults({ path: '/assets/AccountTaskPage*', status: 404, contentType: 'text/plain', body: 'gone' })
  await page.getByRole('link', { name: login('forgot') }).click()
  await expect(page.getByRole('heading', { level: 1, name: text('fault.title') })).toBeVisible()
  await expect.poll(() => loads).toBe(1)
  await faults()
  await page.getByRole('button', { name: shared('retry') }).click()
  await expect(page.getByRole('heading', { level: 1, name: text('journeys.heading.account') })).toBeVisible()
})

test('NAV-12: when even the texts cannot be loaded, a plain page links to the start page', async ({
  page,
  faults,
  allowErrors,
}) => {
  allowErrors(/500/)
  await faults({ path: '/assets/*.json', status: 500, body: '' })
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cannot be shown')
  await faults()
  await page.getByRole('link').click()
  await expect(signInForm(page).email).toBeVisible()
})

test('texts of every page that cannot be fetched in one file are fetched one by one', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await page.route('**/assets/first-texts.*.json', route => route.abort())
  await page.goto('/register')
  await expect(page.getByRole('heading', { level: 1, name: text('journeys.heading.account') })).toBeVisible()
  await expect(page.locator('resident-language').getByRole('button')).toBeVisible()
})

test('the portal reports a lost connection; a chunk that failed to load loads when the connection returns', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  // The connection is lost while the language menu loads.
  await page.route(languageScript, async route => {
    await context.setOffline(true)
    await route.abort()
  })
  await page.goto('/login')
  await expect(signInForm(page).email).toBeVisible()
  await expect(page.getByText(text('offline'))).toBeVisible()
  // A script that failed is asked for once more, which may be now.
  await page.unrouteAll({ behavior: 'wait' })
  await context.setOffline(false)
  await expect(page.getByText(text('offline'))).toBeHidden()
  await expect(page.locator('resident-language').getByRole('button')).toBeVisible()
})
