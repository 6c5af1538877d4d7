import { readFile } from 'node:fs/promises'
import type { Locator, Page, Request } from '@playwright/test'
import { organizationGroupsWithContracts } from '../src/api/endpoints/organizationGroups.ts'
import { type Meter, meterTypes } from '../src/api/schemas/meters.ts'
import { portalAddress } from './support/addresses.ts'
import { holdScripts } from './support/drawn.ts'
import { openSignedIn } from './support/openSignedIn.ts'
import { readAs } from './support/readAs.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn } from './support/signIn.ts'
import { storedSession } from './support/storedSession.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('meters')
const shared = textsOf('shared')

/** The server's clock is inside a declaration window; the pages' clock is another day. */
test.use({ serverEnv: { DEMO_NOW: '2026-11-29T10:00:00Z' } })

/** Opens a contract's meters on an external page. */
async function openMeters(page: Page, contract: number, email = 'many@example.com') {
  await openScratchPage(page, {
    body: `<resident-login></resident-login><resident-meters contract="${contract}"></resident-meters>`,
  })
  await signIn(page, email)
  await expect(rows(page).first()).toBeVisible()
}

const rows = (page: Page) => page.locator('resident-meters').getByRole('group')
const field = (row: Locator) => row.getByRole('textbox', { name: text('new') })
const send = (page: Page) => page.locator('resident-meters form button[type=submit]')
/** Rows that accept a reading. */
const open = (page: Page) => rows(page).filter({ has: page.getByRole('textbox') })

async function lastOf(row: Locator): Promise<number> {
  return Number.parseFloat((await row.locator('.meter-last .money').textContent()) ?? '')
}
/** A typical month of use for the meter of this row. */
async function usual(page: Page, row: Locator): Promise<string> {
  await expect.poll(() => lists.has(page)).toBe(true)
  const number = (await row.getByText(/^No\.\s/).textContent())?.slice(4)
  const uses = lists.get(page)?.find(each => each.number === number)?.recentUses ?? []
  const middle = uses.map(Number).sort((a, b) => a - b)[6] ?? 0
  return ((await lastOf(row)) + middle).toFixed(4)
}

/** Headers that let a page of another origin read a mocked answer. */
const cors = { 'Access-Control-Allow-Origin': '*' }

/** The meters that pages have asked for. */
const lists = new WeakMap<Page, readonly Meter[]>()
const posts = new WeakMap<Page, Request[]>()

test.beforeEach(({ page }) => {
  const requests: Request[] = []
  posts.set(page, requests)
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/declarations')) requests.push(request)
  })
  page.on('response', async response => {
    if (!/\/contracts\/\d+\/meters$/.test(response.url()) || !response.ok()) return
    // The body of an answer to a page that was left cannot be read any more.
    const answer = await response.json().catch(() => undefined)
    if (answer) lists.set(page, answer.data)
  })
})
const sentBy = (page: Page) => posts.get(page)?.length

test('MET-1, MET-2, MET-5: a reading is typed with a comma, sent, marked as sent, and appears in the history', async ({
  page,
  checkAccessibility,
}) => {
  // The page has them from its drawing, and does not ask for them.
  const read = await readAs(page.request, 'owner@example.com')
  lists.set(page, await read('contracts/1/meters'))
  await openSignedIn(page, '/vendor/alfa/contract/1/meter')
  await expect(page.getByText(/^Submit your readings by 3\sDecember/)).toBeVisible()
  const row = open(page).first()
  const value = await usual(page, row)
  await field(row).fill(value.replace('.', ','))
  const used = Number(value) - (await lastOf(row))
  await expect(row.getByText(text('used', { value: Number(used.toFixed(4)), unit: 'm³' }))).toBeVisible()
  await checkAccessibility()
  await field(row).press('Enter')
  await expect(page.getByText(text('outcome.all', { count: 1 }))).toBeVisible()
  const sentNotice = text('declared', { value: Number(value), unit: 'm³' })
  await expect(page.getByText(sentNotice)).toBeVisible()
  expect(posts.get(page)?.[0]?.postDataJSON().valueTo).toBe(value)
  await page.reload()
  await expect(page.getByText(sentNotice)).toBeVisible()
  await page.getByRole('tab', { name: text('tabs.history') }).click()
  await expect(page.getByRole('row', { name: /November 2026/ }).last()).toContainText(String(Number(value)))
  await expect(page.getByRole('slider')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: text('history.save') }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toContain('ŠV-100217-1')
  expect(file.trim().split('\r\n').length).toBeGreaterThan(100)
})

