import type { BrowserContext, Page } from '@playwright/test'
import { dayIn } from '../server/common/days.ts'
import { organizationGroupsWithContracts } from '../src/api/endpoints/organizationGroups.ts'
import { hostsAddress, portalAddress } from './support/addresses.ts'
import { openPdf } from './support/openPdf.ts'
import { openSignedIn } from './support/openSignedIn.ts'
import { readAs } from './support/readAs.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { tokenOf } from './support/tokenOf.ts'

const text = textsOf('bills')
const shared = textsOf('shared')
const person = 'many@example.com'

/** Open bills of one user. Each test takes the next one, so that no two tests pay the same bill. */
const open: string[] = []
let token = ''

const api = (path: string) => `${portalAddress()}/api/v5/${path}`

test.beforeAll(async ({ request }) => {
  token = await tokenOf(request, person)
  const headers = { Authorization: `Bearer ${token}` }
  const groups = (await (await request.get(api(organizationGroupsWithContracts.path), { headers })).json())
    .data
  for (const group of groups.filter(({ slug }: { slug: string }) => slug === 'alfa'))
    for (const { id } of group.contracts) {
      const answer = await request.get(api(`contracts/${id}/invoices/last`), { headers })
      if ((await answer.json()).data?.state === 'unpaid') open.push(`/vendor/alfa/contract/${id}/bill`)
    }
})

/** The bank's page that was visited last. */
let atBank = ''

test.beforeEach(({ page }) => {
  page.on('framenavigated', frame => {
    if (/\/pay\/[\w-]+$/.test(frame.url())) atBank = frame.url()
  })
})

const contractOf = (path: string) => path.split('/')[4] ?? ''

/** A test may run past midnight. */
const firstDay = dayIn('Europe/Vilnius', new Date())

/** Number of payments through banks that the API lists for a contract. */
async function booked(page: Page, path: string): Promise<number> {
  const answer = await page.request.get(
    api(`contracts/${contractOf(path)}/invoices/history?kind=payment&limit=50`),
    {
      headers: { Authorization: `Bearer ${token}` },
    },
  )
  const { data } = (await answer.json()) as { data: { date: string; reference: string }[] }
  // Payments of these tests have the first letters of their order; the seed's begin with MK.
  return data.filter(({ date, reference }) => date >= firstDay && !reference.startsWith('MK')).length
}

async function openBill(page: Page): Promise<string> {
  const path = open.shift()
  if (!path) throw new Error('There are too few open bills for these tests.')
  await openSignedIn(page, path, person)
  return path
}

const payButton = (page: Page) => page.locator('.latest').getByRole('button', { name: /^Pay / })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: text('pay.title') })
const submit = (page: Page) => dialogOf(page).getByRole('button', { name: /^Pay / })

/** Opens the dialog, chooses a bank and follows the redirect. */
async function goToBank(page: Page, bank = 'Baltijos bankas') {
  await payButton(page).click()
  await dialogOf(page)
    .getByRole('radio', { name: new RegExp(bank) })
    .check()
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 1, name: bank })).toBeVisible()
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Approves at the bank and returns to a page that reports the payment as received. */
async function approve(page: Page) {
  await press(page, 'Approve')
  await expect(page.getByText(text('outcome.success.text'))).toBeVisible()
}

test('BIL-2: a bill is paid at a bank: the fee is shown before, the outcome and the paid bill after', async ({
  page,
  checkAccessibility,
}) => {
  const path = await openBill(page)
  const amount = page.locator('.latest .amount')
  await expect(amount).toHaveText(/^€\d/)
  const due = (await amount.textContent()) ?? ''
  await payButton(page).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('radio')).toHaveCount(4)
  await expect(dialog.getByRole('radio', { name: /Nemuno bankas/ })).toBeChecked()
  await expect(dialog.getByRole('status').getByText(due)).toBeVisible()
  await dialog.getByRole('radio', { name: /Baltijos bankas/ }).check()
  const total = (Number(due.slice(1)) + 0.29).toFixed(2)
  await expect(
    dialog.getByText(new RegExp(`${due.replace('.', '\\.')}.*€0\\.29.*€${total.replace('.', '\\.')}`)),
  ).toBeVisible()
  await checkAccessibility()
  await submit(page).click()
  await expect(page.getByText(`${total} EUR`)).toBeVisible()
  await checkAccessibility()
  await press(page, 'Approve')
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByText(text('outcome.success.title', { amount: `€${total}` }))).toBeVisible()
  await expect(page.getByText(text('latest.clear.title'))).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  expect(await booked(page, path)).toBe(1)
  await page.reload()
  await expect(page.getByText(text('latest.clear.title'))).toBeVisible()
  await expect(page.getByText(text('outcome.success.text'))).toHaveCount(0)
})

