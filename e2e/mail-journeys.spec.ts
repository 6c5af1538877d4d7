import type { APIRequestContext, Browser, Page } from '@playwright/test'
import english from '../server/mail/locales/en.json' with { type: 'json' }
import { type MailKind, mailKindNames } from '../server/mail/mailKinds.ts'
import unsubscribeTexts from '../server/modules/unsubscribe/locales/lt.json' with { type: 'json' }
import { registration } from '../tests/support/registration.ts'
import { portalAddress, vendorSystemAddress } from './support/addresses.ts'
import { confirmPassword } from './support/confirmPassword.ts'
import { answerMoveOut, contractToEnd, dayIn, mover } from './support/moveOut.ts'
import { newPerson } from './support/newPerson.ts'
import { openMail } from './support/openMail.ts'
import { addPasskeyDevice, withoutSuggestions } from './support/passkeyDevice.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { tokenOf } from './support/tokenOf.ts'

type Kinds = typeof english.kinds

// An address may register twenty accounts an hour, in all files together.
test.use({ serverName: 'mail-journeys' })

/** Kinds of mail with a link. */
type LinkedKind = { [Kind in MailKind]: Kinds[Kind] extends { button: string } ? Kind : never }[MailKind]

interface Journey {
  /** The device on which the mail is opened: a browser that has never been here. */
  readonly page: Page
  readonly browser: Browser
  readonly request: APIRequestContext
  /** An address that only this journey uses. */
  readonly email: string
}

const demoPassword = 'resident-demo'
const newPassword = 'trys balti katinai'

const password = textsOf('password')
const verify = textsOf('verify-email')
const unsubscribe = textsOf('unsubscribe')
const myContract = textsOf('my-contract')
const profile = textsOf('profile')
const shared = textsOf('shared')
const cardPayment = textsOf('card-payment')

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

interface Sent {
  readonly method?: string
  readonly token?: string
  readonly data?: object
}

/** Calls the API as another device does. */
async function call(request: APIRequestContext, path: string, { method, token, data }: Sent) {
  const answer = await request.fetch(`${portalAddress()}/api/v5/${path}`, {
    method: method ?? (data ? 'POST' : 'GET'),
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    ...(data && { data }),
  })
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
  return answer.status() === 204 ? undefined : (await answer.json()).data
}

/** What a person types who links a contract that somebody else holds: the data on its newest bill. */
async function billOf(request: APIRequestContext, contract: number, holder: string) {
  const token = await tokenOf(request, holder)
  const bill = await call(request, `contracts/${contract}/invoices/last`, { token })
  const groups: { contracts: { id: number; username: string }[] }[] = await call(
    request,
    'organization-groups/contracts',
    { token },
  )
  const agreementCode = groups
    .flatMap(({ contracts }) => contracts)
    .find(({ id }) => id === contract)?.username
  return { agreementCode, invoiceNumber: bill.number, invoiceAmount: bill.amount }
}

/** Confirms an address for mails about a contract, and asks for all of them. */
async function receiveContractMail(
  { page, request }: Journey,
  contract: number,
  holder: string,
  email: string,
) {
  const token = await tokenOf(request, holder)
  await call(request, `contracts/${contract}/email-change-intents`, { token, data: { email } })
  await openMail(page, { kind: 'contractEmail', recipient: email })
  await press(page, verify('confirm'))
  await expect(heading(page, verify('contract.done'))).toBeVisible()
  await call(request, `contracts/${contract}/consents`, {
    method: 'PUT',
    token,
    data: { billEmailDelivery: true, newsletters: true, transactionalEmail: true },
  })
  return token
}

/** Fills a form in the vendor's back office and sends it. */
async function putIn(
  browser: Browser,
  path: string,
  fields: Readonly<Record<string, string>>,
  button: string,
) {
  const staff = await browser.newPage({ baseURL: vendorSystemAddress() })
  await staff.goto(path)
  for (const [name, value] of Object.entries(fields))
    await staff.locator(`[name=${name}]`).first().fill(value)
  await press(staff, button)
  await expect(staff.getByText(/is issued|is published|is in\./)).toBeVisible()
  await staff.close()
}