test('MET-2: an invalid reading has an error at its field and blocks sending; an equal reading may be sent', async ({
  page,
}) => {
  await openMeters(page, 15)
  const [first, second] = [open(page).nth(0), open(page).nth(1)]
  await field(second).fill(await usual(page, second))
  const wrong = {
    '1e5': 'format',
    '12 34': 'format',
    '-5': 'sign',
    '+5': 'sign',
    '1.23456': 'decimals',
    '100000000': 'large',
  }
  for (const [typed, problem] of Object.entries(wrong)) {
    await field(first).fill(typed)
    await send(page).click()
    await expect(first.getByText(text(`wrong.${problem}`))).toBeVisible()
    await expect(page.getByText(text('outcome.invalid.title'))).toBeVisible()
  }
  await field(first).fill('0,0001')
  await send(page).click()
  await expect(first.getByText(/is less than the last reading/)).toBeVisible()
  expect(sentBy(page)).toBe(0)
  const same = await first.locator('.meter-last .money').textContent()
  await field(first).fill(String(Number.parseFloat(same ?? '')))
  await send(page).click()
  await expect(first.getByText(text('odd.same.title'))).toBeVisible()
  expect(sentBy(page)).toBe(0)
  await send(page).click()
  await expect(page.getByText(text('outcome.all', { count: 2 }))).toBeVisible()
})

test('MET-2: an implausible reading has to be confirmed before it is sent, and can be corrected with one click', async ({
  page,
}) => {
  await openMeters(page, 16)
  const row = open(page).first()
  const value = Number(await usual(page, row)).toFixed(2)
  await field(row).fill(value.replace('.', ''))
  await send(page).click()
  await expect(row.getByText(text('odd.mark.title'))).toBeVisible()
  await expect(page.getByText(text('holding.title', { count: 1 }))).toBeVisible()
  expect(sentBy(page)).toBe(0)
  await row.getByRole('button', { name: /^Use / }).click()
  await expect(field(row)).toHaveValue(String(Number(value)))
  await send(page).click()
  await expect(page.getByText(text('outcome.all', { count: 1 }))).toBeVisible()
})

test('MET-2: a reading is compared with uses that come with its meter, and with the history of a back end that says none', async ({
  page,
}) => {
  const histories: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/meters/history')) histories.push(request.url())
  })
  await openMeters(page, 16)
  const row = open(page).last()
  const value = Number(await usual(page, row))
    .toFixed(2)
    .replace('.', '')
  await field(row).fill(value)
  await field(row).blur()
  await expect(row.getByText(text('odd.mark.title'))).toBeVisible()
  expect(histories).toEqual([])

  // The page would have the list from its drawing.
  await page.route('**/first-*', route => route.fulfill({ status: 204, headers: cors }))
  await page.route('**/contracts/16/meters', async route => {
    const { data }: { data: Meter[] } = await (await route.fetch()).json()
    const meters = data.map(({ recentUses: _, ...meter }) => meter)
    await route.fulfill({ json: { data: meters }, headers: cors })
  })
  await page.reload()
  await expect(field(row)).toHaveValue(value)
  await field(row).focus()
  await field(row).blur()
  await expect(row.getByText(text('odd.mark.title'))).toBeVisible()
  expect(histories).toHaveLength(1)
})

test('MET-3: when half of the readings fail, only they keep value and reason and are sent again', async ({
  page,
  faults,
  allowErrors,
}) => {
  allowErrors(/500/)
  await openMeters(page, 17)
  await expect(open(page).nth(1)).toBeVisible()
  const count = await open(page).count()
  const values: string[] = []
  for (const row of await open(page).all()) {
    values.push(await usual(page, row))
    await field(row).fill(values.at(-1) ?? '')
  }
  const half = Math.floor(count / 2)
  await faults({ method: 'POST', path: '/api/v5/contracts/17/*', status: 500, times: half })
  await send(page).click()
  await expect(page.getByText(text('outcome.some', { sent: count - half, count }))).toBeVisible()
  await expect(open(page)).toHaveCount(half)
  await expect(page.getByText(shared('errors.internal'))).toHaveCount(half)
  expect(values).toContain(await field(open(page).first()).inputValue())
  await send(page).click()
  await expect(page.getByText(text('outcome.all', { count: half }))).toBeVisible()
  expect(sentBy(page)).toBe(count + half)
})

