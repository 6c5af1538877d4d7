import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { organizationGroupsWithContracts } from '../src/api/endpoints/organizationGroups.ts'
import { centsOf, centsText } from '../src/api/rules/money.ts'
import type { Invoice } from '../src/api/schemas/invoices.ts'
import { pdfText } from '../tests/support/pdfText.ts'
import { portalAddress } from './support/addresses.ts'
import { openPdf } from './support/openPdf.ts'
import { openSignedIn } from './support/openSignedIn.ts'
import { readAs } from './support/readAs.ts'
import { signInForm } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('portal')
const bills = textsOf('bills')
const shared = textsOf('shared')
const switcher = textsOf('contract-switcher')

const firstContract = '/vendor/alfa/contract/1'

/** Downloads the latest bill and returns its text. */
async function latestPdf(page: Page, locale: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: textsOf('shared', locale)('file.download') }).click(),
  ])
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  const { buffer, byteOffset, byteLength } = bytes
  return pdfText(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
}

test.beforeEach(async ({ page }) => {
  await openSignedIn(page, firstContract)
})

test('CON-1, PER-3: choosing another contract in the switcher opens its page', async ({ page }) => {
  const trigger = page.getByRole('button', { name: switcher('change') })
  await expect(trigger).toContainText('Namai Žirmūnuose')
  await trigger.click()
  const drawer = page.getByRole('dialog', { name: switcher('title') })
  await expect(drawer.getByText('Beta komunalinės paslaugos')).toBeVisible()
  await drawer.getByRole('button', { name: /Mamos butas/ }).click()
  await expect(page).toHaveURL('/vendor/alfa/contract/2')
  await expect(page.getByRole('heading', { level: 1, name: 'Mamos butas' })).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(trigger).toContainText('Mamos butas')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('LAY-20: the amount to pay is in the upper third of the first screen of bills and a home, and the upper half of the start, in any language', async ({
    page,
  }) => {
    for (const locale of ['en', 'lt', 'lv', 'ru']) {
      for (const [name, value] of [
        ['resident-language-chosen', '1'],
        ['i18n_redirected', locale],
      ] as const)
        await page.context().addCookies([{ name, value, url: portalAddress() }])
      for (const [path, selector, lowest] of [
        [`${firstContract}/bill`, 'resident-bills .latest .amount', 780 / 3],
        [firstContract, 'resident-bills .latest .amount', 780 / 3],
        ['/', 'resident-dashboard .events-total', 780 / 2],
      ] as const) {
        await page.goto(path)
        const amount = page.locator(selector)
        await expect(amount).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        const { y = 0, height = 0 } = (await amount.boundingBox()) ?? {}
        expect(height, `${locale} ${path}`).toBeGreaterThan(0)
        expect(y + height, `${locale} ${path}`).toBeLessThanOrEqual(lowest)
      }
    }
  })
})

test('CON-1: the contract’s URL includes the organization if the vendor shows its organizations', async ({
  page,
}) => {
  await page.getByRole('button', { name: switcher('change') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Vasarnamis prie jūros/ })
    .click()
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/vendor\/beta\/organizations\/5\/contract\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Vasarnamis prie jūros' })).toBeVisible()
  await page.getByRole('link', { name: text('contract.allBills') }).click()
  await expect(page).toHaveURL(/\/vendor\/beta\/organizations\/5\/contract\/\d+\/bill$/)
})

test('BIL-1: lists the latest bill first, then all invoices and payments', async ({ page }) => {
  await expect(page.getByText(bills('latest.due.title'))).toBeVisible()
  await expect(page.locator('.latest .amount')).toHaveText(/^€\d+\.\d\d$/)
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.getByRole('link', { name: text('contract.allBills') }).click()
  await expect(page).toHaveURL(`${firstContract}/bill`)
  await expect(page.getByRole('heading', { level: 1, name: text('bills.title') })).toBeFocused()
  await expect(page.locator('.list').getByRole('row')).toHaveCount(13)
  await page.getByRole('tab', { name: bills('tabs.history') }).click()
  await expect(page.getByText(bills('kinds.payment'), { exact: true }).first()).toBeVisible()
})