async function choosePassword(page: Page) {
  await page.getByRole('textbox', { name: password('password'), exact: true }).fill(newPassword)
  await page.getByRole('textbox', { name: password('passwordRepeat'), exact: true }).fill(newPassword)
  await press(page, password('save'))
  await expect(heading(page, password('done.title'))).toBeVisible()
}

/** Signs in with another password than that of the demo accounts. */
async function signInWith(page: Page, email: string, secret: string) {
  await page.goto(`${portalAddress()}/login`)
  const login = textsOf('login')
  await page.getByRole('textbox', { name: login('email'), exact: true }).fill(email)
  await page.getByLabel(login('password'), { exact: true }).fill(secret)
  await page.getByLabel(login('password'), { exact: true }).press('Enter')
  await expect(page).not.toHaveURL(/\/login/)
}

/** From the form for a forgotten password to a session with the new one. */
async function replacePassword(page: Page, email: string) {
  await page.getByRole('textbox', { name: password('email'), exact: true }).fill(email)
  await press(page, password('forgot.submit'))
  await expect(heading(page, password('inbox.title'))).toBeVisible()
  await openMail(page, { kind: 'resetPassword', recipient: email })
  await choosePassword(page)
  await signInWith(page, email, newPassword)
}

/** Links a person's account to one of the demo's social sign-in, on the first device. */
async function linkSocial({ browser, request, email }: Journey): Promise<Page> {
  await newPerson(request, email)
  const device = await browser.newPage({ baseURL: portalAddress() })
  await device.goto('/profile')
  await signIn(device, email)
  const opened = device.waitForEvent('popup')
  await press(device, profile('social.linkName', { name: 'Lumo' }))
  await confirmPassword(device)
  const popup = await opened
  await popup.getByRole('combobox', { name: 'E-mail' }).fill(`${email.split('@')[0]}@lumo.example`)
  await popup.getByRole('button', { name: 'Continue as this person' }).click()
  await expect(device.getByText(profile('social.linked'))).toBeVisible()
  return device
}

/** Adds a passkey to a person's account, on the first device. */
async function addPasskeyOf({ browser, request, email }: Journey): Promise<Page> {
  await newPerson(request, email)
  const device = await browser.newPage({ baseURL: portalAddress() })
  await withoutSuggestions(device)
  await addPasskeyDevice(device)
  await device.goto('/profile')
  await signIn(device, email)
  await press(device, profile('passkeys.add'))
  await confirmPassword(device)
  await expect(device.getByText(profile('passkeys.added'))).toBeVisible()
  return device
}

/** Ends a mailing by the link at the end of a Lithuanian mail. */
async function endMailing(
  page: Page,
  kind: 'newConsumption' | 'newInvoice' | 'newMessage' | 'requestAnswered',
  recipient: string,
) {
  await openMail(page, { kind, recipient, locale: 'lt', isUnsubscribing: true })
  await press(page, unsubscribeTexts.button)
  await expect(heading(page, unsubscribeTexts.done.title)).toBeVisible()
}

