import type { BrowserContext, Page } from '@playwright/test'
import { organizationGroupsWithContracts } from '../src/api/endpoints/organizationGroups.ts'
import { hostsAddress, portalAddress } from './support/addresses.ts'
import { readAs } from './support/readAs.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('card-payment')
const lithuanian = textsOf('card-payment', 'lt')
const portal = textsOf('portal')
const service = 'House maintenance, Vilnius'
const element = '<resident-card-payment></resident-card-payment>'

/**
 * Contract numbers of the service. Each test takes the next one from the end, because the server rate-limits
 * lookups per number and other tests pay bills from the start.
 */
const numbers: string[] = []

const api = (path: string) => `${portalAddress()}/api/v5/${path}`

test.beforeAll(async ({ request }) => {
  const read = await readAs(request, 'many@example.com')
  for (const { contracts } of await read(organizationGroupsWithContracts.path))
    for (const { id, username, organizationId } of contracts) {
      if (organizationId !== 1) continue
      const invoice = await read(`contracts/${id}/invoices/last`)
      // A bill that is paid, or whose payment is pending, cannot be paid again.
      if (['unpaid', 'overdue'].includes(invoice?.state)) numbers.push(username)
    }
})

/** Counts calls that create a payment, from now on. */
function starts(context: BrowserContext): string[] {
  const bodies: string[] = []
  context.on('request', request => {
    if (request.method() === 'POST' && request.url() === api('card-payment/payments'))
      bodies.push(request.postData() ?? '')
  })
  return bodies
}

const field = (page: Page, name: string) => page.getByLabel(text(name), { exact: true })
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function fillPayer(page: Page, t = text): Promise<void> {
  await page.getByLabel(t('payer.name'), { exact: true }).fill('Rūta Žemaitienė')
  await page.getByLabel(t('payer.email'), { exact: true }).fill('ruta@example.com')
}

/** Fills the form for the next contract number with an amount. */
async function fill(page: Page, amount: string): Promise<string> {
  const number = numbers.pop()
  if (!number) throw new Error('There are too few numbers for these tests.')
  await page.getByRole('button', { name: new RegExp(`^${text('what.service')}:`) }).click()
  await page.getByRole('menuitemradio', { name: service, exact: true }).click()
  await field(page, 'what.amount').fill(amount)
  await field(page, 'what.reference').fill(number)
  await fillPayer(page)
  return number
}

async function fillCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator('iframe[slot=card]')
  await card.getByRole('textbox').nth(0).fill(number)
  await card.getByRole('textbox').nth(1).fill('12/39')
  await card.getByRole('textbox').nth(2).fill('123')
}

const chooseCard = (page: Page, t = text) =>
  page.getByRole('radio', { name: new RegExp(t('pay.card.title')) }).check()

test('CRD-1: a visitor pays with a card: only the provider receives its number, the bank authenticates, PDF and e-mail confirm it', async ({
  page,
  request,
  allowErrors,
  checkAccessibility,
}) => {
  allowErrors(/422/)
  const paymentCalls = starts(page.context())
  await page.goto('/card-payment')
  await press(page, text('pay.payPlain'))
  await expect(page.getByText(text('validation.amount'))).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(`^${text('what.service')}:`) })).toBeFocused()
  const number = await fill(page, '12,3')
  await chooseCard(page)
  await expect(page.getByText('€12.30 for the service plus a fee of €0.45: €12.75 in total.')).toBeVisible()
  await fillCard(page, '4111 1111 1111 1112')
  await payButton(page).click()
  await expect(page.frameLocator('iframe[slot=card]').getByRole('alert')).toBeVisible()
  await checkAccessibility()
  await fillCard(page, '4111 1111 1111 1111')
  await payButton(page).dblclick()
  await expect(page.getByText('Your bank asks whether it is you', { exact: false })).toBeVisible()
  await expect(page.getByText('12.75 EUR')).toBeVisible()
  expect(paymentCalls).toHaveLength(1)
  expect(paymentCalls[0]).toContain('"amount":"12.30"')
  expect(paymentCalls[0]).not.toMatch(/4111/)

  await press(page, 'Approve')
  await expect(page.getByText(text('outcome.success.title', { amount: '€12.75' }))).toBeVisible()
  await expect(page).toHaveURL(/\/card-payment$/)
  const receiptAnswer = page.waitForResponse(/\/receipt-url$/)
  await press(page, text('receipt.download'))
  const { url } = (await (await receiptAnswer).json()).data
  const receipt = await request.get(url)
  expect([receipt.headers()['content-type'], (await receipt.body()).subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ])
  await page.reload()
  await expect(page.getByText(text('outcome.success.text'))).toBeVisible()
  await press(page, text('outcome.another'))
  await expect(field(page, 'what.reference')).toHaveValue('')

  await page.goto('/demo/mail')
  await page
    .getByRole('link', { name: `Receipt: ${service}` })
    .first()
    .click()
  await expect(page.getByText(`Contract or customer number: ${number}`)).toBeVisible()
  await page.getByRole('link', { name: /\/card-payment\?payment=/ }).click()
  await expect(page.getByText(text('outcome.success.title', { amount: '€12.75' }))).toBeVisible()
})

