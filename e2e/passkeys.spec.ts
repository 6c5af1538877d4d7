import type { Page } from '@playwright/test'
import { portalAddress } from './support/addresses.ts'
import { confirmPassword } from './support/confirmPassword.ts'
import { newPerson } from './support/newPerson.ts'
import { addPasskeyDevice, withoutSuggestions } from './support/passkeyDevice.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn, signInForm } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const login = textsOf('login')
const profile = textsOf('profile')
const portal = textsOf('portal')

const passkeyButton = (page: Page) =>
  page.locator('resident-login').getByRole('button', { name: login('passkey.signIn'), exact: true })
const button = (page: Page, key: string, values: Readonly<Record<string, string>> = {}) =>
  page.getByRole('button', { name: profile(key, values), exact: true })
const rows = (page: Page) => page.locator('.passkeys').getByRole('listitem')

/** Signs in by the password and opens the account. */
async function openProfile(page: Page, email: string) {
  await page.goto('/profile')
  await signIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: portal('profile.title') })).toBeVisible()
}

async function addPasskey(page: Page) {
  await button(page, 'passkeys.add').click()
  await confirmPassword(page)
  await expect(page.getByText(profile('passkeys.added'))).toBeVisible()
}

/** Ends the session of the page without the account's menu, which has tests of its own. */
async function signOut(page: Page) {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
}

test.use({ serverName: 'passkeys' })

test('AUT-20, AUT-21: a passkey is added, signs in by a button, is renamed and removed, and signs in no more', async ({
  page,
  request,
  allowErrors,
}) => {
  // The browser logs the refusal of the removed passkey.
  allowErrors(/409/)
  await newPerson(request, 'passkey@example.com')
  await withoutSuggestions(page)
  const device = await addPasskeyDevice(page)
  await openProfile(page, 'passkey@example.com')
  await addPasskey(page)
  await expect(rows(page)).toHaveText([/^Chrome, .*not used yet/])
  expect(await device.credentials()).toEqual([
    expect.objectContaining({ rpId: 'localhost', isResidentCredential: true }),
  ])

  // The device holds one already, so it makes no second.
  await button(page, 'passkeys.add').click()
  await confirmPassword(page)
  await expect(page.getByText(profile('passkeys.known'))).toBeVisible()

  await signOut(page)
  await passkeyButton(page).click()
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/profile')
  await expect(page.getByRole('listitem').filter({ hasText: profile('devices.current') })).toContainText(
    profile('devices.by.passkey'),
  )

  const name = (await rows(page).locator('strong').textContent()) ?? ''
  await button(page, 'passkeys.renameName', { name }).click()
  await page.getByRole('textbox', { name: profile('passkeys.name'), exact: true }).fill('')
  await button(page, 'passkeys.save').click()
  await expect(page.getByText(textsOf('shared')('validation.required'))).toBeVisible()
  await page.getByRole('textbox', { name: profile('passkeys.name'), exact: true }).fill('Telefonas')
  await button(page, 'passkeys.save').click()
  await expect(rows(page)).toHaveText([/^Telefonas/])
  await page.reload()
  await expect(rows(page)).toHaveText([/^Telefonas/])

  await button(page, 'passkeys.removeName', { name: 'Telefonas' }).click()
  await confirmPassword(page)
  await expect(page.getByText(profile('passkeys.removed'))).toBeVisible()
  await expect(rows(page)).toHaveCount(0)

  await signOut(page)
  await passkeyButton(page).click()
  await expect(page.getByText(login('passkey.refused'))).toBeVisible()
  await signIn(page, 'passkey@example.com')
  await expect(page).not.toHaveURL(/\/login/)
})

test('AUT-20: a passkey that is chosen among the suggestions of the e-mail field signs in', async ({
  page,
  request,
}) => {
  await newPerson(request, 'suggested@example.com')
  await addPasskeyDevice(page)
  await openProfile(page, 'suggested@example.com')
  await addPasskey(page)
  await signOut(page)
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/profile')
  await expect(page.getByRole('listitem').filter({ hasText: profile('devices.current') })).toContainText(
    profile('devices.by.passkey'),
  )
})

test('AUT-20: a person whom the device does not recognize stays signed out, and signs in with the password', async ({
  page,
  request,
}) => {
  await newPerson(request, 'unverified@example.com')
  await withoutSuggestions(page)
  const device = await addPasskeyDevice(page)
  await openProfile(page, 'unverified@example.com')
  await addPasskey(page)
  await device.setVerified(false)
  await signOut(page)
  await passkeyButton(page).click()
  await expect(passkeyButton(page)).toBeEnabled()
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, 'unverified@example.com')
  await expect(page).not.toHaveURL(/\/login/)
})

test('AUT-20: the portal’s passkey signs in on a vendor’s page of the same domain, and the e-mail field asks for it', async ({
  page,
  request,
}) => {
  await newPerson(request, 'embedded@example.com')
  await withoutSuggestions(page)
  await addPasskeyDevice(page)
  await page.goto(portalAddress())
  await openProfile(page, 'embedded@example.com')
  await addPasskey(page)
  await openScratchPage(page, { body: '<resident-login></resident-login>', loader: 'data-vendor="alfa"' })
  await expect(signInForm(page).email).toHaveAttribute('autocomplete', 'username webauthn')
  await passkeyButton(page).click()
  await expect(page.getByText('embedded@example.com')).toBeVisible()
})

test('AUT-20: the sign-in forms of one page offer passkeys by one challenge', async ({ page }) => {
  const challenges: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/auth/passkeys/challenges')) challenges.push(request.url())
  })
  const forms = '<resident-login></resident-login>'.repeat(3)
  await openScratchPage(page, { body: forms, loader: 'data-vendor="alfa"' })
  await expect(passkeyButton(page)).toHaveCount(3)
  expect(challenges).toHaveLength(1)
})

test('AUT-20: a browser without passkeys is offered none, and fetches nothing for them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    if (/passkey/i.test(request.url())) asked.push(request.url())
  })
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential')
  })
  await page.goto('/login')
  await expect(signInForm(page).submit).toBeVisible()
  await expect(page.getByRole('button', { name: login('with', { provider: 'Lumo' }) })).toBeVisible()
  await expect(passkeyButton(page)).toHaveCount(0)
  expect(asked).toEqual([])
})
