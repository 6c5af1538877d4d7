import { organizationGroupsWithContracts } from '../src/api/endpoints/organizationGroups.ts'
import { portalAddress, vendorSystemAddress } from './support/addresses.ts'
import { newPerson } from './support/newPerson.ts'
import { openMail } from './support/openMail.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { tokenOf } from './support/tokenOf.ts'

const helpDesk = textsOf('help-desk')
const contract = textsOf('my-contract')
const outages = textsOf('outages')
const portal = textsOf('portal')
const shared = textsOf('shared')

test.use({ serverEnv: { DEMO_NOW: '2026-11-21T10:00:00Z' } })

test('HLP-5 HLP-6 EVT-6: a request with a photo goes from its first word to staff’s answer, which the open page and a mail tell, and is rated and reopened on a second device', async ({
  page,
  browser,
  request,
  checkAccessibility,
}) => {
  const token = await tokenOf(request, 'single@example.com')
  const agreed = await request.put(`${portalAddress()}/api/v5/contracts/6/consents`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { transactionalEmail: true },
  })
  expect(agreed.status()).toBe(200)
  const subject = `Neveikia laiptinės šviesa ${Math.random()}`
  await openScratchPage(page, {
    loader: 'data-vendor="alfa"',
    body: '<resident-login></resident-login><resident-help-desk view="create" contract="6"></resident-help-desk>',
  })
  await signIn(page, 'single@example.com')
  const element = page.locator('resident-help-desk')
  await element.getByLabel(helpDesk('form.category')).selectOption('service_order')
  await element.getByLabel(helpDesk('form.message')).fill(subject)
  await element.getByRole('button', { name: helpDesk('form.send') }).click()
  await expect(element.getByText(helpDesk('stages.1')).first()).toBeVisible()
  await element.getByLabel(helpDesk('reply.label')).fill('Pamiršau: antras aukštas.')
  await element.locator('input[type=file]').setInputFiles({
    name: 'lempa.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]),
  })
  await expect(element.getByText(shared('files.sent'))).toBeVisible()
  await element.getByRole('button', { name: helpDesk('reply.do'), exact: true }).click()
  await expect(element.locator('.letters').getByText('Pamiršau: antras aukštas.')).toBeVisible()
  await expect(element.getByLabel(helpDesk('reply.label'))).toHaveValue('')
  await checkAccessibility()

  const staff = await browser.newPage({ baseURL: vendorSystemAddress() })
  await staff.goto('/alfa/requests')
  await staff.getByRole('row').filter({ hasText: 'Jonas Kazlauskas' }).getByRole('link').first().click()
  await expect(staff.getByText('Pamiršau: antras aukštas.')).toBeVisible()
  await expect(staff.getByRole('link', { name: 'lempa.jpg' })).toBeVisible()
  await staff.getByLabel('Answer').fill('Pakeitėme lemputę.')
  await staff.getByRole('button', { name: 'Send the answer' }).click()
  await expect(staff.getByText('Pakeitėme lemputę.')).toBeVisible()
  // The resident's page is open, and is not reloaded.
  await expect(element.getByText('Pakeitėme lemputę.')).toBeVisible()
  await staff.getByLabel('Stage').selectOption('4')
  await staff.getByRole('button', { name: 'Change the stage' }).click()

  const device = await browser.newPage()
  await openMail(device, { kind: 'requestAnswered', recipient: 'single@example.com', locale: 'lt' })
  await signIn(device, 'single@example.com')
  await expect(device).toHaveURL(/\/help-desk\/\d+$/)
  const opened = device.locator('resident-help-desk')
  await expect(opened.getByText(subject).first()).toBeVisible()
  await expect(opened.getByText('Pakeitėme lemputę.')).toBeVisible()
  await opened.getByLabel(helpDesk('rating.values.4')).check()
  await opened.getByRole('button', { name: helpDesk('rating.do') }).click()
  await expect(opened.getByText(helpDesk('rating.thanks'))).toBeVisible()
  await opened.getByRole('button', { name: helpDesk('reopen.do') }).click()
  await opened.getByLabel(helpDesk('reopen.label')).fill('Vėl nedega.')
  await opened.getByRole('button', { name: helpDesk('reopen.do') }).click()
  await expect(opened.locator('.letters').getByText('Vėl nedega.')).toBeVisible()
  await opened.getByRole('button', { name: helpDesk('cancel.do') }).click()
  await opened
    .getByRole('dialog')
    .getByRole('button', { name: helpDesk('cancel.do') })
    .click()
  await expect(opened.getByText(helpDesk('reopen.question'))).toBeVisible()

  await staff.goto('/alfa/events')
  for (const type of ['request.rated', 'request.reopened', 'request.cancelled'])
    await expect(staff.getByRole('row').filter({ hasText: type }).first()).toBeVisible()
})

test('PER-1 CON-14: who linked a contract as tenant sees it on a second device, and holders see each other', async ({
  browser,
  request,
}) => {
  const email = `tenant-${Math.random().toString(36).slice(2)}@example.com`
  await newPerson(request, email)
  const call = async (path: string, token: string | undefined, data?: object) => {
    const answer = await request.fetch(`${portalAddress()}/api/v5/${path}`, {
      method: data ? 'POST' : 'GET',
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      ...(data && { data }),
    })
    return (await answer.json()).data
  }
  const signedIn = async (address: string) =>
    (await call('auth/login', undefined, { email: address, password: 'resident-demo' })).token
  const owner = await signedIn('single@example.com')
  const bill = await call('contracts/6/invoices/last', owner)
  const groups = await call(organizationGroupsWithContracts.path, owner)
  const agreementCode = groups[0].contracts[0].username
  const proof = { agreementCode, invoiceNumber: bill.number, invoiceAmount: bill.amount }
  await call('contracts/links', await signedIn(email), { role: 2, ...proof })

  const device = await browser.newPage()
  await openScratchPage(device, {
    loader: 'data-vendor="alfa"',
    body: '<resident-login></resident-login><resident-my-contract></resident-my-contract>',
  })
  await signIn(device, email)
  const element = device.locator('resident-my-contract')
  await expect(element.getByText(shared('roles.tenant')).first()).toBeVisible()
  await expect(element.getByText('Jonas Kazlauskas')).toBeVisible()
  await expect(element.getByText(contract('holders.unconfirmed'))).toBeVisible()
})