test('BIL-13 BIL-15: a bill is paid in two parts: what was typed stays, the part has a receipt, the rest is due and paid next', async ({
  page,
  checkAccessibility,
  allowErrors,
}) => {
  // The browser requests a favicon, because a PDF names none.
  allowErrors(/favicon\.ico/)
  const path = await openBill(page)
  const amount = page.locator('.latest .amount')
  await expect(amount).toHaveText(/^€\d/)
  const due = Number((await amount.textContent())?.slice(1))
  await payButton(page).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: text('pay.part.action') }).click()
  const field = dialog.getByLabel(text('pay.part.label'))
  await expect(field).toBeFocused()
  await dialog.getByRole('radio', { name: /Nemuno bankas/ }).check()
  for (const [typed, problem] of [
    ['', text('pay.part.unreadable')],
    ['0,50', text('pay.part.tooLittle', { least: '€1.00' })],
    ['5000', text('pay.part.tooMuch', { due: `€${due.toFixed(2)}` })],
  ] as const) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(dialog.getByText(problem)).toBeVisible()
    await expect(field).toHaveValue(typed)
    await expect(field).toBeFocused()
  }
  await checkAccessibility()
  await dialog.getByRole('button', { name: text('pay.part.whole') }).click()
  await expect(dialog.getByRole('button', { name: text('pay.part.action') })).toBeFocused()
  await expect(submit(page)).toContainText(`€${due.toFixed(2)}`)
  await dialog.getByRole('button', { name: text('pay.part.action') }).click()
  await field.fill('10,5')
  await expect(submit(page)).toContainText('€10.50')
  const transfer = dialog.locator('.pay-transfer')
  await transfer.getByText(text('pay.transfer.title')).click()
  await expect(transfer.locator('dd.money').getByText('€10.50')).toBeVisible()
  await field.fill('5000')
  await expect(transfer.getByText(text('pay.transfer.whole', { amount: `€${due.toFixed(2)}` }))).toBeVisible()
  await field.fill('10,5')
  await submit(page).click()
  await expect(page.getByText('10.50 EUR')).toBeVisible()
  await press(page, 'Approve')
  await expect(page.getByText(text('outcome.success.title', { amount: '€10.50' }))).toBeVisible()
  await openPdf(page, /\/api\/v5\/files\/receipts\/[\w-]+\?/, () =>
    page.getByRole('button', { name: text('outcome.receipt') }).click(),
  )
  const rest = `€${(due - 10.5).toFixed(2)}`
  await expect(amount).toHaveText(rest)
  await expect(page.locator('.latest .facts').getByText('€10.50')).toBeVisible()
  await goToBank(page, 'Nemuno bankas')
  await expect(page.getByText(`${rest.slice(1)} EUR`)).toBeVisible()
  await press(page, 'Approve')
  await expect(page.getByText(text('latest.clear.title'))).toBeVisible()
  expect(await booked(page, path)).toBe(2)
})