test('MET-3: a double click, Enter together with a click, and navigating back send once', async ({
  page,
  faults,
}) => {
  await openMeters(page, 18)
  await faults({ method: 'POST', path: '/api/v5/contracts/18/*', delayMs: 1500 })
  const row = open(page).first()
  await field(row).fill(await usual(page, row))
  await send(page).dblclick()
  await expect(page.getByText(text('outcome.all', { count: 1 }))).toBeVisible()
  expect(sentBy(page)).toBe(1)
  await field(row).fill(await usual(page, row))
  await field(row).press('Enter')
  await send(page).click()
  await expect(page.getByText(text('outcome.all', { count: 1 }))).toBeVisible()
  expect(sentBy(page)).toBe(2)
  await page.goto(`${portalAddress()}/self-service`)
  await page.goBack()
  await expect(page.getByText(/^Sent: /)).toHaveCount(2)
  expect(sentBy(page)).toBe(2)
})

test('MET-3: two tabs declare a meter once: an equal value counts as sent, another one is refused', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/422/)
  await openMeters(page, 19)
  const other = await context.newPage()
  await openScratchPage(other, { body: '<resident-meters contract="19"></resident-meters>' })
  const [first, second] = [await usual(page, open(page).nth(0)), await usual(page, open(page).nth(1))]
  for (const tab of [page, other]) {
    await field(open(tab).nth(0)).fill(first)
    await field(open(tab).nth(1)).fill(tab === page ? second : (Number(second) + 0.01).toFixed(4))
  }
  await send(page).click()
  await expect(page.getByText(text('outcome.all', { count: 2 }))).toBeVisible()
  await send(other).click()
  await expect(other.getByText(text('outcome.some', { sent: 1, count: 2 }))).toBeVisible()
  await expect(other.getByText(text('refused.meter_declared_already'))).toBeVisible()
})

test('MET-3: when the answer is lost, sending again counts once', async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/)
  await openMeters(page, 20)
  const row = open(page).first()
  const value = await usual(page, row)
  await page.route(
    '**/declarations',
    async route => {
      expect((await route.fetch()).status()).toBe(201)
      await route.abort()
    },
    { times: 1 },
  )
  await field(row).fill(value)
  await send(page).click()
  await expect(row.getByText(shared('errors.offline'))).toBeVisible()
  await expect(field(row)).toHaveValue(value)
  await send(page).click()
  await expect(page.getByText(text('outcome.all', { count: 1 }))).toBeVisible()
  const [first, second] = posts.get(page)?.map(request => request.headers()['idempotency-key']) ?? []
  expect(first).toBe(second)
})

test('MET-2: readings typed offline survive a reload and are sent when the user submits them', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await openMeters(page, 21)
  const value = await usual(page, open(page).first())
  await context.setOffline(true)
  await expect(page.getByText(text('offline.title'))).toBeVisible()
  await field(open(page).first()).fill(value)
  await send(page).click()
  await expect(open(page).first().getByText(shared('errors.offline'))).toBeVisible()
  await context.setOffline(false)
  const isReached = () =>
    page.evaluate(
      address =>
        fetch(address)
          .then(({ ok }) => ok)
          .catch(() => false),
      `${portalAddress()}/embed/loader.js`,
    )
  await expect.poll(isReached).toBe(true)
  await page.reload()
  await expect(
    open(page)
      .first()
      .getByRole('button', { name: text('photo.choose') }),
  ).toBeVisible()
  await expect(page.getByText(text('draft.title'))).toBeVisible()
  await expect(field(open(page).first())).toHaveValue(value)
  await send(page).click()
  await expect(page.getByText(text('outcome.all', { count: 1 }))).toBeVisible()
  await page.reload()
  await expect(rows(page).first()).toContainText(text('declared', { value: Number(value), unit: 'm³' }))
  await expect(page.getByText(text('draft.title'))).toHaveCount(0)
})

