import type { APIRequestContext, Page } from '@playwright/test'
import type { Meter } from '../src/api/schemas/meters.ts'
import { vendorSystemAddress } from './support/addresses.ts'
import type { Root } from './support/bank.ts'
import { expectLetters, fillForm, go } from './support/clientForm.ts'
import { enter, foreignHosts, type Place } from './support/hosts.ts'
import { openMail } from './support/openMail.ts'
import { readAs } from './support/readAs.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

// Journeys in the hosts on pages of others, to their end; tests/conventions/journeys.test.ts names all journeys and hosts.

const shared = textsOf('shared')
const register = textsOf('register')
const verify = textsOf('verify-email')
const clientForm = textsOf('client-form')
const helpDesk = textsOf('help-desk')
const polls = textsOf('polls')
const meters = textsOf('meters')

/** The window for readings is open, and polls are running. */
test.use({ serverEnv: { DEMO_NOW: '2026-11-29T10:00:00Z' } })

/** For each host somebody with a contract who has not voted. */
const residents = [
  { email: 'single@example.com', name: 'Jonas Kazlauskas', contract: 6 },
  { email: 'board@example.com', name: 'Eglė Šimkutė', contract: 7 },
  { email: 'owner@example.com', name: 'Rūta Žemaitienė', contract: 1 },
] as const

const ofContract = (contract: number, element: string, below: string, attributes = {}): Place => ({
  path: `/vendor/alfa/contract/${contract}/${below}`,
  element,
  attributes: { contract: String(contract), ...attributes },
})

const read = async (request: APIRequestContext, email: string, path: string) =>
  (await readAs(request, email))(path)

async function choose(root: Root) {
  const agree = root.getByRole('radio', { name: polls('choices.agree'), exact: true })
  await expect(agree.first()).toBeVisible()
  for (const radio of await agree.all()) await radio.check()
  await root.getByRole('checkbox', { name: polls('isOwner') }).check()
}

async function signAtService(page: Page, root: Root) {
  const [service] = await Promise.all([
    page.waitForEvent('popup'),
    root.getByRole('link', { name: polls('signing.open') }).click(),
  ])
  await service.getByRole('button', { name: 'Sign', exact: true }).click()
  // The service returns to the page; the first one hears of it by itself.
  await service.waitForURL(url => !url.pathname.startsWith('/sign/'))
  await service.close()
}