test('BIL-14: after a paid bill an amount is paid in advance and is a credit beside the bill', async ({
  page,
  checkAccessibility,
}) => {
  const path = await openBill(page)
  await goToBank(page, 'Nemuno bankas')
  await approve(page)
  await page.getByRole('button', { name: text('pay.advance.action') }).click()
  const dialog = page.getByRole('dialog', { name: text('pay.advance.title') })
  const field = dialog.getByLabel(text('pay.part.label'))
  // The way of the first payment is offered first, and the others are behind it.
  await dialog.getByText(text('pay.methods.others')).click()
  await dialog.getByRole('radio', { name: /Baltijos bankas/ }).check()
  const refused = text('pay.advance.refused', { least: '€1.00', most: '€10,000.00' })
  for (const typed of ['', '0.5', '10 000,01']) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(dialog.getByText(refused)).toBeVisible()
    await expect(field).toHaveValue(typed)
    await expect(field).toBeFocused()
  }
  await checkAccessibility()
  await field.fill('25')
  await expect(
    dialog.getByText(text('pay.advance.withFee', { amount: '€25.00', fee: '€0.29', total: '€25.29' })),
  ).toBeVisible()
  await field.press('Enter')
  await expect(page.getByText('25.29 EUR')).toBeVisible()
  await approve(page)
  await expect(page.getByText(text('outcome.success.title', { amount: '€25.29' }))).toBeVisible()
  await expect(page.locator('.outcome').getByText(text('outcome.facts.bill'), { exact: true })).toHaveCount(0)
  await expect(page.locator('.latest .facts').getByText('€25.00')).toBeVisible()
  expect(await booked(page, path)).toBe(2)
})

test('BIL-2: a bill declined by the bank can be paid again, whatever the return URL says', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404/)
  const path = await openBill(page)
  await goToBank(page)
  await press(page, 'Decline')
  await expect(page.getByText(text('outcome.failures.payment_failed'))).toBeVisible()
  // The return URL cannot change the outcome.
  await page.goto(`${path}?payment=${'A'.repeat(43)}&state=success`)
  await expect(payButton(page)).toBeVisible()
  await expect(page.getByText(text('outcome.success.text'))).toHaveCount(0)
  await goToBank(page)
  await approve(page)
  expect(await booked(page, path)).toBe(1)
})

test('BIL-2: a late confirmation of the bank appears on the waiting page, which polls the API', async ({
  page,
}) => {
  const path = await openBill(page)
  await goToBank(page)
  await press(page, 'Agree, leave it to be confirmed')
  await expect(page.getByText(text('outcome.confirming.text'))).toBeVisible()
  await expect(page.getByText(text('latest.pending.title'))).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  const bank = await page.context().newPage()
  const answer = await page.request.get(
    api(`contracts/${contractOf(path)}/payments/${new URL(page.url()).searchParams.get('payment')}`),
    { headers: { Authorization: `Bearer ${token}` } },
  )
  expect((await answer.json()).data).toMatchObject({ state: 'pending', isConfirming: true })
  await bank.goto(atBank)
  await press(bank, 'Approve, tell the vendor 5 seconds later')
  await expect(bank).toHaveURL(new RegExp(path))
  await bank.close()
  await expect(page.getByText(text('outcome.success.text'))).toBeVisible()
  await expect(page.getByText(text('latest.clear.title'))).toBeVisible()
  expect(await booked(page, path)).toBe(1)
})

test('BIL-2: a duplicate webhook books once, and a user who returns undecided continues the same payment', async ({
  page,
}) => {
  const path = await openBill(page)
  await goToBank(page)
  await press(page, 'Back without a decision')
  await expect(page.getByText(text('outcome.waiting.title'))).toBeVisible()
  await page.getByRole('link', { name: text('outcome.waiting.action') }).click()
  await approve(page)
  await page.goBack()
  await page.goto(atBank)
  await press(page, 'Send the notice again')
  await press(page, 'Send the notice again')
  expect(await booked(page, path)).toBe(1)
})

test('BIL-2: a double click, Enter with a click, two tabs and the back button create one payment', async ({
  page,
  context,
}) => {
  const path = await openBill(page)
  const started = countStarts(context)
  await payButton(page).click()
  await submit(page).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Nemuno bankas' })).toBeVisible()
  expect(started()).toBe(1)
  const first = atBank
  await page.goBack()
  await payButton(page).click()
  await submit(page).focus()
  await page.keyboard.press('Enter')
  await submit(page)
    .click({ force: true, noWaitAfter: true, timeout: 2000 })
    .catch(() => undefined)
  await expect(page.getByRole('heading', { level: 1, name: 'Nemuno bankas' })).toBeVisible()
  expect(started()).toBe(2)
  expect(atBank).toBe(first)
  const other = await context.newPage()
  await other.goto(path)
  await goToBank(other, 'Nemuno bankas')
  expect(other.url()).toBe(first)
  await approve(other)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
  await press(page, 'Back without a decision')
  await expect(page.getByText(text('outcome.success.text'))).toBeVisible()
  expect(await booked(page, path)).toBe(1)
})

