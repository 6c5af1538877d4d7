import type { Page } from '@playwright/test'
import { confirmPassword } from './support/confirmPassword.ts'
import { followMail } from './support/followMail.ts'
import { newPerson } from './support/newPerson.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const register = textsOf('register')
const password = textsOf('password')
const verify = textsOf('verify-email')
const unsubscribe = textsOf('unsubscribe')
const login = textsOf('login')
const shared = textsOf('shared')
const forms = textsOf('forms')

const secret = 'trys balti katinai'

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Fills the registration form, except for the consents. */
async function fillRegistration(page: Page, email: string): Promise<void> {
  await box(page, register('firstName')).fill('Ona')
  await box(page, register('lastName')).fill('Onaitytė')
  await box(page, register('phone')).fill('+370 612 34567')
  await box(page, register('email')).fill(email)
  await box(page, register('password')).fill(secret)
  await box(page, register('passwordRepeat')).fill(secret)
}

const mandatory = ['privacyPolicy', 'rules', 'userAgreement', 'contractDataProcessing']

test('AUT-5 AUT-6: a new user registers, confirms the address with the mailed link and signs in', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/login')
  await page.getByRole('link', { name: login('register') }).click()
  await expect(page.getByRole('heading', { name: register('title') })).toBeVisible()

  // Submitted empty: every mandatory field has an error and the first one has the focus.
  await page.getByRole('button', { name: register('submit') }).click()
  await expect(page.getByText(forms('consent_required'))).toHaveCount(4)
  await expect(box(page, register('firstName'))).toBeFocused()
  await checkAccessibility()

  await fillRegistration(page, 'new.person@example.com')
  await expect(page.getByText(forms('strength.strong'), { exact: true })).toBeVisible()
  for (const consent of mandatory) await page.getByLabel(register(`consents.${consent}`)).check()
  await page.getByLabel(register('consents.newsletter')).check()
  await expect(page.getByText(forms('consent_required'))).toHaveCount(0)
  await page.getByRole('button', { name: register('submit') }).click()
  await expect(page.getByRole('heading', { name: register('inbox.title') })).toBeVisible()
  await page.getByRole('button', { name: register('inbox.resend') }).click()
  await expect(page.getByText(register('inbox.sent'))).toBeVisible()

  await followMail(page, 'Confirm your email address', 'new.person@example.com', 2)
  await expect(page.getByRole('heading', { name: verify('account.title') })).toBeVisible()
  // The token is gone from the URL, and opening the page has confirmed nothing.
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('button', { name: verify('confirm') }).click()
  await expect(page.getByRole('heading', { name: verify('account.done') })).toBeVisible()
  await page.getByRole('link', { name: shared('signIn') }).click()
  await box(page, login('email')).fill('new.person@example.com')
  await page.getByLabel(login('password'), { exact: true }).fill(secret)
  await page.getByLabel(login('password'), { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: shared('noContract.title') })).toBeVisible()
})

test('AUT-5: names, phone and address of a registration survive a reload, passwords and consents do not', async ({
  page,
}) => {
  await page.goto('/register')
  await fillRegistration(page, 'kept.person@example.com')
  const rules = page.getByLabel(register('consents.rules'))
  await rules.check()
  await page.reload()
  await expect(box(page, register('firstName'))).toHaveValue('Ona')
  await expect(box(page, register('lastName'))).toHaveValue('Onaitytė')
  await expect(box(page, register('phone'))).toHaveValue('+370 612 34567')
  await expect(box(page, register('email'))).toHaveValue('kept.person@example.com')
  await expect(box(page, register('password'))).toHaveValue('')
  await expect(rules).not.toBeChecked()
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(kept).not.toContain(secret)
})

