import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { portalAddress } from './support/addresses.ts'
import { openSignedIn } from './support/openSignedIn.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('messages')
const shared = textsOf('shared')

const element = (page: Page) => page.locator('resident-messages')
const rows = (page: Page) => element(page).getByRole('listitem')
const markAll = (page: Page) => element(page).getByRole('button', { name: text('markAll') })
const openMessage = (page: Page, topic: string | RegExp) =>
  element(page).getByRole('link', { name: topic }).first().click()

async function openPortal(page: Page, path: string, email: string) {
  await openSignedIn(page, path, email)
  await expect(rows(page).first()).toBeVisible()
}

test('MSG-1 MSG-2: planned work is found by its type, opened, added to a calendar, and its file saved', async ({
  page,
  checkAccessibility,
}) => {
  await openPortal(page, '/messages', 'board@example.com')
  await checkAccessibility()
  const filter = element(page).getByLabel(text('filter'))
  await filter.selectOption('planned_works')
  await expect(page).toHaveURL('/messages?type=planned_works')
  await expect(rows(page).filter({ hasText: text('types.news') })).toHaveCount(0)
  await openMessage(page, /Šalto vandens stovo keitimas/)
  await expect(page).toHaveURL(/\/messages\/type\/planned_works\/\d+$/)
  const message = element(page).getByRole('article')
  for (const fact of ['when', 'workGroup', 'location', 'subcontractor', 'contact', 'taxes'])
    await expect(message.getByText(text(`work.${fact}`), { exact: true })).toBeVisible()
  await expect(message.getByRole('link', { name: '+370 612 00 451' })).toHaveAttribute(
    'href',
    'tel:+37061200451',
  )

  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    message.getByRole('button', { name: text('work.calendar') }).click(),
  ])
  expect(calendar.suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2}\.ics$/)
  const days = (await readFile(await calendar.path(), 'utf8')).split('\r\n')
  expect(days).toEqual(expect.arrayContaining(['BEGIN:VCALENDAR', 'SUMMARY:Šalto vandens stovo keitimas']))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    message.getByRole('button', { name: /Darbų grafikas\.pdf/ }).click(),
  ])
  expect((await readFile(await file.path())).length).toBeGreaterThan(0)

  await page.goBack()
  await expect(page).toHaveURL('/messages?type=planned_works')
  await expect(filter).toHaveValue('planned_works')
  const opened = rows(page).filter({ hasText: 'Šalto vandens stovo keitimas' })
  await expect(opened.filter({ hasNotText: text('new') })).not.toHaveCount(0)
})

test('MSG-1: a contract’s messages have a URL of their own; a foreign message is not found', async ({
  page,
  allowErrors,
}) => {
  await openPortal(page, '/vendor/alfa/contract/7/messages', 'board@example.com')
  await openMessage(page, /Kaip deklaruoti/)
  await expect(page).toHaveURL(/\/vendor\/alfa\/contract\/7\/messages\/type\/news\/\d+$/)
  await element(page)
    .getByRole('link', { name: text('back') })
    .click()
  await expect(page).toHaveURL('/vendor/alfa/contract/7/messages')
  allowErrors(/404/)
  await page.goto('/vendor/alfa/contract/7/messages/type/personal/999999')
  await expect(element(page).getByText(shared('errors.not_found'))).toBeVisible()
})

test('MSG-3: all are marked as read and unread again; a failed change is undone with an error', async ({
  page,
  faults,
  allowErrors,
}) => {
  await openPortal(page, '/messages', 'board@example.com')
  const fresh = element(page).getByText(text('new'), { exact: true })
  const before = await fresh.count()
  expect(before).toBeGreaterThan(1)

  await markAll(page).click()
  await expect(element(page).getByText(text('allRead'))).toBeVisible()
  await expect(fresh).toHaveCount(0)
  // The list shows it before the server has it, and the reload would cancel the call. The counters are read afterwards.
  const counters = () =>
    page.waitForResponse(
      response => response.url().endsWith('/profile/unreads') && response.request().method() === 'GET',
    )
  const undone = counters()
  await page.getByRole('button', { name: shared('undo') }).click()
  await expect(fresh).toHaveCount(before)
  await undone
  // The menus’ counters load after the page.
  const menus = counters()
  await page.reload()
  await menus
  await expect(fresh).toHaveCount(before)

  const counted: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/profile/unreads')) counted.push(request.method())
  })
  allowErrors(/500/)
  await faults({ method: 'PUT', path: '/api/v5/profile/reads', status: 500, body: '{}' })
  await element(page)
    .getByRole('button', { name: text('mark', { topic: '' }).trim() })
    .first()
    .click()
  await expect(page.getByText(shared('readFailed'))).toBeVisible()
  await expect(fresh).toHaveCount(before)
  await expect.poll(() => counted).toEqual(['GET'])
})