/** Counts calls that create a payment. */
function countStarts(context: BrowserContext) {
  let count = 0
  context.on('request', request => {
    if (request.method() === 'POST' && /\/contracts\/\d+\/payments$/.test(request.url())) count += 1
  })
  return () => count
}

test('BIL-2: after a lost answer the next attempt is the same payment', async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED|Failed to load/)
  const path = await openBill(page)
  await payButton(page).click()
  const keys: string[] = []
  const pattern = /\/contracts\/\d+\/payments$/
  await page.route(pattern, async route => {
    keys.push((await route.request().allHeaders())['idempotency-key'] ?? '')
    if (keys.length > 1) return route.continue()
    // The server receives the call; the answer is dropped.
    await route.fetch()
    await route.abort()
  })
  await submit(page).click()
  await expect(dialogOf(page).getByText(text('pay.errors.lost'))).toBeVisible()
  await dialogOf(page)
    .getByRole('button', { name: text('pay.ways.again'), exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nemuno bankas' })).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[\w-]{8,}$/)
  expect(keys[1]).toBe(keys[0])
  await approve(page)
  expect(await booked(page, path)).toBe(1)
})

test('BIL-3: a manipulated amount, an unavailable bank and a bill paid meanwhile each show a message with an alternative', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/40\d|42\d|ERR_FAILED/)
  // Without live updates the page does not hear that the bill was paid.
  await page.route(/\/changes\b/, route => route.abort())
  const path = await openBill(page)
  const amount = page.locator('.latest .amount')
  await expect(amount).toHaveText(/^€\d/)
  const due = (await amount.textContent()) ?? ''
  const pattern = /\/contracts\/\d+\/payments$/
  let change: object = { amount: '0.01' }
  await page.route(pattern, route =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), ...change }) }),
  )
  await payButton(page).click()
  const dialog = dialogOf(page)
  await submit(page).click()
  await expect(dialog.getByText(text('pay.errors.invalid_payment_amount'))).toBeVisible()
  await dialog.getByRole('button', { name: text('pay.ways.bill') }).click()
  await expect(dialog.locator('.pay-amount')).toHaveText(due)
  await expect(dialog.getByText(text('pay.errors.invalid_payment_amount'))).toHaveCount(0)
  change = { bank: 'evil' }
  await submit(page).click()
  await expect(dialog.getByText(text('pay.errors.invalid_bank'))).toBeVisible()
  await dialog.getByRole('button', { name: text('pay.ways.methods') }).click()
  await expect(dialog.getByText(text('pay.errors.invalid_bank'))).toHaveCount(0)
  change = {}
  // Meanwhile another tab pays it.
  const other = await page.context().newPage()
  await other.goto(path)
  await goToBank(other, 'Nemuno bankas')
  await approve(other)
  await other.close()
  await submit(page).click()
  await expect(dialog.getByText(text('pay.errors.already_paid'))).toBeVisible()
  await dialog.getByRole('button', { name: text('pay.ways.bill') }).click()
  await expect(dialog.getByText(text('latest.clear.title'))).toBeVisible()
  expect(await booked(page, path)).toBe(1)
})