const journeys: Readonly<Record<LinkedKind, (journey: Journey) => Promise<void>>> = {
  async verifyEmail({ page, request, email }) {
    const passwords = { password: demoPassword, passwordConfirmation: demoPassword }
    await call(request, 'auth/register', { data: registration(email, passwords) })
    await openMail(page, { kind: 'verifyEmail', recipient: email })
    await press(page, verify('confirm'))
    await expect(heading(page, verify('account.done'))).toBeVisible()
    await page.getByRole('link', { name: shared('signIn') }).click()
    await signIn(page, email)
    await expect(heading(page, shared('noContract.title'))).toBeVisible()
  },

  async alreadyRegistered({ page, request, email }) {
    await newPerson(request, email)
    await call(request, 'auth/register', { data: registration(email) })
    await openMail(page, { kind: 'alreadyRegistered', recipient: email })
    await replacePassword(page, email)
  },

  async resetPassword({ page, request, email }) {
    await newPerson(request, email)
    await call(request, 'auth/forgot-password', { data: { email } })
    await openMail(page, { kind: 'resetPassword', recipient: email })
    await choosePassword(page)
    await signInWith(page, email, newPassword)
  },

  async passwordChanged({ page, request, email }) {
    await newPerson(request, email)
    const data = { currentPassword: demoPassword, password: 'keturi juodi varnai' }
    await call(request, 'profile/password', {
      method: 'PUT',
      token: await tokenOf(request, email),
      data: { ...data, passwordConfirmation: data.password },
    })
    await openMail(page, { kind: 'passwordChanged', recipient: email })
    await replacePassword(page, email)
  },

  async changeEmail({ page, request, email }) {
    await newPerson(request, email)
    const recipient = `new-${email}`
    await call(request, 'profile/email-change-intents', {
      token: await tokenOf(request, email),
      data: { email: recipient, password: demoPassword },
    })
    await openMail(page, { kind: 'changeEmail', recipient })
    await press(page, verify('confirm'))
    await expect(heading(page, verify('change.done'))).toBeVisible()
    await signInWith(page, recipient, demoPassword)
  },

  async newsletter({ page, request, email }) {
    await newPerson(request, email)
    const token = await tokenOf(request, email)
    await call(request, 'auth/users/me/consents/newsletter', { method: 'PUT', token, data: { value: true } })
    await openMail(page, { kind: 'newsletter', recipient: email })
    await press(page, unsubscribe('end'))
    await expect(page.getByText(unsubscribe('done.newsletter'))).toBeVisible()
    await signInWith(page, email, demoPassword)
    await page.goto('/profile?tab=profile-consent')
    await expect(page.getByRole('switch', { name: profile('consents.newsletter.label') })).not.toBeChecked()
  },

  async providerLinked(journey) {
    const { page, email } = journey
    await linkSocial(journey)
    await openMail(page, { kind: 'providerLinked', recipient: email })
    await signIn(page, email)
    await press(page, profile('social.unlinkName', { name: 'Lumo' }))
    await confirmPassword(page)
    await expect(page.getByText(profile('social.unlinked'))).toBeVisible()
  },

  async providerUnlinked(journey) {
    const { page, email } = journey
    const device = await linkSocial(journey)
    await press(device, profile('social.unlinkName', { name: 'Lumo' }))
    await confirmPassword(device)
    await expect(device.getByText(profile('social.unlinked'))).toBeVisible()
    // The person is still signed in on the first device.
    await openMail(device, { kind: 'providerUnlinked', recipient: email })
    await expect(heading(device, password('forgot.title'))).toBeVisible()
    await openMail(page, { kind: 'providerUnlinked', recipient: email })
    await replacePassword(page, email)
  },

  async passkeyAdded(journey) {
    const { page, request, email } = journey
    await addPasskeyOf(journey)
    await openMail(page, { kind: 'passkeyAdded', recipient: email })
    await replacePassword(page, email)
    const token = (await call(request, 'auth/login', { data: { email, password: newPassword } })).token
    expect(await call(request, 'profile/passkeys', { token })).toEqual([])
  },

  async passkeyRemoved(journey) {
    const { page, email } = journey
    const device = await addPasskeyOf(journey)
    const name = (await device.locator('.passkeys strong').textContent()) ?? ''
    await press(device, profile('passkeys.removeName', { name }))
    await confirmPassword(device)
    await expect(device.getByText(profile('passkeys.removed'))).toBeVisible()
    await openMail(page, { kind: 'passkeyRemoved', recipient: email })
    await replacePassword(page, email)
  },

  async passkeysRemoved(journey) {
    const { page, request, email } = journey
    await addPasskeyOf(journey)
    await call(request, 'auth/forgot-password', { data: { email } })
    await openMail(page, { kind: 'resetPassword', recipient: email })
    await choosePassword(page)
    await openMail(page, { kind: 'passkeysRemoved', recipient: email })
    const login = textsOf('login')
    await page.getByRole('textbox', { name: login('email'), exact: true }).fill(email)
    await page.getByLabel(login('password'), { exact: true }).fill(newPassword)
    await page.getByLabel(login('password'), { exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: profile('passkeys.add'), exact: true })).toBeVisible()
  },

  async contractEmail({ page, request, email }) {
    const token = await tokenOf(request, 'many@example.com')
    await call(request, 'contracts/18/email-change-intents', { token, data: { email } })
    await openMail(page, { kind: 'contractEmail', recipient: email })
    await press(page, verify('confirm'))
    await expect(heading(page, verify('contract.done'))).toBeVisible()
    expect((await call(request, 'contracts/18/email-change-intents', { token })).email).toBe(email)
  },

  async contractEmailConfirmed(journey) {
    const { page, request, email } = journey
    const token = await receiveContractMail(journey, 19, 'many@example.com', email)
    await openMail(page, { kind: 'contractEmailConfirmed', recipient: email })
    await page.getByLabel(unsubscribe('mailings.newsletters')).check()
    await press(page, unsubscribe('end'))
    await expect(heading(page, unsubscribe('done.title'))).toBeVisible()
    expect(await call(request, 'contracts/19/consents', { token })).toMatchObject({
      billEmailDelivery: true,
      newsletters: false,
    })
  },

  async contractShared({ page, request, email }) {
    await newPerson(request, email)
    const data = { role: 2, ...(await billOf(request, 6, 'single@example.com')) }
    await call(request, 'contracts/links', { token: await tokenOf(request, email), data })
    await openMail(page, { kind: 'contractShared', recipient: 'single@example.com' })
    await signIn(page, 'single@example.com')
    await expect(page.getByText('Ona Petraitienė')).toBeVisible()
  },

  async receipt({ page, request, email }) {
    const { agreementCode } = await billOf(request, 1, 'owner@example.com')
    const { redirectUrl } = await call(request, 'card-payment/payments', {
      data: {
        service: 'alfa-vilnius',
        reference: agreementCode,
        payerName: 'Rūta Žemaitienė',
        email,
        amount: '20.00',
        type: 'bank',
        bank: 'baltijos',
        returnUrl: `${portalAddress()}/card-payment`,
      },
    })
    await request.post(redirectUrl, { form: { action: 'approve' }, maxRedirects: 0 })
    await openMail(page, { kind: 'receipt', recipient: email })
    await expect(page.getByText(cardPayment('outcome.success.title', { amount: '€20.29' }))).toBeVisible()
    await expect(page.getByRole('button', { name: cardPayment('receipt.download') })).toBeVisible()
  },

  async invitation({ page, browser, email }) {
    const number = `7${Date.now()}`
    await putIn(
      browser,
      '/alfa/contracts',
      { number, address: 'Taikos pr. 3-8, Vilnius', invited: email },
      'Put the contract in',
    )
    await openMail(page, { kind: 'invitation', recipient: email, locale: 'lt' })
    await choosePassword(page)
    await signInWith(page, email, newPassword)
    await expect(page.getByText('Taikos pr. 3-8, Vilnius').first()).toBeVisible()
  },

  async newInvoice(journey) {
    const { page, browser, request, email } = journey
    const token = await receiveContractMail(journey, 2, 'owner@example.com', email)
    const number = `SF-${Date.now()}`
    await putIn(
      browser,
      '/alfa/invoices',
      { contract: 'C-100234', number, amount: '61.07' },
      'Issue the invoice',
    )
    await openMail(page, { kind: 'newInvoice', recipient: email, locale: 'lt' })
    await signIn(page, 'owner@example.com')
    await expect(page).toHaveURL(/\/contract\/2\/bill$/)
    await expect(page.getByText(number).first()).toBeVisible()
    await endMailing(page, 'newInvoice', email)
    expect(await call(request, 'contracts/2/consents', { token })).toMatchObject({ billEmailDelivery: false })
  },

  async newConsumption(journey) {
    const { page, browser, request, email } = journey
    const token = await receiveContractMail(journey, 2, 'owner@example.com', email)
    const fields = { contract: 'C-100234', kwh: '612.5' }
    await putIn(browser, '/alfa/consumption', fields, 'Publish the month')
    await openMail(page, { kind: 'newConsumption', recipient: email, locale: 'lt' })
    await signIn(page, 'owner@example.com')
    await expect(page).toHaveURL(/\/contract\/2\/consumption$/)
    await expect(page.getByText('612.5 kWh').first()).toBeVisible()
    await endMailing(page, 'newConsumption', email)
    expect(await call(request, 'contracts/2/consents', { token })).toMatchObject({
      transactionalEmail: false,
    })
  },

  async newMessage(journey) {
    const { page, browser, request, email } = journey
    // The person’s first role is another than the one that holds the contract.
    const token = await receiveContractMail(journey, 9, 'board@example.com', email)
    const topic = `Nauja rinkliava ${Date.now()}`
    await putIn(
      browser,
      '/alfa/messages',
      { sourceId: topic, contract: 'C-100353', topic, text: 'Nuo gruodžio ji keičiasi.' },
      'Publish',
    )
    await openMail(page, { kind: 'newMessage', recipient: email, locale: 'lt' })
    await signIn(page, 'board@example.com')
    await press(page, shared('otherRole.switch', { role: shared('roles.president') }))
    await expect(heading(page, topic)).toBeVisible()
    await endMailing(page, 'newMessage', email)
    expect(await call(request, 'contracts/9/consents', { token })).toMatchObject({
      transactionalEmail: false,
    })
  },

  async requestAnswered(journey) {
    const { page, browser, request, email } = journey
    const token = await receiveContractMail(journey, 6, 'single@example.com', email)
    const message = `Varva radiatorius ${Date.now()}`
    const data = { organizationId: 1, contractId: 6, category: 'service_order', phone: '+37061200002' }
    const { id } = await call(request, 'help-desk-tasks', { token, data: { ...data, message, uploads: [] } })
    const staff = await browser.newPage({ baseURL: vendorSystemAddress() })
    await staff.goto(`/alfa/requests/${id}`)
    await staff.getByLabel('Answer').fill('Meistras atvyks rytoj.')
    await press(staff, 'Send the answer')
    await expect(staff.getByText('Meistras atvyks rytoj.')).toBeVisible()
    await openMail(page, { kind: 'requestAnswered', recipient: email, locale: 'lt' })
    await signIn(page, 'single@example.com')
    await expect(page.getByText('Meistras atvyks rytoj.')).toBeVisible()
    await expect(page.getByText(message).first()).toBeVisible()
    await endMailing(page, 'requestAnswered', email)
    expect(await call(request, 'contracts/6/consents', { token })).toMatchObject({
      transactionalEmail: false,
    })
  },

  async moveOutReceived({ page, request }) {
    const contract = await contractToEnd(request, 1)
    await contract.end(dayIn(30))
    await openMail(page, { kind: 'moveOutReceived', recipient: mover })
    await signIn(page, mover)
    await expect(page.getByText(myContract('moving.requestedText'))).toBeVisible()
  },

  async moveOutConfirmed({ page, browser, request }) {
    const contract = await contractToEnd(request, 2)
    await contract.end(dayIn(30))
    await answerMoveOut(browser, contract.number)
    await openMail(page, { kind: 'moveOutConfirmed', recipient: mover })
    await signIn(page, mover)
    await expect(page.getByText(myContract('moving.confirmedText'))).toBeVisible()
  },

  async moveOutRefused({ page, browser, request }) {
    const contract = await contractToEnd(request, 3)
    await contract.end(dayIn(30))
    const reason = `Sutartis sudaryta metams ${Date.now()}.`
    await answerMoveOut(browser, contract.number, reason)
    await openMail(page, { kind: 'moveOutRefused', recipient: mover })
    await signIn(page, mover)
    await expect(page.getByText(reason)).toBeVisible()
  },
}

const linkedKinds = mailKindNames.filter(kind => 'button' in english.kinds[kind]) as readonly LinkedKind[]

for (const kind of linkedKinds)
  test(`MAI-6: the mail ${kind}, opened in another browser, leads to what it promises`, async ({
    page,
    browser,
    request,
  }) => {
    await journeys[kind]({ page, browser, request, email: `mail-${kind.toLowerCase()}@example.com` })
  })
