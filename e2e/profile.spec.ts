import type { Page } from '@playwright/test'
import { confirmPassword } from './support/confirmPassword.ts'
import { shiftsIn, watchShifts } from './support/layoutShifts.ts'
import { linkInMail, newPerson } from './support/newPerson.ts'
import { openSignedIn } from './support/openSignedIn.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn, signInForm } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('profile')
const portal = textsOf('portal')
const shared = textsOf('shared')
const forms = textsOf('forms')
const repair = textsOf('profile-repair')

const button = (page: Page, key: string) => page.getByRole('button', { name: text(key), exact: true })
const accountMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: portal('header.account') })
const tab = (page: Page, id: string) => page.getByRole('tab', { name: text(`tabs.${id}`), exact: true })
const field = (page: Page, key: string) => page.getByLabel(text(key), { exact: true })

// An address may register twenty accounts an hour, in all files together.
test.use({ serverName: 'profile' })

/** Opens the account of somebody who has signed in. */
async function openProfile(page: Page, email: string, query = '') {
  await openSignedIn(page, `/profile${query}`, email)
  await expect(page.getByRole('heading', { level: 1, name: portal('profile.title') })).toBeVisible()
}

test('PRF-1, PRF-3, LAY-6: details are changed from the account’s menu, and invalid ones have an error at their field', async ({
  page,
  request,
  allowErrors,
}) => {
  // A change of the phone without the password is refused, and the page asks for it.
  allowErrors(/422/)
  await newPerson(request, 'details@example.com')
  await page.goto('/login')
  await signIn(page, 'details@example.com')
  await accountMenu(page).click()
  await page.getByRole('link', { name: portal('profile.title') }).click()
  await expect(page).toHaveURL('/profile?tab=profile')
  await field(page, 'details.phone').fill('861234567')
  await field(page, 'details.firstName').fill('A')
  await button(page, 'details.save').click()
  await expect(page.getByText(forms('phone'))).toBeVisible()
  await expect(field(page, 'details.firstName')).toBeFocused()
  await field(page, 'details.firstName').fill('Austėja')
  await expect(page.getByText(forms('name_short'))).toBeHidden()
  await field(page, 'details.phone').fill('+37061234568')
  await button(page, 'details.save').click()
  await confirmPassword(page)
  await expect(page.getByText(text('details.saved'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(accountMenu(page)).toContainText('Austėja')
  await page.reload()
  await expect(field(page, 'details.firstName')).toHaveValue('Austėja')
  await expect(page.getByText(text('details.restored'))).toBeHidden()
})

test('PRF-1, NAV-1: the URL names the tab, and back and forward restore it, in the portal and on an external page', async ({
  page,
}) => {
  await openProfile(page, 'single@example.com', '?tab=contract-consent')
  await expect(tab(page, 'contract-consent')).toHaveAttribute('aria-selected', 'true')
  await tab(page, 'profile').click()
  await expect(page).toHaveURL('/profile?tab=profile')
  await expect(field(page, 'details.firstName')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/profile?tab=contract-consent')
  await expect(page.getByRole('switch').first()).toBeVisible()

  await openScratchPage(page, {
    body: '<resident-login></resident-login><resident-profile></resident-profile>',
  })
  await page.evaluate(() => history.replaceState({ theirs: 1 }, '', '?q=a%20b&flag#part'))
  await signIn(page, 'single@example.com')
  await tab(page, 'profile-consent').click()
  const now = () => page.evaluate(() => [location.search + location.hash, history.state?.theirs])
  await expect.poll(now).toEqual(['?q=a%20b&flag&tab=profile-consent#part', 1])
  await page.goBack()
  await expect(tab(page, 'profile')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(now).toEqual(['?q=a%20b&flag#part', 1])
  await page.goForward()
  await expect(tab(page, 'profile-consent')).toHaveAttribute('aria-selected', 'true')
})

test('PRF-1: on a phone the layout does not shift from the first skeleton to the loaded account, on any tab', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openProfile(page, 'single@example.com')
  await watchShifts(page)
  for (const [query, there] of [
    ['', field(page, 'details.firstName')],
    ['?tab=profile-consent', page.getByRole('switch').first()],
    ['?tab=contract-consent', page.getByRole('switch').first()],
  ] as const) {
    await page.goto(`/profile${query}`)
    await expect(there).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await shiftsIn(page), query).toEqual([])
  }
})

test('AUT-14, I18-1: input survives an expired session, the new sign-in, a reload and another language, and is deleted with the user', async ({
  page,
  faults,
  allowErrors,
}) => {
  allowErrors(/401/)
  await openScratchPage(page, {
    body: '<resident-language></resident-language><resident-profile></resident-profile>',
  })
  await page.getByRole('button', { name: shared('signIn') }).click()
  await signIn(page, 'single@example.com')
  await field(page, 'details.firstName').fill('Jonukas')
  await faults({ method: 'PUT', path: '/api/v5/profile', status: 401, body: '{}', times: 1 })
  await field(page, 'details.firstName').press('Enter')
  // The user signs in again in a dialog over the form.
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await signIn(page, 'single@example.com')
  await expect(field(page, 'details.firstName')).toHaveValue('Jonukas')
  await expect(page.getByText(text('details.restored'))).toBeVisible()
  await page.reload()
  await expect(field(page, 'details.firstName')).toHaveValue('Jonukas')

  await field(page, 'details.lastName').fill('Kazlauskaitis')
  await page.getByRole('button', { name: /English/ }).click()
  await page.getByRole('menuitemradio', { name: 'Lietuvių' }).click()
  const lithuanian = textsOf('profile', 'lt')
  await expect(page.getByLabel(lithuanian('details.lastName'), { exact: true })).toHaveValue('Kazlauskaitis')
  await page.getByRole('button', { name: lithuanian('details.drop') }).click()
  await expect(page.getByLabel(lithuanian('details.firstName'), { exact: true })).toHaveValue('Jonas')
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('resident-drafts')))
  await expect.poll(drafts).toEqual([])
})

test('AUT-14: signing out in another tab deletes the input', async ({ page, context }) => {
  await openProfile(page, 'single@example.com')
  await field(page, 'details.firstName').fill('Slaptas')
  const drafts = () => page.evaluate(() => JSON.stringify(localStorage).includes('Slaptas'))
  await expect.poll(drafts).toBe(true)
  const other = await context.newPage()
  await other.goto('/')
  await accountMenu(other).click()
  await other.getByRole('button', { name: portal('header.signOut') }).click()
  await expect(signInForm(page).email).toBeVisible()
  await expect.poll(drafts).toBe(false)
})

test('PRF-2, CON-13: a consent switch changes at once and is saved, and reverts with a message when saving fails', async ({
  page,
  faults,
  allowErrors,
}) => {
  allowErrors(/500/)
  await openProfile(page, 'tenant@example.com', '?tab=profile-consent')
  const news = page.getByRole('switch', { name: text('consents.newsletter.label') })
  await expect(page.getByRole('switch', { name: text('consents.rules.label') })).toBeDisabled()
  const before = (await news.getAttribute('aria-checked')) === 'true'
  await news.click()
  await expect(news).toBeChecked({ checked: !before })
  await expect(news).toBeEnabled()
  await page.reload()
  await expect(news).toBeChecked({ checked: !before })

  await tab(page, 'contract-consent').click()
  const sms = page.getByRole('switch', { name: text('contracts.transactionalSms.label') })
  const bills = page.getByRole('switch', { name: text('contracts.billEmailDelivery.label') })
  await expect(sms).toBeVisible()
  const wasChecked = (await sms.getAttribute('aria-checked')) === 'true'
  await faults({ method: 'PUT', path: '/api/v5/contracts/*/consents', status: 500, body: '{}', times: 1 })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/consents', async route => {
    await held
    await route.continue()
  })
  await sms.click()
  await expect(sms).toBeChecked({ checked: !wasChecked })
  release()
  await expect(page.getByText(text('consents.failed'))).toBeVisible()
  await expect(sms).toBeChecked({ checked: wasChecked })
  await faults()
  const wasDelivered = (await bills.getAttribute('aria-checked')) === 'true'
  await bills.click()
  await expect(bills).toBeChecked({ checked: !wasDelivered })
  await expect(bills).toBeEnabled()
  await page.reload()
  await expect(bills).toBeChecked({ checked: !wasDelivered })
})