test('AUT-6: used, invalid and missing links have different messages and a next step', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/410/)
  await page.goto('/verify-email#token=made-up')
  await expect(page.getByRole('heading', { name: verify('dead.title') })).toBeVisible()
  expect(page.url()).not.toContain('made-up')

  await page.goto('/verify-email')
  await expect(page.getByRole('heading', { name: verify('missing.title') })).toBeVisible()
  await box(page, verify('email')).fill('nobody@example.com')
  await page.getByRole('button', { name: verify('sendLink') }).click()
  await expect(page.getByRole('heading', { name: verify('inbox.title') })).toBeVisible()

  // Opening another link on the same page only changes the fragment.
  await page.evaluate(() => {
    location.hash = '#token=another'
  })
  await expect(page.getByRole('heading', { name: verify('dead.title') })).toBeVisible()
  expect(page.url()).not.toContain('another')
})

test('AUT-8 AUT-9: a forgotten password is replaced with the mailed link, which works once', async ({
  page,
  request,
  allowErrors,
  checkAccessibility,
}) => {
  allowErrors(/422|410/)
  // Not a demo account, because other tests sign in with those passwords.
  const email = 'forgetful@example.com'
  await newPerson(request, email)
  await page.goto('/forgot-password')
  await box(page, password('email')).fill(email)
  await page.getByRole('button', { name: password('forgot.submit') }).click()
  await expect(page.getByRole('heading', { name: password('inbox.title') })).toBeVisible()

  await followMail(page, 'Set a new password', email)
  await expect(page.getByText(password('reset.text', { email }))).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  const link = new URL(page.url())

  const first = box(page, password('password'))
  await first.fill('Password123!')
  await expect(page.getByText(forms('strength.weak'))).toBeVisible()
  await box(page, password('passwordRepeat')).fill('Password123')
  await page.getByRole('button', { name: password('save') }).click()
  await expect(page.getByText(forms('password_mismatch'))).toBeVisible()
  await box(page, password('passwordRepeat')).fill('Password123!')
  await page.getByRole('button', { name: password('save') }).click()
  await expect(page.getByText(forms('password_common'))).toBeVisible()
  await checkAccessibility()

  // The password can be revealed and pasted.
  await page.getByRole('button', { name: shared('showPassword') }).click()
  await expect(first).toHaveAttribute('type', 'text')
  await first.fill(secret)
  await box(page, password('passwordRepeat')).fill(secret)
  await expect(first).toHaveAttribute('autocomplete', 'new-password')
  await page.getByRole('button', { name: password('save') }).click()
  await expect(page.getByRole('heading', { name: password('done.title') })).toBeVisible()

  await page.goto(link.href)
  await expect(page.getByRole('heading', { name: password('missing.title') })).toBeVisible()
  await page.goto('/login')
  await signIn(page, email)
  await expect(page.getByText(login('wrong.title'))).toBeVisible()
  allowErrors(/401/)
  await page.getByLabel(login('password'), { exact: true }).fill(secret)
  await page.getByLabel(login('password'), { exact: true }).press('Enter')
  await expect(page).not.toHaveURL(/login/)
})

test('AUT-8: a link that cannot be mailed shows an error and keeps the address; the next attempt sends it', async ({
  page,
  faults,
  allowErrors,
}) => {
  allowErrors(/500/)
  await page.goto('/forgot-password')
  await box(page, password('email')).fill('single@example.com')
  await faults({ method: 'POST', path: '/api/v5/auth/forgot-password', status: 500, times: 1 })
  await page.getByRole('button', { name: password('forgot.submit') }).click()
  await expect(page.getByText(password('forgot.failed'))).toBeVisible()
  await expect(box(page, password('email'))).toHaveValue('single@example.com')
  await page.getByRole('button', { name: password('forgot.submit') }).click()
  await expect(page.getByRole('heading', { name: password('inbox.title') })).toBeVisible()
})