test('BIL-1, BIL-2: when the script of the history or of a payment’s outcome does not load, it can be asked for again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|Failed to (fetch|load)/)
  const scripts = /\/(HistoryTable|BillOutcome)-[^/]+\.js$/
  await page.route(scripts, route => route.abort())
  await page.goto(`${firstContract}/bill?payment=${'A'.repeat(43)}`)
  await expect(page.locator('.latest .amount')).toBeVisible()
  const retry = page.locator('resident-bills').getByRole('button', { name: shared('retry') })
  await expect(retry).toHaveCount(1)
  await page.getByRole('tab', { name: bills('tabs.history') }).click()
  await expect(retry).toHaveCount(2)
  await page.unroute(scripts)
  await retry.last().click()
  await expect(page.getByRole('table', { name: bills('tabs.history') })).toBeVisible()
  await retry.click()
  // The API knows no such payment.
  await expect(page).toHaveURL(`${firstContract}/bill`)
  await expect(retry).toHaveCount(0)
})

test('BIL-12: what is owed in all, on every contract with the vendor, is beside the latest bill', async ({
  page,
  request,
}) => {
  const read = await readAs(request, 'owner@example.com')
  const groups: { slug: string; contracts: { id: number }[] }[] = await read(
    organizationGroupsWithContracts.path,
  )
  const contracts = groups.find(({ slug }) => slug === 'alfa')?.contracts ?? []
  expect(contracts.length).toBeGreaterThan(1)
  // Other tests pay bills of the same person meanwhile.
  await expect(async () => {
    const lists: Invoice[][] = await Promise.all(
      contracts.map(({ id }) => read(`contracts/${id}/invoices?limit=50`)),
    )
    const open = lists.flat().filter(({ state }) => state === 'unpaid' || state === 'overdue')
    expect(open.length).toBeGreaterThan(1)
    const cents = open.reduce((sum, { amountDue }) => sum + centsOf(amountDue), 0)
    await page.goto(`${firstContract}/bill`)
    const amount = `€${centsText(cents)}`
    await expect(page.getByText(bills('latest.inAll', { amount }))).toBeVisible({ timeout: 5000 })
  }).toPass()
})

test('BIL-1: a bill opens in a new tab', async ({ page, allowErrors }) => {
  // The browser requests a favicon, because a PDF names none.
  allowErrors(/favicon\.ico/)
  await openPdf(page, /\/api\/v5\/files\/invoices\/\d+\?/, () =>
    page.getByRole('button', { name: textsOf('shared')('file.open') }).click(),
  )
  await expect(page).toHaveURL(firstContract)
})

test('BIL-1: the PDF is valid and has the letters of every language', async ({ page }) => {
  for (const [locale, letters] of [
    ['lt', /[ąčęėįšųūž]/],
    ['lv', /[āčēģīķļņšūž]/],
    ['ru', /[а-яё]{4}/],
  ] as const) {
    await page.goto(`${firstContract}?lang=${locale}`)
    const { text: words, pages } = await latestPdf(page, locale)
    expect(pages).toBe(1)
    expect(words).toContain('ALF-100217-')
    expect(words).toMatch(letters)
  }
})

test('I18-1, LAY-8: the chosen language applies to the portal and every element, and is remembered', async ({
  page,
  context,
}) => {
  let now = 'en'
  for (const [locale, name] of [
    ['lt', 'Lietuvių'],
    ['lv', 'Latviešu'],
    ['ru', 'Русский'],
  ] as const) {
    await page.getByRole('button', { name: textsOf('language', now)('label') }).click()
    await page.getByRole('menuitemradio', { name }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(
      page.getByRole('heading', { name: textsOf('portal', locale)('contract.about') }),
    ).toBeVisible()
    await expect(page.getByText(textsOf('bills', locale)('latest.due.title'))).toBeVisible()
    now = locale
  }
  await page.reload()
  await expect(page.getByText(textsOf('bills', 'ru')('latest.due.title'))).toBeVisible()
  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
  expect(cookie?.value).toBe('ru')
  await page.getByRole('button', { name: textsOf('portal', 'ru')('header.account') }).click()
  await page.getByRole('button', { name: textsOf('portal', 'ru')('header.signOut') }).click()
  await expect(signInForm(page, 'ru').email).toBeVisible()
})

test('a section whose request fails shows an error with a retry; the rest of the page works', async ({
  page,
  faults,
  allowErrors,
}) => {
  allowErrors(/500/)
  await faults({ path: '/api/v5/contracts/1/invoices/last', status: 500 })
  await page.goto(`${firstContract}/bill`)
  await expect(page.getByText(bills('latest.failed'))).toBeVisible()
  await expect(page.locator('.list').getByRole('row')).toHaveCount(13)
  await faults()
  await page.getByRole('button', { name: textsOf('shared')('retry') }).click()
  await expect(page.getByText(bills('latest.due.title'))).toBeVisible()
})