test('AUT-10: the right password is required to change it, and every other input has an error at its field', async ({
  page,
  request,
  browser,
  allowErrors,
}) => {
  allowErrors(/422|401/)
  const email = 'password@example.com'
  await newPerson(request, email)
  await openProfile(page, email)
  await button(page, 'password.change').click()
  await field(page, 'password.currentPassword').fill('not-this-one')
  await field(page, 'password.password').fill('short')
  await field(page, 'password.passwordConfirmation').fill('other')
  await button(page, 'password.change').click()
  await expect(page.getByText(forms('password_short'))).toBeVisible()
  await expect(field(page, 'password.password')).toBeFocused()
  await field(page, 'password.password').fill('nauja-pieva-99')
  await field(page, 'password.passwordConfirmation').fill('nauja-pieva-99')
  await field(page, 'password.passwordConfirmation').press('Enter')
  await expect(page.getByText(forms('password_wrong'))).toBeVisible()
  await expect(field(page, 'password.currentPassword')).toBeFocused()
  await field(page, 'password.currentPassword').fill('resident-demo')
  await button(page, 'password.change').click()
  await expect(page.getByText(text('password.saved'))).toBeVisible()

  const elsewhere = await browser.newPage()
  await elsewhere.goto('/login')
  await signIn(elsewhere, email)
  await expect(elsewhere.getByRole('alert')).toBeVisible()
  await signInForm(elsewhere).password.fill('nauja-pieva-99')
  await signInForm(elsewhere).submit.click()
  await expect(accountMenu(elsewhere)).toBeVisible()
  await elsewhere.context().close()
})