test('CRD-1: a card that is sent before the script of its fields has run goes to the bank once it has', async ({
  page,
}) => {
  const { promise: isSent, resolve: send } = Promise.withResolvers<void>()
  await page.route('**/card-fields.js', async route => {
    await isSent
    await route.continue()
  })
  await page.goto('/card-payment')
  await fill(page, '12,3')
  await chooseCard(page)
  await fillCard(page, '4111 1111 1111 1111')
  const frame = page.frames().find(each => each.parentFrame())
  const asked = frame?.evaluate(
    () =>
      new Promise<void>(resolve =>
        addEventListener('message', ({ data }) => {
          if (data?.type === 'card:tokenize') resolve()
        }),
      ),
  )
  await payButton(page).click()
  await asked
  send()
  await expect(page.getByText('Your bank asks whether it is you', { exact: false })).toBeVisible()
})

test('CRD-1: a declined bank payment is retried with the same input, and a closed tab neither loses nor repeats it', async ({
  page,
  context,
}) => {
  const paymentCalls = starts(context)
  await page.goto('/card-payment')
  const number = await fill(page, '7.00')
  await payButton(page).click()
  await press(page, 'Decline')
  await expect(page.getByText(text('outcome.failures.payment_failed'))).toBeVisible()
  await press(page, text('outcome.again'))
  await expect(field(page, 'what.reference')).toHaveValue(number)
  await expect(field(page, 'what.amount')).toHaveValue('7.00')
  await payButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nemuno bankas' })).toBeVisible()
  const atBank = page.url()
  await page.close()

  const later = await context.newPage()
  await later.goto('/card-payment')
  await expect(later.getByText(text('outcome.waiting.title'))).toBeVisible()
  const second = await context.newPage()
  await second.goto('/card-payment')
  await expect(second.getByRole('button', { name: text('outcome.otherWay'), exact: true })).toBeVisible()
  await later.getByRole('link', { name: text('outcome.waiting.action') }).click()
  await expect(later).toHaveURL(atBank)
  await press(later, 'Approve')
  await expect(later.getByText(text('outcome.success.text'))).toBeVisible()
  // The other tab updates without a reload.
  await expect(second.getByText(text('outcome.success.text'))).toBeVisible()
  expect(paymentCalls).toHaveLength(2)
  await later.goBack()
  await later.goForward()
  await expect(later.getByText(text('outcome.success.text'))).toBeVisible()
  expect(paymentCalls).toHaveLength(2)
})

test('CRD-1: a second tab with the same form reports the payment and moves the focus to it, and a lost answer creates no second one', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|Failed to load/)
  const paymentCalls = starts(context)
  await page.goto('/card-payment')
  const number = await fill(page, '3.00')
  const other = await context.newPage()
  await other.goto('/card-payment')
  await expect(field(other, 'what.reference')).toHaveValue(number)

  const keys: string[] = []
  await page.route(api('card-payment/payments'), async route => {
    keys.push((await route.request().allHeaders())['idempotency-key'] ?? '')
    if (keys.length > 1) return route.continue()
    // The server receives the call; the answer is dropped.
    await route.fetch()
    await route.abort()
  })
  await payButton(page).click()
  await expect(page.getByText(text('pay.errors.lost'))).toBeVisible()
  await press(page, text('pay.ways.again'))
  await press(page, 'Approve')
  await expect(page.getByText(text('outcome.success.text'))).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])

  await payButton(other).click()
  await expect(other.getByText(text('outcome.success.text'))).toBeVisible()
  // The button that had the focus is gone with the form.
  await expect(other.locator('.outcome h2')).toBeFocused()
  expect(paymentCalls).toHaveLength(2)
})

