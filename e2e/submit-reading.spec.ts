import type { APIRequestContext } from '@playwright/test'
import { organizationGroupsWithContracts } from '../src/api/endpoints/organizationGroups.ts'
import { frameTag } from '../src/api/rules/frameCode.ts'
import { hostPolicy } from '../src/api/rules/hostPolicy.ts'
import { portalAddress } from './support/addresses.ts'
import { hosts } from './support/hosts.ts'
import { readAs } from './support/readAs.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('submit-reading')

/** A contract with its newest bill, as its holder reads it. */
async function billOf(request: APIRequestContext, vendor: string, index: number) {
  const read = await readAs(request, 'many@example.com')
  const groups = await read(organizationGroupsWithContracts.path)
  const { contracts } = groups.find(({ slug }: { slug: string }) => slug === vendor)
  const contract = contracts.filter(({ isActive }: { isActive: boolean }) => isActive).at(index)
  const bills = await read(`contracts/${contract.id}/invoices`)
  const bill = bills.find(({ type }: { type: string }) => type !== 'credit')
  return { number: contract.username, bill: bill.number, amount: bill.amount.replace('.', ',') }
}

test('RDG-1 RDG-5: a guest goes from the sign-in to the form, finds the meters by the last bill and sends readings once', async ({
  page,
  request,
  checkAccessibility,
  allowErrors,
}) => {
  allowErrors(/404/)
  const { number, bill, amount } = await billOf(request, 'beta', -1)
  await page.goto('/login')
  await page.getByRole('link', { name: textsOf('portal')('submitReading') }).click()
  await page.getByLabel(text('fields.vendor')).selectOption('beta')
  await expect(page.getByText(text('ifNoReading'))).toBeVisible()
  await page.getByLabel(text('fields.agreementCode')).fill(number)
  await page.getByLabel(text('fields.invoiceNumber')).fill(bill)
  await page.getByLabel(text('fields.invoiceAmount')).fill('1,00')
  await checkAccessibility()
  await page.getByRole('button', { name: text('find') }).click()
  await expect(page.getByText(text('problems.link_not_found'))).toBeVisible()
  await page.getByLabel(text('fields.invoiceAmount')).fill(amount)
  await page.getByRole('button', { name: text('find') }).click()
  const fields = page.locator('resident-submit-reading').getByRole('textbox')
  await expect(fields.first()).toBeVisible()
  await expect(page.getByRole('heading', { name: text('meters') })).toBeFocused()
  await expect(page.getByLabel(text('fields.agreementCode'))).toHaveCount(0)
  await page.getByRole('button', { name: text('send') }).click()
  await expect(page.getByText(text('validation.one'))).toBeVisible()
  await fields.first().fill('0')
  await expect(page.getByText(text('validation.invalid_meter_declaration_value'))).toBeVisible()
  await fields.first().fill('99999999,5')
  await checkAccessibility()
  let sent = 0
  page.on('request', each => {
    if (each.method() === 'POST' && each.url().endsWith('/guest-readings')) sent += 1
  })
  await page.getByRole('button', { name: text('send') }).dblclick()
  await expect(page.getByRole('status').filter({ hasText: text('sent.title', { count: 1 }) })).toBeFocused()
  expect(sent).toBe(1)
})

test('RDG-5 PER-4: a vendor that takes no readings without an account has neither the link below its sign-in nor the form', async ({
  page,
}) => {
  const link = page.getByRole('link', { name: textsOf('portal')('submitReading') })
  await page.goto('/vendor/beta/login')
  await expect(link).toBeVisible()
  const features = page.waitForResponse(/\/features\?vendor=gama$/)
  await page.goto('/vendor/gama/login')
  await features
  await expect(page.getByRole('main').getByText('Gama nami').first()).toBeVisible()
  await expect(link).toHaveCount(0)
  await openScratchPage(page, {
    body: '<resident-submit-reading vendor="gama"></resident-submit-reading><resident-submit-reading vendor="beta"></resident-submit-reading>',
  })
  await expect(page.getByText(textsOf('shared')('notOffered'))).toHaveCount(1)
  await expect(page.getByLabel(text('fields.agreementCode'))).toHaveCount(1)
})

test('RDG-4: an absence is announced in place of readings', async ({ page, request }) => {
  const { number, bill, amount } = await billOf(request, 'beta', -2)
  await page.goto('/vendor/beta/submit-reading')
  await page.getByLabel(text('fields.agreementCode')).fill(number)
  await page.getByLabel(text('fields.invoiceNumber')).fill(bill)
  await page.getByLabel(text('fields.invoiceAmount')).fill(amount)
  await page.getByRole('button', { name: text('find') }).click()
  await page.getByRole('button', { name: text('absence.title') }).click()
  await page.getByRole('button', { name: text('absence.send') }).click()
  await expect(page.getByText(text('validation.day'))).toBeVisible()
  await page.getByLabel(text('absence.until')).fill('2026-01-01')
  await expect(page.getByText(text('validation.order'))).toBeVisible()
  const from = await page.getByLabel(text('absence.from')).inputValue()
  await page.getByLabel(text('absence.until')).fill(from)
  await page.getByRole('button', { name: text('absence.send') }).click()
  await expect(page.getByText(text('announced.text'))).toBeVisible()
})

for (const host of hosts)
  test(`RDG-5: a guest finds the meters in ${host.name}`, async ({ page, request }) => {
    const { number, bill, amount } = await billOf(request, 'alfa', -1)
    const root = await host.open(page, { path: '/vendor/alfa/submit-reading', element: 'submit-reading' })
    await root.getByLabel(text('fields.agreementCode')).fill(number)
    await root.getByLabel(text('fields.invoiceNumber')).fill(bill)
    await root.getByLabel(text('fields.invoiceAmount')).fill(amount)
    await root.getByRole('button', { name: text('find') }).click()
    await expect(root.getByRole('heading', { name: text('meters') })).toBeVisible()
    await expect(root.locator('resident-submit-reading').getByRole('listitem').first()).toBeVisible()
  })

test('RDG-5: a guest sends readings in a frame of a browser without scripts', async ({
  browser,
  request,
}) => {
  const { number, bill, amount } = await billOf(request, 'beta', -3)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const attributes = { vendor: 'beta', locale: 'en' }
  await openScratchPage(page, {
    body: frameTag({ portal: portalAddress(), name: 'submit-reading', attributes }, { title: 'Readings' }),
    times: 0,
    policy: hostPolicy(portalAddress(), [portalAddress()]).join('; '),
  })
  const frame = page.frameLocator('iframe')
  await frame.getByLabel(text('fields.agreementCode')).fill(number)
  await frame.getByLabel(text('fields.invoiceNumber')).fill(bill)
  await frame.getByLabel(text('fields.invoiceAmount')).fill(amount)
  await frame.getByRole('button', { name: text('find') }).click()
  const fields = frame.getByRole('textbox')
  await expect(fields.first()).toHaveAttribute('name', /^meter\d+$/)
  await fields.first().fill('99999999,5')
  await frame.getByRole('button', { name: text('send') }).click()
  await expect(frame.getByRole('status')).toBeVisible()
  await context.close()
})