test('BIL-3: the open payment dialog of a bill that is paid in another tab says that nothing is to pay', async ({
  page,
}) => {
  const path = await openBill(page)
  await payButton(page).click()
  await expect(submit(page)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(path)
  await goToBank(other, 'Nemuno bankas')
  await approve(other)
  await other.close()
  await expect(dialogOf(page).getByText(text('latest.clear.title'))).toBeVisible()
  await expect(submit(page)).toHaveCount(0)
  await dialogOf(page).getByText(shared('close'), { exact: true }).click()
  await expect(dialogOf(page)).toBeHidden()
})

test('BIL-2, CRD-1: wrong card details have errors inside the provider’s frame, and right ones redirect to the provider', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/422/)
  const path = await openBill(page)
  await payButton(page).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('radio', { name: new RegExp(text('pay.card.title')) }).check()
  const card = page.frameLocator('iframe')
  await card.getByLabel('Card number').fill('4111 1111 1111 1112')
  await card.getByLabel('Expires (MM/YY)').fill('12/39')
  await card.getByLabel('Security code').fill('123')
  await submit(page).click()
  await expect(card.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await card.getByLabel('Card number').fill('4111 1111 1111 1111')
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Card payment' })).toBeVisible()
  await approve(page)
  expect(await booked(page, path)).toBe(1)
})

test('BIL-2: on a vendor’s own site the user returns to that site, which receives the payment event and may cancel one', async ({
  page,
}) => {
  const lithuanian = textsOf('bills', 'lt')
  const site = `${hostsAddress()}/vendor-site/`
  await page.addInitScript(() =>
    document.addEventListener('resident-paid', event => console.log('paid', (event as CustomEvent).detail)),
  )
  await page.goto(site)
  await signIn(page, 'single@example.com', 'lt')
  const pay = page.locator('.latest').getByRole('button', { name: /^Mokėti / })
  await pay.click()
  const dialog = page.getByRole('dialog', { name: lithuanian('pay.title') })
  const begin = dialog.getByRole('button', { name: /^Mokėti / })
  await page.evaluate(() =>
    document.addEventListener('resident-before-pay', event => event.preventDefault(), { once: true }),
  )
  await begin.click()
  await expect(page).toHaveURL(site)
  const paidMessage = page.waitForEvent('console', message => message.text().startsWith('paid'))
  await begin.click()
  await press(page, 'Approve')
  await expect(page).toHaveURL(site)
  await expect(page.getByText(lithuanian('outcome.success.text'))).toBeVisible()
  const detail = await (await paidMessage).args()[1]?.jsonValue()
  expect(Object.keys(detail).sort()).toEqual(['amount', 'contractId', 'currency'])
})

test('BIL-1 BIL-6 BIL-8: a bill lists its services by amount next to earlier bills, with a chart of the months', async ({
  page,
}) => {
  const read = await readAs(page.request, 'owner@example.com')
  const { amount } = await read('contracts/1/invoices/last')
  await openSignedIn(page, '/vendor/alfa/contract/1/bill')
  const compare = page.locator('.compare')
  await expect(compare.getByRole('tab')).toHaveCount(2)
  const parts = compare.getByRole('tabpanel').getByRole('table')
  await expect(parts.getByRole('rowheader')).toHaveCount(6)
  await expect(parts.getByRole('row', { name: text('compare.total') })).toContainText(`€${amount}`)
  await compare.getByRole('tab').nth(1).click()
  await expect(compare.getByText(/in total$/)).toBeVisible()
  await compare.getByRole('button', { name: /Show all/ }).click()
  await expect(parts.getByRole('rowheader', { name: 'House management' })).toBeVisible()
  await expect(compare.getByRole('slider', { name: text('compare.chart.title') })).toBeVisible()
  await compare.getByRole('button', { name: shared('chart.table') }).click()
  await expect(compare.locator('.chart').getByRole('row')).toHaveCount(13)
  await page.goto('/vendor/alfa/contract/1/bill?lang=lt')
  await expect(compare.getByText('Šildymas')).toBeVisible()
})