test('AUT-16: a new address has to be confirmed, and the link can be requested again or the change cancelled', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors(/422/)
  const [email, requestedEmail] = ['address@example.com', 'address.new@example.com']
  await newPerson(request, email)
  await openProfile(page, email)
  await button(page, 'email.change').click()
  await field(page, 'email.new').fill(email)
  await button(page, 'email.send').click()
  await expect(page.getByText(text('validation.email_same'))).toBeVisible()
  await field(page, 'email.new').fill(requestedEmail)
  await button(page, 'email.send').click()
  await confirmPassword(page)
  await expect(page.getByText(text('email.pending.title'))).toBeVisible()
  const first = await linkInMail(request, requestedEmail)
  await page.reload()
  await expect(page.getByText(requestedEmail)).toBeVisible()
  await button(page, 'email.pending.resend').click()
  await confirmPassword(page)
  await expect(page.getByText(text('email.pending.again'))).toBeVisible()
  await expect.poll(() => linkInMail(request, requestedEmail)).not.toBe(first)
  await button(page, 'email.pending.cancel').click()
  await expect(page.getByText(text('email.cancelled'))).toBeVisible()
  await page.reload()
  await expect(button(page, 'email.change')).toBeVisible()
})

test('AUT-12: an account at a provider is linked in a window of its own and unlinked again', async ({
  page,
  request,
}) => {
  await newPerson(request, 'social@example.com')
  await openProfile(page, 'social@example.com')
  const name = 'Lumo'
  const link = page.getByRole('button', { name: text('social.linkName', { name }), exact: true })
  const opened = page.waitForEvent('popup')
  await link.click()
  await confirmPassword(page)
  const popup = await opened
  await popup.getByRole('combobox', { name: 'E-mail' }).fill('somebody.else@lumo.example')
  await popup.getByRole('button', { name: 'Continue as this person' }).click()
  await expect(page.getByText(text('social.linked'))).toBeVisible()
  await expect(page.getByText('somebody.else@lumo.example')).toBeVisible()
  await page.getByRole('button', { name: text('social.unlinkName', { name }), exact: true }).click()
  await confirmPassword(page)
  await expect(page.getByText(text('social.unlinked'))).toBeVisible()
  await expect(link).toBeVisible()
})

