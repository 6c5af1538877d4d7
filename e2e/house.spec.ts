import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { pdfText } from '../tests/support/pdfText.ts'
import { openSignedIn } from './support/openSignedIn.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const portal = textsOf('portal')
const shared = textsOf('shared')
const bills = textsOf('bills')
const documents = textsOf('documents')
const house = textsOf('my-house')
const contract = textsOf('my-contract')

/** A server of this file’s own, so that no other test reads its unread items. */
test.use({ serverEnv: { DEMO_NOW: '2026-11-21T10:00:00Z' } })

const first = '/vendor/alfa/contract/1'

const menu = (page: Page) => page.getByRole('navigation', { name: portal('header.contract') })
const unread = (name: string) => `${name} (${portal('header.unread', { count: 1 })})`
const failed = { code: 'internal', message: '', messageKey: 'errors.internal', correlationId: 'c0ffee00' }
const fault = (path: string, times = 3) => ({ path, status: 500, body: JSON.stringify(failed), times })

test('MSG-4, BIL-1: a new bill stays marked as unread in the menu until it is opened', async ({
  page,
  context,
}) => {
  await openSignedIn(page, first)
  const marked = menu(page).getByRole('link', { name: unread(portal('menu.bill')), exact: true })
  await expect(page.getByText(bills('latest.due.title'))).toBeVisible()
  await expect(marked).toBeVisible()
  const host = await context.newPage()
  await openScratchPage(host, {
    body: `<resident-login></resident-login>
      <resident-badge module="invoice" contract="1"></resident-badge>`,
  })
  await signIn(host)
  const badge = host.locator('resident-badge').locator('.badge')
  await expect(badge).toContainText('1')
  await host.evaluate(() => document.body.append(document.createElement('resident-bills')))
  await expect(host.getByRole('tab', { name: bills('tabs.invoices') })).toBeVisible()
  await expect(badge).toHaveCount(0)
  await page.reload()
  await expect(menu(page).getByRole('link', { name: portal('menu.bill'), exact: true })).toBeVisible()
  await expect(marked).toHaveCount(0)
})

