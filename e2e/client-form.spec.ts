import {
  expectLetters,
  field,
  fillForm,
  go,
  identityInput,
  jpg,
  pdf,
  registryInput,
} from './support/clientForm.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('client-form')
const files = textsOf('shared')

test('CDF-1, CDF-2, CDF-4: a new owner fills in the form, reviews it, sends it once and gets a number, also by mail', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/vendor/alfa/contract/register')
  await go(page)
  await expect(page.getByText(text('validation.files_few')).first()).toBeVisible()
  await expect(field(page, 'who.firstName')).toBeFocused()

  await fillForm(page)
  await page.reload()
  await expect(field(page, 'who.lastName')).toHaveValue('Žemaitienė')
  await expect(page.getByText('israsas.pdf')).toBeVisible()

  await go(page)
  await expect(page.getByRole('heading', { name: text('review.title') })).toBeFocused()
  await expect(page.getByText('Antakalnio g. 128-61, Vilnius')).toBeVisible()
  await checkAccessibility()
  let sendings = 0
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/client-register')) sendings += 1
  })
  const submitted = page.evaluate(
    () =>
      new Promise<{ reference: string }>(resolve =>
        document.addEventListener('resident-submitted', event => resolve((event as CustomEvent).detail)),
      ),
  )
  await page.getByRole('button', { name: text('review.send') }).dblclick()
  await expect(page.getByRole('heading', { name: text('sent.title') })).toBeVisible()
  const { reference } = await submitted
  expect(reference).toMatch(/^[\w-]{12}$/)
  await expect(page.locator('strong').getByText(reference, { exact: true })).toBeVisible()
  expect(sendings).toBe(1)
  await page.reload()
  await expect(field(page, 'who.lastName')).toHaveValue('')
  await expectLetters(page, reference)
})

test('CDF-1: a form whose only text was deleted is empty after a reload', async ({ page }) => {
  await page.goto('/vendor/alfa/contract/register')
  await field(page, 'who.firstName').fill('Rūta')
  await field(page, 'who.firstName').fill('')
  await page.reload()
  await field(page, 'who.phone').focus()
  await expect(field(page, 'who.firstName')).toHaveValue('')
})

test('CDF-1: server errors appear at their fields and the input stays', async ({
  page,
  faults,
  allowErrors,
}) => {
  allowErrors(/422|ERR_EMPTY_RESPONSE|500/)
  await page.goto('/vendor/alfa/contract/register')
  await fillForm(page)
  await go(page)
  await faults({ method: 'POST', path: '/api/v5/client-register', drop: true })
  await page.getByRole('button', { name: text('review.send') }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await faults({
    method: 'POST',
    path: '/api/v5/client-register',
    status: 422,
    body: '{"message":"x","code":"validation_failed","messageKey":"errors.validation_failed","correlationId":"c0ffee00","errors":{"email":["validation.email"]}}',
    times: 1,
  })
  await page.getByRole('button', { name: text('review.send') }).click()
  await expect(field(page, 'who.email')).toBeFocused()
  await expect(field(page, 'who.email')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'who.email')).toHaveValue('ruta@example.com')
})

test('CDF-1: after a lost answer and a reload, the same form is sent with the same key and not stored twice', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await page.goto('/vendor/alfa/contract/register')
  await fillForm(page)
  await go(page)
  const keys: (string | undefined)[] = []
  await page.route('**/client-register', async route => {
    keys.push(route.request().headers()['idempotency-key'])
    const response = await route.fetch()
    await (keys.length === 1 ? route.abort() : route.fulfill({ response }))
  })
  await page.getByRole('button', { name: text('review.send') }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.reload()
  await expect(page.getByText('israsas.pdf')).toBeVisible()
  await go(page)
  await page.getByRole('button', { name: text('review.send') }).click()
  await expect(page.getByRole('heading', { name: text('sent.title') })).toBeVisible()
  expect(keys).toEqual([expect.stringMatching(/^\w{32}$/), keys[0]])
})

test('CDF-2: a file with a false type and a sixth document are refused', async ({ page }) => {
  await page.goto('/vendor/alfa/contract/register')
  await identityInput(page).setInputFiles([{ ...jpg, buffer: Buffer.from('<script>alert(1)</script>') }])
  await expect(page.getByText(/can be attached/)).toBeVisible()
  await registryInput(page).setInputFiles(
    Array.from({ length: 6 }, (_, at) => ({ ...pdf, name: `${at}.pdf` })),
  )
  await expect(page.getByText(files('files.full'))).toBeVisible()
  await expect(page.getByText('5.pdf')).toHaveCount(0)
})