for (const [index, host] of foreignHosts.entries()) {
  const resident = residents[index]
  if (!resident) throw new Error(`Nobody is planned for ${host.name}.`)
  const { email, name, contract } = resident

  test(`AUT-5 AUT-6: who registers in ${host.name} confirms the mail elsewhere and signs in`, async ({
    page,
    browser,
  }) => {
    const address = `host-${index}-${Math.random().toString(36).slice(2)}@example.com`
    const root = await host.open(page, { path: '/register', element: 'register' })
    const box = (field: string) => root.getByRole('textbox', { name: register(field), exact: true })
    await box('firstName').fill('Ona')
    await box('lastName').fill('Onaitytė')
    await box('phone').fill('+370 612 34567')
    await box('email').fill(address)
    await box('password').fill('resident-demo')
    await box('passwordRepeat').fill('resident-demo')
    for (const consent of ['privacyPolicy', 'rules', 'userAgreement', 'contractDataProcessing'])
      await root.getByLabel(register(`consents.${consent}`)).check()
    await root.getByRole('button', { name: register('submit') }).click()
    await expect(root.getByRole('heading', { name: register('inbox.title') })).toBeVisible()

    const device = await browser.newPage()
    await openMail(device, { kind: 'verifyEmail', recipient: address })
    await device.getByRole('button', { name: verify('confirm') }).click()
    await expect(device.getByRole('heading', { name: verify('account.done') })).toBeVisible()
    const again = await browser.newPage()
    const signedIn = await enter(host, again, { path: '/profile/contracts', element: 'contracts' }, address)
    await expect(signedIn.getByRole('heading', { name: shared('noContract.title') }).first()).toBeVisible()
  })

  test(`CDF-1 CDF-4: the client form is sent in ${host.name}, and answered by mail`, async ({ page }) => {
    const path = '/vendor/alfa/contract/register'
    const root = await host.open(page, { path, element: 'client-form', attributes: { vendor: 'alfa' } })
    await fillForm(root)
    await go(root)
    await root.getByRole('button', { name: clientForm('review.send') }).click()
    await expect(root.getByRole('heading', { name: clientForm('sent.title') })).toBeVisible()
    const reference = (await root.locator('resident-client-form strong').first().textContent()) ?? ''
    expect(reference).toMatch(/^[\w-]{12}$/)
    await expectLetters(page, reference)
  })

  test(`HLP-5 EVT-6: a request is sent in ${host.name}, answered by staff while it is open, and is there after a reload`, async ({
    page,
    browser,
  }) => {
    const message = `Nedega laiptinės šviesa ${Math.random()}`
    const place = ofContract(contract, 'help-desk', 'help-desk/create', { view: 'create' })
    const followed = page.waitForResponse(/\/api\/v5\/changes\b/)
    const root = await enter(host, page, place, email)
    const element = root.locator('resident-help-desk')
    await element.getByLabel(helpDesk('form.category')).selectOption('service_order')
    await element.getByLabel(helpDesk('form.message')).fill(message)
    await element.getByRole('button', { name: helpDesk('form.send') }).click()
    await expect(element.getByText(helpDesk('stages.1')).first()).toBeVisible()
    await element.getByLabel(helpDesk('reply.label')).fill('Antras aukštas.')
    await element.getByRole('button', { name: helpDesk('reply.do'), exact: true }).click()
    await expect(element.locator('.letters').getByText('Antras aukštas.')).toBeVisible()

    await followed
    const staff = await browser.newPage({ baseURL: vendorSystemAddress() })
    await staff.goto('/alfa/requests')
    await staff.getByRole('row').filter({ hasText: name }).getByRole('link').first().click()
    await expect(staff.getByText(message)).toBeVisible()
    await staff.getByLabel('Answer').fill('Pakeitėme lemputę.')
    await staff.getByRole('button', { name: 'Send the answer' }).click()
    await expect(element.getByText('Pakeitėme lemputę.')).toBeVisible()
    const again = await host.open(page, ofContract(contract, 'help-desk', 'help-desk'))
    await again.locator('resident-help-desk').getByText(message).first().click()
    await expect(again.locator('resident-help-desk').getByText('Pakeitėme lemputę.')).toBeVisible()
  })

  test(`POL-1 POL-3: a plain and a signed vote are given in ${host.name}, are there again after a reload, and the signed one is checked there`, async ({
    page,
    allowErrors,
  }) => {
    // The service returns to the page of others, which only this test serves.
    allowErrors(/404/)
    const placeOf = (poll: number) => ofContract(contract, 'polls', `poll/${poll}`, { poll: String(poll) })
    let root = await enter(host, page, placeOf(1), email)
    const button = (label: string) => root.getByRole('button', { name: polls(label), exact: true })
    const receipt = () => root.locator('resident-polls .receipt-code')
    await choose(root)
    await button('vote').click()
    await expect(receipt()).toBeVisible()
    const plain = (await receipt().textContent()) ?? ''
    await page.reload()
    await expect(receipt()).toHaveText(plain)

    root = await host.open(page, placeOf(2))
    await choose(root)
    await root.getByRole('textbox', { name: polls('signer.personalCode') }).fill('48101010001')
    await root.getByRole('checkbox', { name: polls('consent') }).check()
    await button('sign').click()
    await expect(root.getByText(polls('signing.waiting'))).toBeVisible()
    await signAtService(page, root)
    await expect(receipt()).toBeVisible()
    const signed = (await receipt().textContent()) ?? ''
    expect(signed).not.toBe(plain)
    await page.reload()
    await expect(receipt()).toHaveText(signed)

    const [file] = await Promise.all([page.waitForEvent('download'), button('receipt.download').click()])
    root = await host.open(page, { path: '/vendor/alfa/verify', element: 'verify-vote' })
    await root.locator('resident-verify-vote input[type=file]').setInputFiles(await file.path())
    await expect(root.getByText(textsOf('verify-vote')('results.counted.title'))).toBeVisible()
  })

  test(`MET-1 MET-2: a reading is sent in ${host.name}, and is there after a reload`, async ({
    page,
    request,
  }) => {
    const all: readonly Meter[] = await read(request, email, `contracts/${contract}/meters`)
    const meter = all.find(({ isExpired, declared }) => !isExpired && declared === null)
    if (!meter) throw new Error(`No meter of ${contract} takes a reading.`)
    const last = Number(meter.latestMeterReading?.valueTo ?? meter.defaultValue)
    const value = Number((last + 1.5).toFixed(4))
    const root = await enter(host, page, ofContract(contract, 'meters', 'meter'), email)
    const row = root.locator('resident-meters').getByRole('group').filter({ hasText: meter.number })
    await row.getByRole('textbox', { name: meters('new') }).fill(String(value).replace('.', ','))
    const send = root.locator('resident-meters form button[type=submit]')
    await send.click()
    const isSent = root.getByText(meters('outcome.all', { count: 1 }))
    const isHeld = root.getByText(meters('holding.text'))
    await expect(isSent.or(isHeld).first()).toBeVisible()
    // Too little or too much use is asked about once.
    if (await isHeld.isVisible()) await send.click()
    await expect(isSent).toBeVisible()
    await page.reload()
    await expect(row).toContainText(meters('declared', { value, unit: meter.unit }))
  })
}