test('BIL-7: the payment service requests consent once, reports an outage, and links to the open bills', async ({
  page,
  faults,
  allowErrors,
}) => {
  allowErrors(/500/)
  const service = textsOf('payment-service')
  await openSignedIn(page, '/profile?tab=profile-consent', 'board@example.com')
  const withdrawn = page.waitForResponse(/consents\/paymentService$/)
  await page.getByRole('switch', { name: textsOf('profile')('consents.paymentService.label') }).click()
  await withdrawn
  await faults({ path: '/api/v5/organizations/1/settings', status: 500 })
  await page.goto('/payment-service')
  await expect(page.getByText(service('error.title'))).toBeVisible()
  await expect(page.getByRole('link', { name: service('leave') })).toHaveAttribute('href', /\/$/)
  await faults()
  await page.getByRole('button', { name: service('error.reload') }).click()
  await page.getByRole('button', { name: service('consent.agree') }).click()
  await expect(page.getByRole('heading', { name: service('ready.title') })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: /^Mano butas/ }).click()
  await expect(page).toHaveURL(/\/vendor\/alfa\/contract\/7$/)
  await expect(payButton(page)).toBeVisible()
})

test('BIL-7: the consent that paying needs is asked for in the payment dialog, once, and withdrawn in the profile', async ({
  page,
  checkAccessibility,
}) => {
  const path = '/vendor/beta/contract/11/bill'
  await openSignedIn(page, path, 'tenant@example.com')
  await payButton(page).click()
  await expect(dialogOf(page).getByText(text('pay.consent.text'))).toBeVisible()
  await checkAccessibility()
  const agree = dialogOf(page).getByRole('button', { name: /^Agree and pay €/ })
  await agree.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nemuno bankas' })).toBeVisible()
  await press(page, 'Decline')
  await expect(page.getByText(text('outcome.failures.payment_failed'))).toBeVisible()
  await page.getByRole('button', { name: text('outcome.again') }).click()
  await expect(submit(page)).toBeVisible()
  await expect(agree).toHaveCount(0)
})

test('BIL-7, BIL-9, BIL-10 and BIL-11: a company without the payment service offers its bank account, with a QR code, in place of paying', async ({
  page,
  faults,
}) => {
  const data = { isPayServiceEnabled: false, liveChat: false }
  await faults({ path: '/api/v5/organizations/*/settings', body: JSON.stringify({ data }) })
  const calls: string[] = []
  page.on('request', request => calls.push(request.url()))
  await openSignedIn(page, '/vendor/beta/contract/11/bill', 'tenant@example.com')
  await page.getByRole('button', { name: text('pay.ways.transfer') }).click()
  await expect(payButton(page)).toHaveCount(0)
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('img', { name: text('pay.transfer.code') })).toBeVisible()
  await expect(dialog.getByText(/^LT\d\d 1000/)).toBeVisible()
  await expect(dialog.getByText(text('pay.transfer.week'))).toBeVisible()
  await expect(submit(page)).toHaveCount(0)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog
    .getByRole('button', { name: text('pay.transfer.copy', { what: text('pay.transfer.iban') }) })
    .click()
  await expect(
    dialog.getByText(text('pay.transfer.copied', { what: text('pay.transfer.iban') })),
  ).toBeVisible()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  expect(await copied()).toMatch(/^LT\d\d1000\d+$/)
  await expect(dialog.getByText(/^RF\d\d \w{4} /)).toBeVisible()
  const reference = text('pay.transfer.copy', { what: text('pay.transfer.creditorReference') })
  await dialog.getByRole('button', { name: reference }).click()
  await expect.poll(copied).toMatch(/^RF\d\d\w+$/)
  const code = text('pay.transfer.copy', { what: text('pay.transfer.auto.customerCode') })
  await dialog.getByRole('button', { name: code }).first().click()
  await expect.poll(copied).toMatch(/^\d{6}$/)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: text('pay.transfer.remind') }).click()
  expect((await download).suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d\.ics$/)
  expect(calls.filter(url => url.endsWith('/payment-methods'))).toEqual([])
})

test('LAY-14: the bills of a vendor that does not show them here are replaced by a sentence', async ({
  page,
}) => {
  await openSignedIn(page, '/vendor/gama/contract/12', 'tenant@example.com')
  await expect(page.getByText(text('elsewhere.text'))).toBeVisible()
  await expect(page.getByRole('link', { name: textsOf('portal')('contract.allBills') })).toHaveCount(0)
  await page.goto('/vendor/gama/contract/12/bill')
  await expect(page.getByText(text('elsewhere.text'))).toBeVisible()
})