/** A photo as large as those of phones. */
const takePhoto = async (page: Page) => ({
  name: 'IMG_0421.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.width = 3200
      canvas.height = 2400
      canvas.getContext('2d')?.fillText('00412.5', 100, 100)
      return canvas.toDataURL().replace(/^[^,]+,/, '')
    }),
    'base64',
  ),
})

test('MET-1, MET-3: a photo is downscaled, survives a failed submit and a reload, is sent with its reading and opens in the history', async ({
  page,
  faults,
  allowErrors,
  checkAccessibility,
}) => {
  allowErrors(/500|ERR_FAILED/)
  await openMeters(page, 24)
  const row = open(page).first()
  const number = (await row.getByText(/^No\.\s/).textContent())?.slice(4) ?? ''
  const value = await usual(page, row)
  await field(row).fill(value)
  const choose = (file: Awaited<ReturnType<typeof takePhoto>>) =>
    row.locator('input[type=file]').setInputFiles(file)
  await expect(row.getByRole('button', { name: text('photo.choose') })).toBeVisible()
  await choose({ name: 'notes.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture at all') })
  await expect(row.getByText(shared('files.unreadable'))).toBeVisible()

  // Another photo replaces it; the connection breaks during the upload.
  await page.route('**/uploads/meter-photo', route => route.abort(), { times: 1 })
  await choose(await takePhoto(page))
  await expect(row.getByText('IMG_0421.jpg')).toBeVisible()
  await expect(row.getByText(shared('errors.offline'))).toBeVisible()
  await expect(row.getByText(shared('files.unreadable'))).toHaveCount(0)
  await send(page).click()
  await expect(page.getByText(text('outcome.photoFailed.text'))).toBeVisible()
  expect(sentBy(page)).toBe(0)
  await checkAccessibility()
  await row.getByRole('button', { name: shared('files.retry', { name: 'IMG_0421.jpg' }) }).click()
  await expect(row.getByText(shared('files.sent'))).toBeVisible()

  await faults({ method: 'POST', path: '/api/v5/contracts/24/*', status: 500, times: 1 })
  await send(page).click()
  await expect(row.getByText(shared('errors.internal'))).toBeVisible()
  await page.reload()
  await expect(field(row)).toHaveValue(value)
  await expect(row.getByText('IMG_0421.jpg')).toBeVisible()
  await send(page).click()
  await expect(page.getByText(text('outcome.all', { count: 1 }))).toBeVisible()
  await expect(page.getByText(text('photo.sent'))).toBeVisible()

  await page.getByRole('tab', { name: text('tabs.history') }).click()
  const meter = page.getByRole('combobox', { name: text('history.meter') })
  const option = await meter.locator('option').filter({ hasText: number }).getAttribute('value')
  await meter.selectOption(option)
  const showPhoto = page.getByRole('button', { name: text('photo.show', { month: 'November 2026' }) })
  await faults({ method: 'GET', path: '/api/v5/contracts/24/*', status: 500, times: 3 })
  await showPhoto.click()
  await expect(page.getByText(text('photo.failed'))).toBeVisible()
  await page.getByRole('button', { name: shared('retry'), exact: true }).click()
  const picture = page.getByRole('dialog').getByRole('img')
  await expect(picture).toHaveAttribute('width', '1600')
  await expect(picture).toHaveAttribute('height', '1200')
  await checkAccessibility()
  await page.keyboard.press('Escape')
  await expect(picture).toHaveCount(0)
  await expect(showPhoto).toBeFocused()
})