test('CRD-1: a partner’s page cannot change a fixed payment through attributes, the DOM or the request', async ({
  page,
  browser,
  allowErrors,
  checkAccessibility,
}) => {
  allowErrors(/422/)
  const order = `${hostsAddress()}/partner/krepselis/?nr=SP-30001`
  await page.addInitScript(() =>
    document.addEventListener('resident-paid', event => console.log('paid', (event as CustomEvent).detail)),
  )
  await page.goto(order)
  await expect(page.locator('.pay-amount')).toHaveText('12,30 €')
  const session = await page.locator('resident-card-payment').getAttribute('session')
  await page.locator('resident-card-payment').evaluate(host => {
    host.setAttribute('amount', '0.01')
    host.setAttribute('reference', '100224')
    const amount = host.shadowRoot?.querySelector('.pay-amount')
    if (amount) amount.textContent = '0,01 €'
  })
  await fillPayer(page, lithuanian)
  await checkAccessibility()
  let tampered = true
  const paymentBodies: { amount: string; reference: string }[] = []
  await page.route(api('card-payment/payments'), route => {
    const body = route.request().postDataJSON()
    paymentBodies.push(body)
    return route.continue(tampered ? { postData: JSON.stringify({ ...body, amount: '0.01' }) } : {})
  })
  const pay = page.getByRole('button', { name: /^Mokėti 12,30/ })
  await pay.click()
  await expect(page.getByText(lithuanian('pay.errors.invalid_payment_amount'))).toBeVisible()
  tampered = false
  await pay.click()
  await expect(page.getByText('12.30 EUR')).toBeVisible()
  expect(paymentBodies.map(({ amount, reference }) => [amount, reference])).toEqual([
    ['12.30', '100217'],
    ['12.30', '100217'],
  ])
  const paidMessage = page.waitForEvent('console', message => message.text().startsWith('paid'))
  await press(page, 'Approve')
  await expect(page).toHaveURL(order)
  await expect(page.getByText(lithuanian('outcome.success.text'))).toBeVisible()
  expect(await (await paidMessage).args()[1]?.jsonValue()).toEqual({
    amount: '12.30',
    currency: 'EUR',
    session,
  })

  // Every later visit to the order shows that it is paid and offers no payment.
  const elsewhere = await browser.newPage()
  await elsewhere.goto(order)
  await expect(elsewhere.getByText(lithuanian('outcome.success.text'))).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: /^Mokėti/ })).toHaveCount(0)
  await elsewhere.close()
})

test('CRD-1: an attribute that the page changes or removes later changes its own field alone', async ({
  page,
}) => {
  await openScratchPage(page, {
    body: '<resident-card-payment reference="100217" amount="12.30"></resident-card-payment>',
  })
  const host = page.locator('resident-card-payment')
  await expect(field(page, 'what.reference')).toHaveValue('100217')
  await field(page, 'what.reference').fill('100218')
  await host.evaluate(element => element.setAttribute('amount', '20.00'))
  await expect(field(page, 'what.amount')).toHaveValue('20.00')
  await expect(field(page, 'what.reference')).toHaveValue('100218')
  await host.evaluate(element => element.removeAttribute('reference'))
  await expect(field(page, 'what.reference')).toHaveValue('')
  await expect(field(page, 'what.amount')).toHaveValue('20.00')
})