test('AUT-15: all stored data is downloaded, and the account is deleted with its password and a typed word', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors(/422|401/)
  const email = 'leaving@example.com'
  await newPerson(request, email)
  await openScratchPage(page, {
    body: '<resident-login></resident-login><resident-profile></resident-profile>',
  })
  await signIn(page, email)
  const download = page.waitForEvent('download')
  await button(page, 'export.action').click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^resident-data-\d{4}-\d\d-\d\d\.json$/)
  const stream = await file.createReadStream()
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  expect(JSON.parse(Buffer.concat(parts).toString())).toMatchObject({ account: { email } })

  await button(page, 'deletion.action').click()
  await field(page, 'deletion.password').fill('not-this-one')
  await page.getByRole('dialog').getByRole('textbox').last().fill('delete')
  await field(page, 'deletion.password').press('Enter')
  await expect(page.getByText(forms('password_wrong'))).toBeVisible()
  await field(page, 'deletion.password').fill('resident-demo')
  await button(page, 'deletion.confirm').click()
  await expect(page.getByRole('heading', { name: shared('signedOut.title') })).toBeVisible()
  await signIn(page, email)
  await expect(page.getByText(textsOf('login')('wrong.title'))).toBeVisible()
})

// Runs last, because afterwards no user has details to correct.
test('AUT-18: details are corrected before anything else, on an external page in the first element that requires them', async ({
  page,
}) => {
  await page.goto('/profile')
  await signIn(page, 'repair@example.com')
  await expect(page).toHaveURL('/profile/repair')
  await expect(page.getByLabel(repair('lastName.label'), { exact: true })).toHaveValue('-')
  await expect(page.getByLabel(repair('firstName.label'), { exact: true })).toHaveCount(0)
  await accountMenu(page).click()
  await expect(page.getByRole('link', { name: portal('profile.title') })).toHaveCount(0)

  await openScratchPage(page, {
    body: '<resident-login></resident-login><resident-bills></resident-bills><resident-profile></resident-profile>',
  })
  await signIn(page, 'repair@example.com')
  const save = page.getByRole('button', { name: repair('save') })
  await expect(save).toHaveCount(1)
  await page
    .locator('resident-profile')
    .getByRole('button', { name: shared('repair.action') })
    .click()
  await expect(page.getByLabel(repair('lastName.label'), { exact: true })).toBeFocused()
  await save.click()
  await expect(page.getByText(forms('name_short'))).toBeVisible()
  await page.getByLabel(repair('lastName.label'), { exact: true }).fill('Bērziņa')
  await page.getByLabel(repair('phone.label'), { exact: true }).fill('+37120000006')
  await save.click()
  await expect(field(page, 'details.lastName')).toHaveValue('Bērziņa')
  await expect(save).toHaveCount(0)
})

test('PRF-4, SEC-17: the devices on which the account is open are listed, one is signed out, and its page asks to sign in', async ({
  page,
  browser,
  request,
}) => {
  await newPerson(request, 'devices@example.com')
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await openProfile(other, 'devices@example.com')
  await openProfile(page, 'devices@example.com')
  const devices = page.getByRole('listitem').filter({ hasText: /Chrome, / })
  await expect(devices).toHaveCount(2)
  await expect(devices.filter({ hasText: text('devices.current') })).toHaveCount(1)
  await devices.getByRole('button').click()
  await expect(page.getByText(text('devices.ended'))).toBeVisible()
  await expect(devices).toHaveCount(1)
  await expect(page.getByText(text('devices.alone'))).toBeVisible()
  await other.reload()
  await expect(signInForm(other).submit).toBeVisible()
  await elsewhere.close()
})