test.describe('on a phone with the app banner, the chat and the help-desk button', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    viewport: { width: 360, height: 740 },
  })

  for (const language of ['lt', 'ru'])
    test(`LAY-23: nothing that floats covers the button that submits readings, or the banner’s, ${language}`, async ({
      page,
    }) => {
      await openSignedIn(page, `/vendor/alfa/contract/1/meter?lang=${language}`)
      const download = page.locator('resident-app-banner').getByRole('link')
      await expect(download).toBeVisible()
      await expect(page.locator('resident-live-chat').getByRole('button')).toBeVisible()
      await expect(page.locator('resident-help-desk-button').getByRole('link')).toBeVisible()
      // A click would scroll the page first, and what floats leaves while a page is scrolled.
      const isFree = (button: Locator) =>
        button.evaluate(element => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          const corner = 6
          return [left + corner, right - corner].every(x =>
            [top + corner, bottom - corner].every(y =>
              element.contains((element.getRootNode() as ShadowRoot).elementFromPoint(x, y)),
            ),
          )
        })
      for (const button of [send(page), download]) await expect.poll(() => isFree(button)).toBe(true)
    })
})

/** Types that residents read: the demonstration's heat meters send their readings (CNS-4). */
const readTypes = meterTypes.filter(type => type !== 'heating_accounting')

for (const [kinds, email, wanted] of [
  ['of water, gas and waste', 'owner@example.com', ['cold_water', 'hot_water', 'gas', 'garbage']],
  [
    'of heat and electricity',
    'many@example.com',
    readTypes.filter(type => !['cold_water', 'hot_water', 'gas', 'garbage'].includes(type)),
  ],
] as const)
  test(`MET-1, MET-2: meters ${kinds} take a reading each, with a comma or a point, and another device shows them`, async ({
    page,
    browser,
  }) => {
    const read = await readAs(page.request, email)
    // The fewest contracts that have the types; the other tests use contract 1, and those from 15 to 24.
    const missing = new Set<string>(wanted)
    const contracts: { id: number; path: string; meters: Meter[] }[] = []
    for (const group of await read(organizationGroupsWithContracts.path))
      for (const { id, organizationId } of group.contracts) {
        if (missing.size === 0 || id === 1 || (id >= 15 && id <= 24)) continue
        const all: Meter[] = await read(`contracts/${id}/meters`)
        const meters = all.filter(
          ({ isExpired, declared, readingSource }) =>
            !isExpired && declared === null && readingSource !== 'remote',
        )
        if (!meters.some(({ type }) => missing.has(type))) continue
        for (const { type } of meters) missing.delete(type)
        const organization = group.settings.showOrganizationsPage ? `/organizations/${organizationId}` : ''
        contracts.push({ id, path: `/vendor/${group.slug}${organization}/contract/${id}/meter`, meters })
      }
    expect([...missing]).toEqual([])

    const sentOf = ({ latestMeterReading, defaultValue }: Meter) =>
      Number((Number(latestMeterReading?.valueTo ?? defaultValue) + 1.5).toFixed(4))
    const rowOf = (on: Page, { number }: Meter) => rows(on).filter({ hasText: number })
    for (const { id, meters } of contracts) {
      await openMeters(page, id, email)
      for (const [index, meter] of meters.entries())
        await field(rowOf(page, meter)).fill(String(sentOf(meter)).replace('.', index % 2 ? '.' : ','))
      await send(page).click()
      const isSent = page.getByText(text('outcome.all', { count: meters.length }))
      const isHeld = page.getByText(text('holding.text'))
      await expect(isSent.or(isHeld).first()).toBeVisible()
      // Too little or too much use is asked about once.
      if (await isHeld.isVisible()) await send(page).click()
      await expect(isSent).toBeVisible()
      // The next contract's page asks to sign in again.
      await page.evaluate(() => localStorage.clear())
    }

    const device = await browser.newPage()
    await device.goto(`${portalAddress()}/login`)
    await signIn(device, email)
    await expect(device).not.toHaveURL(/login/)
    for (const { path, meters } of contracts) {
      await device.goto(portalAddress() + path)
      for (const meter of meters)
        await expect(rowOf(device, meter)).toContainText(
          text('declared', { value: sentOf(meter), unit: meter.unit }),
        )
    }
  })