test('CRD-1: an expired order shows a message, and the page may cancel a payment', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/404|410/)
  const paymentCalls = starts(context)
  await openScratchPage(page, {
    body: '<resident-card-payment session="no-such-session-0001"></resident-card-payment>',
  })
  await expect(page.getByText(text('expired.title'))).toBeVisible()

  await page.goto(`${hostsAddress()}/partner/krepselis/?nr=SP-30002`)
  await fillPayer(page, lithuanian)
  await page.evaluate(() =>
    document.addEventListener('resident-before-pay', event => event.preventDefault(), { once: true }),
  )
  const pay = page.getByRole('button', { name: /^Mokėti 12,30/ })
  await pay.click()
  await expect(pay).toBeEnabled()
  expect(paymentCalls).toEqual([])
  // The order expires while the form is being filled in.
  await page.route(api('card-payment/payments'), route =>
    route.fulfill({
      status: 410,
      headers: { 'Access-Control-Allow-Origin': hostsAddress() },
      contentType: 'application/json',
      body: JSON.stringify({
        code: 'payment_session_expired',
        message: 'x',
        messageKey: 'errors.payment_session_expired',
        correlationId: 'c0ffee00',
      }),
    }),
  )
  await pay.click()
  await expect(page.getByText(lithuanian('pay.errors.payment_session_expired'))).toBeVisible()
})

test('CRD-1: while the payment provider is down the element says so, and the ways to pay are asked for again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/422/)
  const calls: string[] = []
  const bank = /Nemuno bankas/
  let isOffered = false
  await page.route(api('card-payment/payment-methods'), async route => {
    calls.push(route.request().url())
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: readonly { title: string }[] }
    const offered = calls.length === 1 ? [] : data.filter(({ title }) => isOffered || !bank.test(title))
    const ofAnother = offered.map(method => ({ ...method, services: ['another-service'] }))
    await route.fulfill({ response: answer, json: { data: calls.length === 2 ? ofAnother : offered } })
  })
  await openScratchPage(page, { body: element })
  await expect(page.getByText(text('pay.errors.payment_unavailable'))).toBeVisible()
  await expect(page.getByText(text('none.title'))).toBeHidden()

  isOffered = true
  await press(page, textsOf('shared')('retry'))
  // Other services can be paid again; this one cannot yet.
  await fill(page, '12.30')
  await expect(page.getByText(text('pay.errors.payment_unavailable'))).toBeVisible()
  await press(page, text('pay.ways.methods'))
  const choice = page.getByRole('radio', { name: bank })
  await expect(choice).toBeVisible()
  // The bank is withdrawn while the form is being filled in.
  isOffered = false
  await choice.check()
  await page.route(api('card-payment/payments'), route =>
    route.fulfill({
      status: 422,
      headers: { 'Access-Control-Allow-Origin': hostsAddress() },
      json: {
        code: 'invalid_bank',
        message: 'x',
        messageKey: 'errors.invalid_bank',
        correlationId: 'c0ffee00',
      },
    }),
  )
  await payButton(page).click()
  await press(page, text('pay.ways.methods'))
  await expect(choice).toBeHidden()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect(field(page, 'payer.name')).toHaveValue('Rūta Žemaitienė')
})