test('DOC-1: documents are filtered by text, category and year; the new report is marked until its file is opened', async ({
  page,
  faults,
  allowErrors,
  checkAccessibility,
}) => {
  allowErrors(/500|favicon\.ico/)
  await faults(fault('/api/v5/contracts/1/reports'))
  await openSignedIn(page, `${first}/documents`)
  await expect(page.getByText(documents('failed'))).toBeVisible()
  await page.getByRole('button', { name: shared('retry'), exact: true }).click()
  const rows = page.locator('resident-documents').getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  const all = await rows.count()
  const marked = menu(page).getByRole('link', { name: unread(portal('menu.documents')), exact: true })
  await expect(marked).toBeVisible()
  await checkAccessibility()

  const category = page.getByRole('combobox', { name: documents('category') })
  const option = category.locator('option', { hasText: documents('categories.insurance') })
  const count = Number(/\((\d+)\)/.exec((await option.textContent()) ?? '')?.[1])
  await category.selectOption(await option.getAttribute('value'))
  await expect(rows).toHaveCount(count + 1)
  await page.getByRole('searchbox', { name: documents('search') }).fill('nothing is called so')
  await expect(page.getByText(documents('nothingFound'))).toBeVisible()
  await page.getByRole('button', { name: documents('showAll') }).click()
  await expect(rows).toHaveCount(all)

  await page.getByRole('combobox', { name: documents('category') }).selectOption('financial_information')
  await page.getByRole('combobox', { name: documents('year') }).selectOption('2026')
  const report = rows.filter({ hasText: documents('yearly') })
  await expect(report).toContainText(documents('unread'))
  const address = page.waitForResponse(answer => answer.url().endsWith('/file-url'))
  await report.getByRole('button').click()
  const { data } = (await (await address).json()) as { data: { url: string } }
  expect(new URL(data.url).searchParams.get('signature')).toMatch(/^[\w-]{43}$/)
  const file = await page.request.get(data.url)
  expect(file.headers()['content-type']).toBe('application/pdf')
  const bytes = await file.body()
  const { buffer, byteOffset, byteLength } = bytes
  const pdf = await pdfText(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
  expect(pdf.text).toContain('2025')
  await expect(report).not.toContainText(documents('unread'))
  await expect(marked).toHaveCount(0)
  for (const other of page.context().pages()) if (other !== page) await other.close()
})

test('HOU-1: the building’s page shows manager, services, the fund as chart and table, and cleaning days for a calendar', async ({
  page,
  faults,
  allowErrors,
  checkAccessibility,
}) => {
  allowErrors(/500/)
  await faults(fault('/api/v5/contracts/1/my-house'))
  await openSignedIn(page, `${first}/my-house`)
  await expect(page.getByText(house('failed'))).toBeVisible()
  await page.getByRole('button', { name: shared('retry'), exact: true }).click()
  const element = page.locator('resident-my-house')
  await expect(element.getByRole('heading', { name: house('manager.title') })).toBeVisible()
  const services = element.getByRole('heading', { name: house('services') })
  await expect(services.locator('..').getByRole('listitem').first()).toBeVisible()
  await expect(element.getByText(/^€[\d,]+\.\d\d$/).first()).toBeVisible()

  // The chart is operated with keys and announces its values; the table has the same values.
  const chart = element.getByRole('slider')
  await chart.focus()
  await page.keyboard.press('Home')
  await expect(chart).toHaveAttribute('aria-valuenow', '1')
  const oldest = await chart.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowRight')
  await expect(chart).not.toHaveAttribute('aria-valuetext', oldest ?? '')
  await element.getByRole('button', { name: shared('chart.table') }).click()
  const oldestRow = element
    .getByRole('table', { name: house('fund.chart') })
    .getByRole('row')
    .nth(1)
  await expect(oldestRow).toBeVisible()
  const [month = '', balance = ''] = (await oldestRow.locator('th, td').allTextContents()).map(text =>
    text.trim(),
  )
  expect(oldest).toContain(month)
  expect(oldest).toContain(balance)
  await checkAccessibility()

  const calendar = element.getByRole('table', { name: 'November 2026' })
  await expect(calendar.locator('.marked').first()).toBeVisible()
  const days = await calendar.locator('.marked').allTextContents()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    element.getByRole('button', { name: house('cleaning.save') }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${house('cleaning.file')}.ics`)
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/)
  for (const day of days)
    expect(file).toContain(`DTSTART;VALUE=DATE:202611${String(Number.parseInt(day, 10)).padStart(2, '0')}`)
})

test('HOU-1, CNS-1: links from the house, the bills and the meters stay with the contract', async ({
  page,
}) => {
  const meters = textsOf('meters')
  const consumption = /\/contract\/1\/consumption$/
  await openSignedIn(page, `${first}/my-house`)
  await page
    .locator('resident-my-house')
    .getByRole('link', { name: house('onBills') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/contract\/1\/bill$/)
  await page.getByRole('link', { name: bills('compare.consumption') }).click()
  await expect(page).toHaveURL(consumption)
  await openSignedIn(page, `${first}/meter`)
  await page.getByRole('tab', { name: meters('tabs.history') }).click()
  await page.getByRole('link', { name: meters('history.compare') }).click()
  await expect(page).toHaveURL(consumption)
})

test('CON-12: the contract’s page shows details, parties and billed services; a failed list leaves the others working', async ({
  page,
  faults,
  allowErrors,
}) => {
  allowErrors(/500/)
  await faults(fault('/api/v5/contracts/1/services'))
  await openSignedIn(page, `${first}/my-contract`)
  const element = page.locator('resident-my-contract')
  await expect(element.getByText(contract('services.failed'))).toBeVisible()
  await expect(element.getByText('100217', { exact: true })).toBeVisible()
  await expect(element.getByText(contract('active'), { exact: true })).toBeVisible()
  await element.getByRole('button', { name: shared('retry'), exact: true }).click()
  await expect(element.getByRole('listitem').first()).toBeVisible()
  await expect(element.getByText(contract('services.failed'))).toHaveCount(0)
})

test('CON-12, DOC-1, HOU-1: on an external page the three elements work next to each other, and an empty one shows a message', async ({
  page,
}) => {
  await page.route('**/contracts/1/reports?*', route =>
    route.fulfill({
      json: { data: [], meta: { total: 0, nextCursor: null } },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  )
  await page.route('**/contracts/1/reports', route =>
    route.fulfill({
      json: { data: [], meta: { total: 0, nextCursor: null } },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  )
  await openScratchPage(page, {
    body: `<resident-login></resident-login>${['my-contract', 'documents', 'my-house']
      .map(name => `<resident-${name} contract="1"></resident-${name}>`)
      .join('')}`,
    loader: 'data-locale="lt"',
  })
  await signIn(page, 'owner@example.com', 'lt')
  await expect(page.getByText('100217', { exact: true })).toBeVisible()
  await expect(page.getByText(textsOf('documents', 'lt')('none.title'))).toBeVisible()
  await expect(page.getByRole('heading', { name: textsOf('my-house', 'lt')('fund.title') })).toBeVisible()
})