test('MSG-1: on an external page a message opens in place, and back, forward and reload keep it', async ({
  page,
}) => {
  await openScratchPage(page, {
    body: '<resident-login></resident-login><resident-messages></resident-messages>',
  })
  await signIn(page, 'single@example.com')
  const address = page.url()
  await openMessage(page, /Kaip deklaruoti/)
  const heading = element(page).getByRole('heading', { name: 'Kaip deklaruoti skaitiklių rodmenis' })
  await expect(heading).toBeFocused()
  expect(page.url()).toBe(address)

  await page.goBack()
  await expect(element(page).getByRole('link', { name: /Kaip deklaruoti/ })).toBeFocused()
  await page.goForward()
  await expect(heading).toBeVisible()
  await page.reload()
  await expect(heading).toBeVisible()
  await element(page)
    .getByRole('link', { name: text('back') })
    .click()
  await expect(rows(page).first()).toBeVisible()
})

test('MSG-7: markup in every field of a message is plain text, and nothing in its body runs', async ({
  page,
  faults,
}) => {
  const evil = '<img src=x onerror="document.title=1"><script>document.title=2</script><b>bold</b>'
  const data = {
    id: 1,
    type: 'planned_works',
    contractId: 1,
    date: '2026-11-20T08:00:00.000Z',
    topic: `T${evil}`,
    object: `O${evil}`,
    isRead: true,
    body: `${evil}<a href="javascript:document.title=3">link</a><svg onload="document.title=4"></svg>`,
    files: [{ id: 1, name: `F${evil}`, bytes: 1 }],
    plannedWork: {
      subcontractor: `S${evil}`,
      contact: `C${evil}`,
      workGroup: 'nobody_knows',
      location: `L${evil}`,
      taxesDistribution: 'nobody_knows',
      startsOn: '2026-11-25',
      endsOn: '2026-11-25',
    },
  }
  await faults({ path: '/api/v5/types/*', body: JSON.stringify({ data }) })
  await openPortal(page, '/messages', 'single@example.com')
  await openMessage(page, /Kaip deklaruoti/)
  const message = element(page).getByRole('article')
  for (const field of ['T', 'O', 'F', 'S', 'C', 'L'])
    await expect(message.getByText(field + evil).first()).toBeVisible()
  await expect(message.getByText(text('workGroups.other'))).toBeVisible()
  await expect(message.locator('b')).toHaveText('bold')
  await message.getByText('link', { exact: true }).click()
  await expect(page).not.toHaveTitle(/^\d$/)
})

test('MSG-6: the shortcut shows five calculations of the newest bills and links to each and to all', async ({
  page,
}) => {
  await openScratchPage(page, {
    body: '<resident-login></resident-login><resident-calculations></resident-calculations>',
  })
  const listRequest = page.waitForRequest(/\/messages\?/)
  await signIn(page, 'owner@example.com')
  expect(new URL((await listRequest).url()).search).toBe('?count=5&page=1&type=calculation&lastInvoiceOnly=1')
  const links = page.locator('resident-calculations').getByRole('listitem').getByRole('link')
  await expect(links).toHaveCount(5)
  await expect(links.first()).toHaveAttribute(
    'href',
    new RegExp(`^${portalAddress()}/messages/type/calculation/\\d+$`),
  )
  await page
    .locator('resident-calculations')
    .getByRole('link', { name: textsOf('calculations')('all') })
    .click()
  // The portal is another site with its own session; it stores the destination for after the sign-in.
  await expect(page).toHaveURL(`${portalAddress()}/login`)
  await signIn(page, 'owner@example.com')
  await expect(page).toHaveURL(`${portalAddress()}/messages?type=calculation`)
})

test('MSG-6: a contract’s page shows how its newest bill was calculated, and links to its messages', async ({
  page,
}) => {
  const listRequest = page.waitForRequest(/\/messages\?.*type=calculation/)
  await openSignedIn(page, '/vendor/alfa/contract/1', 'owner@example.com')
  expect(new URL((await listRequest).url()).search).toBe(
    '?contractId=1&count=5&page=1&type=calculation&lastInvoiceOnly=1',
  )
  const shortcut = page.locator('resident-calculations')
  const links = shortcut.getByRole('listitem').getByRole('link')
  await expect(links).toHaveCount(1)
  await expect(links).toHaveAttribute(
    'href',
    /\/vendor\/alfa\/contract\/1\/messages\/type\/calculation\/\d+$/,
  )
  await shortcut.getByRole('link', { name: textsOf('calculations')('all') }).click()
  await expect(rows(page)).toHaveCount(3)
})