test('CRD-1: an unknown key, or a key for another origin, blocks payment and tells the site’s owner why', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/403|CORS|ERR_FAILED/)
  const messages: string[] = []
  page.on('console', message => {
    if (message.type() === 'warning' && message.text().includes('[resident ')) messages.push(message.text())
  })
  await openScratchPage(page, { body: element, loader: 'data-key="pk_nobody_has_this_key"' })
  await expect(page.getByText(text('pay.errors.partner_key_unknown'))).toBeVisible()
  await expect
    .poll(() => messages.join())
    .toMatch(/^\[resident partner_key_unknown\] [^,]+, or was withdrawn\.$/)

  messages.length = 0
  const wrong = 'https://elsewhere.example'
  await page.route(`${wrong}/`, route =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Elsewhere</title><body><main><h1>Elsewhere</h1>${element}</main>
      <script type="module" src="${portalAddress()}/embed/loader.js" data-key="pk_demo_statybu_prekes_0001"></script>`,
    }),
  )
  await page.goto(`${wrong}/`)
  await expect(page.getByText(text('pay.errors.partner_origin_refused'))).toBeVisible()
  await expect(page.getByText(text('refused.code', { code: 'partner_origin_refused' }))).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect.poll(() => messages).toEqual([expect.stringContaining(`pages of ${wrong}`)])
})

test('CRD-1: messages are accepted from the provider’s frame only, not from other windows or frames', async ({
  page,
  context,
}) => {
  const paymentCalls = starts(context)
  await page.goto(`${hostsAddress()}/partner/krepselis/?nr=SP-30003`)
  await fillPayer(page, lithuanian)
  await chooseCard(page, lithuanian)
  await fillCard(page, '4111 1111 1111 1111')
  const card = page.locator('iframe[slot=card]')
  const frameUrl = (await card.getAttribute('src')) ?? ''
  await page.evaluate(src => {
    const twin = document.createElement('iframe')
    twin.title = 'twin'
    twin.src = src
    document.body.append(twin)
  }, frameUrl)
  const twin = await (await page.locator('iframe[title=twin]').elementHandle())?.contentFrame()
  await twin?.waitForLoadState()
  let open: () => void = () => undefined
  const gate = new Promise<void>(resolve => {
    open = resolve
  })
  let isRequested = false
  await page.route('**/card-tokens', async route => {
    isRequested = true
    await gate
    await route.continue()
  })
  await page.getByRole('button', { name: /^Mokėti 12,75/ }).click()
  await expect.poll(() => isRequested).toBe(true)
  const forged = { type: 'card:token', token: 'forged', lastDigits: '1111' }
  await page.evaluate(message => window.postMessage(message, '*'), forged)
  await twin?.evaluate(message => window.parent.postMessage(message, '*'), forged)
  await page.evaluate(() => document.querySelector('iframe[title=twin]')?.remove())
  expect(paymentCalls).toEqual([])
  open()
  await expect(page.getByText('12.75 EUR')).toBeVisible()
  expect(paymentCalls).toHaveLength(1)
  expect(paymentCalls[0]).not.toContain('forged')
})

test('CRD-1: a blocked card frame shows a message and offers payment at a bank', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Content Security Policy|frame-ancestors|403|ERR_BLOCKED|Refused to|violates/)
  const blocked = page.getByText(text('pay.card.blocked'))
  // This policy allows no frames.
  await openScratchPage(page, { body: element })
  await chooseCard(page)
  await expect(blocked).toBeVisible()
  await press(page, text('pay.card.bank', { bank: 'Nemuno bankas' }))
  await expect(page.getByRole('radio', { name: /Nemuno bankas/ })).toBeChecked()
  await expect(blocked).toHaveCount(0)

  await page.route('**/card-fields?*', route =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': "frame-ancestors 'none'" },
      body: '<!doctype html><title>No</title>',
    }),
  )
  await page.goto('/card-payment')
  await chooseCard(page)
  await expect(blocked).toBeVisible()
})

test('LAY-1, LAY-11, LAY-18: card payment has its own navbar, a services menu, a way back and a link to the user’s own bill', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/card-payment')
  const header = page.getByRole('banner')
  const services = header.getByRole('button', { name: portal('cardPayment.services') })
  const list = header.getByRole('link', { name: service })
  await services.click()
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(services).toBeFocused()
  await services.click()
  await header.getByRole('button', { name: portal('header.menu') }).click()
  await expect(list).toBeHidden()
  await expect(header.getByRole('link', { name: portal('menu.about_us') })).toBeVisible()
  await expect(header.getByRole('link', { name: portal('menu.faq') })).toHaveAttribute('href', /faq/)
  await page.keyboard.press('Escape')
  await services.click()
  await list.click()
  await expect(page.getByRole('button', { name: `${text('what.service')}: ${service}` })).toBeVisible()
  await expect(page.getByRole('link', { name: portal('cardPayment.ownBill') })).toHaveCount(0)

  await page.setViewportSize({ width: 1280, height: 800 })
  await header.getByRole('link', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, 'single@example.com')
  await expect(page).not.toHaveURL(/login/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/card-payment')
  const own = page.getByRole('link', { name: portal('cardPayment.ownBill') })
  await expect(own).toHaveAttribute('href', /^\/vendor\/\w+\/contract\/\d+\/bill$/)
  await own.click()
  await expect(page.getByRole('heading', { level: 1, name: portal('bills.title') })).toBeVisible()
  // With a contract selected, closing returns to the contract.
  await page.goto('/card-payment')
  await expect(own).toBeVisible()
  await header.getByRole('link', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL(/\/vendor\/\w+\/contract\/\d+$/)
})