test('AUT-17: the mailed link and its button unsubscribe from the newsletter without a sign-in', async ({
  page,
}) => {
  await page.goto('/register')
  await fillRegistration(page, 'reader@example.com')
  for (const consent of [...mandatory, 'newsletter'])
    await page.getByLabel(register(`consents.${consent}`)).check()
  await page.getByRole('button', { name: register('submit') }).click()
  await expect(page.getByRole('heading', { name: register('inbox.title') })).toBeVisible()
  await followMail(page, 'Confirm your email address', 'reader@example.com')
  await page.getByRole('button', { name: verify('confirm') }).click()
  await expect(page.getByRole('heading', { name: verify('account.done') })).toBeVisible()

  await followMail(page, 'You will receive our news', 'reader@example.com')
  await expect(page.getByRole('heading', { name: unsubscribe('newsletter.title') })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('button', { name: unsubscribe('end') }).click()
  await expect(page.getByRole('heading', { name: unsubscribe('done.title') })).toBeVisible()
})

/** Enters the identity on the provider’s page. */
async function agreeAtProvider(page: Page, email: string): Promise<void> {
  await page.getByRole('combobox', { name: 'E-mail' }).fill(email)
  await page.getByRole('button', { name: 'Continue as this person' }).click()
}

test('AUT-3 AUT-7 AUT-11: a new user signs in through a provider, completes the registration and later signs in on another site', async ({
  page,
  context,
  faults,
  allowErrors,
}) => {
  allowErrors(/500/)
  const withLumo = login('with', { provider: 'Lumo' })
  await page.goto('/login')
  await page.getByRole('button', { name: withLumo }).click()
  await agreeAtProvider(page, 'ruta@lumo.example')
  await expect(page.getByText(register('complete.text', { email: 'ruta@lumo.example' }))).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')

  await box(page, register('firstName')).fill('Rūta')
  await box(page, register('lastName')).fill('Rūtelė')
  await box(page, register('phone')).fill('+37061234567')
  await box(page, register('password')).fill(secret)
  await box(page, register('passwordRepeat')).fill(secret)
  for (const consent of mandatory) await page.getByLabel(register(`consents.${consent}`)).check()
  await faults({ method: 'POST', path: '/api/v5/auth/complete-registration', status: 500, times: 1 })
  await page.getByRole('button', { name: register('complete.submit') }).click()
  await expect(page.getByText(register('complete.failed'))).toBeVisible()
  await expect(box(page, register('firstName'))).toHaveValue('Rūta')
  await page.getByRole('button', { name: register('complete.submit') }).click()
  await expect(page.getByRole('heading', { name: register('completed.title') })).toBeVisible()

  const stranger = await context.newPage()
  await openScratchPage(stranger, { body: '<resident-login></resident-login>' })
  const button = stranger.getByRole('button', { name: withLumo })
  const refused = stranger.waitForEvent('popup')
  await button.click()
  await (await refused).close()
  // The user refused at the provider: no message, and nobody is signed in.
  await expect(button).toBeVisible()
  const opened = stranger.waitForEvent('popup')
  await button.click()
  await agreeAtProvider(await opened, 'ruta@lumo.example')
  await expect(stranger.getByText(login('signedIn.text', { email: 'ruta@lumo.example' }))).toBeVisible()
  expect(new URL(stranger.url()).hash).toBe('')
})

test('AUT-11 AUT-12: a provider with the address of an account says what to do; the password signs in, and the provider is linked', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors(/409/)
  const email = 'kaimynas@lumo.example'
  await newPerson(request, email)
  const withLumo = page.getByRole('button', { name: login('with', { provider: 'Lumo' }) })
  await page.goto('/login')
  await withLumo.click()
  await agreeAtProvider(page, email)
  await expect(page.getByText(login('social.social_account_exists'))).toBeVisible()
  await signIn(page, email)
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/profile')
  const profile = textsOf('profile')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: profile('social.linkName', { name: 'Lumo' }) }).click()
  await confirmPassword(page)
  await agreeAtProvider(await opened, email)
  await expect(page.getByText(profile('social.linked'))).toBeVisible()
})

test('AUT-11: an answer that this tab did not request is ignored and the visitor stays signed out', async ({
  page,
}) => {
  await page.goto('/login#social=made-up-code&state=made-up-state&provider=lumo')
  await expect(page.getByRole('button', { name: login('with', { provider: 'Lumo' }) })).toBeVisible()
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