test('SVC-5: the emergency number and outages are on a vendor’s pages for guests and residents, in the portal and elsewhere', async ({
  page,
  checkAccessibility,
}) => {
  const number = page.locator('resident-outages').getByRole('link', { name: '+370 5 555 0112' })
  await page.goto(`${portalAddress()}/vendor/alfa/login`)
  await expect(number).toHaveAttribute('href', 'tel:+37055550112')
  await expect(page.getByText(outages('kinds.hot_water'))).toBeVisible()
  await checkAccessibility()
  await signIn(page)
  await expect(page).not.toHaveURL(/\/login/)
  await expect(number).toBeVisible()
  await openScratchPage(page, { body: '<resident-outages vendor="alfa"></resident-outages>' })
  await expect(number).toBeVisible()
})

test('SVC-5: a resident of two vendors reads the number and outages of each on the start page, and on that of card payment', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`${portalAddress()}/login`)
  await signIn(page)
  await expect(page).not.toHaveURL(/\/login/)
  const emergencies = page.locator('resident-outages').getByRole('complementary')
  for (const path of ['/', '/card-payment']) {
    await page.goto(portalAddress() + path)
    await expect(emergencies).toHaveCount(2)
    await expect(emergencies.filter({ hasText: 'Alfa namai' })).toContainText(outages('kinds.hot_water'))
    await expect(emergencies.filter({ hasText: '+370 46 555 112' })).toHaveAccessibleName(/: Beta/)
    await checkAccessibility()
  }
})

test('SVC-5: a button above a page, or in the bar of its vendor, says how many outages there are, and moves the focus to them', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`${portalAddress()}/login`)
  await signIn(page)
  await expect(page).not.toHaveURL(/\/login/)
  const button = page.getByRole('button', { name: portal('header.outages', { count: 1 }) })
  for (const path of ['/', '/vendor/alfa/contract/1/bill']) {
    await page.goto(portalAddress() + path)
    await button.click()
    await expect(page.locator('#outages')).toBeFocused()
    await expect(page.getByText(outages('kinds.hot_water'))).toBeInViewport()
  }
  await checkAccessibility()
  await page.goto(`${portalAddress()}/vendor/beta/contract/5`)
  await expect(page.getByRole('link', { name: '+370 46 555 112' })).toBeVisible()
  await expect(button).toHaveCount(0)
})

test('SVC-5: on a phone of 360 px, the bar of a vendor with an outage is one row in every language', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${portalAddress()}/login`)
  await signIn(page)
  await expect(page).not.toHaveURL(/\/login/)
  const bar = page.locator('.site-vendor .site-bar')
  for (const locale of ['en', 'lt', 'lv', 'ru']) {
    await context.addCookies([
      { name: 'i18n_redirected', value: locale, url: portalAddress() },
      { name: 'resident-language-chosen', value: '1', url: portalAddress() },
    ])
    for (const path of ['bill', 'meter', 'my-house']) {
      await page.goto(`${portalAddress()}/vendor/alfa/contract/1/${path}`)
      await expect(bar.locator('.site-outages-button')).toBeVisible()
      expect((await bar.boundingBox())?.height, `${locale}, ${path}`).toBeLessThan(60)
    }
  }
})

test('SVC-5 EVT-7: an outage that staff report appears in open pages, of residents at once and of guests within a minute, and goes with its end', async ({
  page,
  browser,
}) => {
  const place = `Taikos pr. ${Math.floor(Math.random() * 1e6)}, Vilnius`
  await page.clock.install()
  await page.goto(`${portalAddress()}/vendor/alfa/login`)
  const shown = page.locator('resident-outages').getByText(place)
  await expect(page.getByText(outages('kinds.hot_water'))).toBeVisible()
  const resident = await browser.newPage()
  await resident.goto(`${portalAddress()}/login`)
  await signIn(resident, 'single@example.com')
  await expect(resident).not.toHaveURL(/\/login/)
  const changes = resident.waitForRequest(/\/api\/v5\/changes\b/)
  await resident.goto(`${portalAddress()}/vendor/alfa/contract/6`)
  await changes
  const staff = await browser.newPage({ baseURL: vendorSystemAddress() })
  await staff.goto('/alfa/outages')
  await staff.getByLabel('What does not work').selectOption('lift')
  await staff.getByLabel('What happened').fill('Sugedo durys')
  await staff.getByLabel('Streets and houses').fill(place)
  await staff.getByRole('button', { name: 'Report the outage' }).click()
  await expect(staff.getByText('The outage is reported.')).toBeVisible()
  await expect(resident.locator('resident-outages').getByText(place)).toBeVisible()
  await expect(shown).toHaveCount(0)
  await page.clock.fastForward('01:01')
  await expect(shown).toBeVisible()
  await staff.getByRole('listitem').filter({ hasText: place }).getByRole('button').click()
  await expect(staff.getByText('The outage is over.')).toBeVisible()
  await expect(resident.locator('resident-outages').getByText(place)).toHaveCount(0)
  await page.clock.fastForward('01:01')
  await expect(shown).toHaveCount(0)
})