test('MET-5: a window that closes while the form is open shows a message and keeps the input', async ({
  page,
}) => {
  await page.clock.install()
  await page.route('**/meters/declarations/period*', async route => {
    const answer = await (await route.fetch()).json()
    const closesAt = new Date(Date.parse(answer.data.now) + 60_000).toISOString()
    await route.fulfill({ json: { data: { ...answer.data, closesAt } }, headers: cors })
  })
  await openMeters(page, 1, 'owner@example.com')
  await expect(page.getByText(text('window.soon.title', { left: 'in 1 minute' }))).toBeVisible()
  const row = open(page).first()
  await field(row).fill('99999999')
  await page.clock.fastForward('01:00')
  await expect(page.getByText(text('window.ended.title'))).toBeVisible()
  await expect(send(page)).toHaveCount(0)
  await expect(field(row)).toHaveValue('99999999')
  expect(sentBy(page)).toBe(0)
})

test('MET-5: an expired meter accepts no reading and links to a request with its data filled in', async ({
  page,
}) => {
  await openScratchPage(page, {
    body: '<resident-login></resident-login><resident-meters contract="1"></resident-meters>',
  })
  await signIn(page)
  const row = rows(page).filter({ hasText: text('expired.status') })
  await expect(row).toHaveCount(1)
  await expect(row.getByRole('textbox')).toHaveCount(0)
  const link = row.getByRole('link', { name: text('expired.action') })
  expect(await link.getAttribute('href')).toMatch(
    new RegExp(`^${portalAddress()}/help-desk/create\\?contract=1&category=service_order&message=The`),
  )
  const navigation = page.evaluate(
    () =>
      new Promise(resolve => {
        document.addEventListener('resident-navigate', event => {
          event.preventDefault()
          resolve((event as CustomEvent).detail)
        })
      }),
  )
  await link.click()
  expect(await navigation).toMatchObject({
    to: 'help-desk-create',
    params: { contract: 1, category: 'service_order', message: expect.stringContaining('KV-100217-2') },
  })
})

test('MET-5: meters of a contract that has ended show why they take no readings', async ({ page }) => {
  await openMeters(page, 3, 'owner@example.com')
  await expect(page.getByText(text('window.contractEnded.title'))).toBeVisible()
  await expect(open(page)).toHaveCount(0)
})

test('MET-1: four hundred meters are all listed, and typing in the last one works', async ({ page }) => {
  await page.route('**/contracts/23/meters', async route => {
    const answer = await (await route.fetch()).json()
    const [meter] = answer.data
    const data = Array.from({ length: 400 }, (_, index) => ({
      ...meter,
      id: 100_000 + index,
      number: `M-${index + 1}`,
    }))
    await route.fulfill({ json: { data }, headers: cors })
  })
  await openMeters(page, 23)
  await expect(rows(page)).toHaveCount(400)
  const last = rows(page).last()
  await field(last).fill(String((await lastOf(last)) + 1))
  await expect(last.getByText(/^\+1\s/)).toBeVisible()
  // Tests above check such rows for accessibility; checking four hundred would take a minute.
  await page.goto('about:blank')
})

test('EMB-20, MET-1: while readings are taken, the drawing has the fields, and stays until the script of the fields is there', async ({
  page,
}) => {
  const session = await storedSession(page, 'owner@example.com')
  await page.addInitScript(({ name, value }) => localStorage.setItem(name, value), {
    ...session,
    value: `${session.value} 1,2,3`,
  })
  const release = await holdScripts(page, '**/DeclarationForm*.js')
  await openScratchPage(page, { body: '<resident-meters contract="1"></resident-meters>' })
  const drawing = page.locator('.root[inert]')
  await expect(drawing.getByText(text('new')).first()).toBeVisible()
  await expect(page.locator('.root:not([inert]) .meters-to-come')).toBeAttached()
  await expect(drawing).toBeVisible()
  release()
  await expect(field(open(page).first())).toBeVisible()
  await expect(drawing).toHaveCount(0)
})

test('MET-1: when the script of the fields does not load, it can be asked for again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|Failed to (fetch|load)/)
  await page.route('**/DeclarationForm*.js', route => route.abort())
  await openScratchPage(page, {
    body: '<resident-login></resident-login><resident-meters contract="1"></resident-meters>',
  })
  await signIn(page, 'owner@example.com')
  const retry = page.locator('resident-meters').getByRole('button', { name: shared('retry') })
  await expect(retry).toBeVisible()
  await page.unroute('**/DeclarationForm*.js')
  await retry.click()
  await expect(field(open(page).first())).toBeVisible()
})