test('CDF-1, CDF-4: on a phone, on a page of another origin, the form has steps, is sent without a sign-in and answered by mail', async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openScratchPage(page, { body: '<resident-client-form></resident-client-form>' })
  await expect(page.getByText('Step 1 of 4')).toBeVisible()
  await expect(field(page, 'home.address')).toBeHidden()
  await go(page, 'next')
  await expect(field(page, 'who.firstName')).toBeFocused()
  await field(page, 'who.firstName').fill('Rūta')
  await field(page, 'who.lastName').fill('Žemaitienė')
  await field(page, 'who.phone').fill('+37061234567')
  await field(page, 'who.email').fill('ruta@example.com')
  await go(page, 'next')
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  await checkAccessibility()
  await page.getByLabel(text('home.vendor')).selectOption({ label: 'Alfa namai' })
  await go(page, 'back')
  await expect(field(page, 'who.lastName')).toHaveValue('Žemaitienė')
  await go(page, 'next')
  await field(page, 'home.address').fill('Antakalnio g. 128-61, Vilnius')
  await field(page, 'choices.owner').check()
  await field(page, 'choices.apartment').check()
  await go(page, 'next')
  await field(page, 'choices.new_owner').check()
  await field(page, 'choices.digital').check()
  await go(page, 'next')
  await registryInput(page).setInputFiles([pdf])
  await identityInput(page).setInputFiles([jpg])
  await expect(page.getByText(files('files.sent'))).toHaveCount(2)
  await go(page)
  await page.getByRole('button', { name: text('review.send') }).click()
  await expect(page.getByRole('heading', { name: text('sent.title') })).toBeVisible()
  const reference = (await page.locator('resident-client-form strong').textContent()) ?? ''
  expect(reference).toMatch(/^[\w-]{12}$/)
  await expectLetters(page, reference)
})

test('CDF-1: a building is found without accents and with the keyboard, and its provider is shown', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/vendor/alfa/contract/register')
  const address = page.getByRole('combobox', { name: text('home.address'), exact: true })
  await address.pressSequentially('zirmunu g')
  const list = page.getByRole('listbox', { name: text('home.houses') })
  const first = list.getByRole('option').first()
  await expect(first).toContainText('Žirmūnų g.')
  await checkAccessibility()
  await address.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  const [house = ''] = await first.locator('span').allInnerTexts()
  await address.press('Enter')
  await expect(address).toHaveValue(house)
  await expect(list).toBeHidden()
  await address.pressSequentially('-5')
  await expect(address).toHaveValue(house.replace(',', '-5,'))
  await expect(page.getByText(/^Served by Alfa /)).toBeVisible()
  await expect(page.getByRole('heading', { name: text('review.title') })).toHaveCount(0)
})

test('CDF-1, CDF-2: a draft whose files are no list opens with its text and without files', async ({
  page,
}) => {
  await page.goto('/vendor/alfa/contract/register')
  await field(page, 'who.lastName').fill('Žemaitienė')
  await registryInput(page).setInputFiles([pdf])
  await expect(page.getByText(files('files.sent'))).toBeVisible()
  const damage = () => {
    const entries = Object.entries(localStorage).filter(([, value]) => value.includes('"registry":['))
    for (const [key, value] of entries)
      localStorage.setItem(key, value.replace(/"registry":\[[^\]]*\]/, '"registry":{}'))
    return entries.length
  }
  await expect.poll(() => page.evaluate(damage)).toBe(1)
  await page.reload()
  await expect(field(page, 'who.lastName')).toHaveValue('Žemaitienė')
  await expect(page.getByText(pdf.name)).toHaveCount(0)
})

test('CDF-1, CDF-2: on a device whose clock is wrong unsent input is stored for 30 days, its files for one', async ({
  page,
}) => {
  const day = 86_400_000
  const startTime = Date.now() + 2 * day
  await page.clock.setFixedTime(startTime)
  await page.goto('/vendor/alfa/contract/register')
  await field(page, 'who.lastName').fill('Žemaitienė')
  await registryInput(page).setInputFiles([pdf])
  await expect(page.getByText(files('files.sent'))).toBeVisible()
  await page.clock.setFixedTime(startTime + 0.9 * day)
  await page.reload()
  await expect(page.getByText(pdf.name)).toBeVisible()
  await page.clock.setFixedTime(startTime + 29 * day)
  await page.reload()
  await expect(field(page, 'who.lastName')).toHaveValue('Žemaitienė')
  await expect(page.getByText(pdf.name)).toHaveCount(0)
  // Opening the draft stored it again, so the 30 days restart.
  await page.clock.setFixedTime(startTime + 60 * day)
  await page.reload()
  await expect(field(page, 'who.lastName')).toBeVisible()
  await expect(field(page, 'who.lastName')).toHaveValue('')
})

test('CDF-1, CDF-3: a legal entity has to enter name, code and VAT code, and each missing one has an error', async ({
  page,
}) => {
  await page.goto('/vendor/alfa/contract/register')
  await page.getByRole('tab', { name: text('who.company'), exact: true }).click()
  await expect(field(page, 'who.firstName')).toHaveCount(0)
  await go(page)
  await expect(field(page, 'who.companyName')).toBeFocused()
  for (const name of ['who.companyName', 'who.companyCode', 'who.companyVatCode'])
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'who.companyName').fill('UAB „Namų ūkis“')
  await expect(field(page, 'who.companyName')).toHaveAttribute('aria-invalid', 'false')
})
