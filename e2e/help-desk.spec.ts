import type { Page } from '@playwright/test'
import { portalAddress } from './support/addresses.ts'
import { startCuttingProxy } from './support/cuttingProxy.ts'
import { openSignedIn } from './support/openSignedIn.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('help-desk')
const shared = textsOf('shared')
const portal = textsOf('portal')

const element = (page: Page) => page.locator('resident-help-desk')
const rows = (page: Page) => element(page).getByRole('listitem')
const message = (page: Page) => element(page).getByLabel(text('form.message'))
const category = (page: Page) => element(page).getByLabel(text('form.category'))
const phone = (page: Page) => element(page).getByLabel(text('form.phone'), { exact: true })
const send = (page: Page) => element(page).getByRole('button', { name: text('form.send') })
const files = (page: Page) => element(page).locator('input[type=file]')
const file = (page: Page, name: string) => element(page).getByRole('listitem').filter({ hasText: name })

const jpg = (name: string, bytes = 2000) => {
  const buffer = Buffer.alloc(bytes)
  // A JPEG header, followed by the bytes of the picture.
  buffer.set([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...Buffer.from('JFIF'), ...Array(10).fill(0), 0xff, 0xda, 0, 2])
  return { name, mimeType: 'image/jpeg', buffer }
}

async function openPortal(page: Page, path: string, email = 'owner@example.com') {
  await openSignedIn(page, path, email)
  await expect(element(page).getByRole('heading', { level: 2 }).first()).toBeAttached()
}

test('HLP-1 HLP-3: the filter is in the URL and survives a reload, and a request shows its stages and messages', async ({
  page,
  checkAccessibility,
}) => {
  await openPortal(page, '/help-desk')
  await checkAccessibility()
  await expect(rows(page).first()).toBeVisible()
  const all = await rows(page).count()
  await element(page).getByText(text('filter.title'), { exact: true }).click()
  await element(page).getByLabel(text('filter.stage')).selectOption('3')
  await expect(page).toHaveURL('/help-desk?stage=3')
  await element(page).getByLabel(text('filter.category')).selectOption('service_order')
  await expect(page).toHaveURL('/help-desk?stage=3&category=service_order')
  await page.reload()
  await expect(element(page).getByLabel(text('filter.stage'))).toHaveValue('3')
  await expect(element(page).getByText(text('filter.some', { count: 2 }))).toBeVisible()
  await expect.poll(() => rows(page).count()).toBeLessThan(all)

  await element(page)
    .getByRole('link', { name: /antro aukšto laiptinėje/ })
    .click()
  await expect(page).toHaveURL(/\/help-desk\/1$/)
  const timeline = element(page).getByRole('list', { name: text('timeline') })
  await expect(timeline.locator('[aria-current=step]')).toContainText(text('stages.3'))
  // The files of a letter are a list inside it.
  const letters = element(page)
    .getByRole('list', { name: text('correspondence') })
    .locator('> li')
  await expect(letters).toHaveCount(4)
  await expect(letters.last()).toContainText('Elektrikas atvyks rytoj')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    element(page)
      .getByRole('button', { name: /Nuotraukos aprašymas/ })
      .click(),
  ])
  expect(download.suggestedFilename()).toBe('Nuotraukos aprašymas.pdf')
  await page.goBack()
  await expect(page).toHaveURL('/help-desk?stage=3&category=service_order')
  await element(page)
    .getByRole('button', { name: text('filter.clear') })
    .click()
  await expect(page).toHaveURL('/help-desk')
  await expect(rows(page)).toHaveCount(all)
})

test('HLP-2: a draft and its file survive a reload; the request is sent once and a duplicate is prevented', async ({
  page,
  checkAccessibility,
}) => {
  const description = 'Rūsyje dega šviesa visą parą, prašau sutvarkyti jungiklį.'
  await openPortal(page, '/help-desk/create')
  const recipient = element(page).getByLabel(text('form.recipient'))
  await recipient.selectOption('Alfa namai Kaunas')
  await expect(element(page).getByText(/Mamos butas · No\.\s/)).toBeVisible()
  await recipient.selectOption('Alfa namai Vilnius')
  await expect(element(page).getByText(/Namai Žirmūnuose · No\.\s/)).toBeVisible()
  await category(page).selectOption('service_order')
  await message(page).fill(description)
  await phone(page).fill('+370 (612) 00-001')
  await files(page).setInputFiles(jpg('rūsys.jpg'))
  await expect(file(page, 'rūsys.jpg')).toContainText(shared('files.sent'))
  await checkAccessibility()
  await page.reload()
  await expect(element(page).getByText(text('form.restored'))).toBeVisible()
  await expect(message(page)).toHaveValue(description)
  await expect(category(page)).toHaveValue('service_order')
  await expect(file(page, 'rūsys.jpg')).toContainText(shared('files.sent'))

  const posts: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/help-desk-tasks'))
      posts.push(request.postData() ?? '')
  })
  await send(page).dblclick()
  await expect(page).toHaveURL(/\/help-desk\/\d+$/)
  const number =
    /PG-\d{4}-\d{5}/.exec((await element(page).getByRole('article').textContent()) ?? '')?.[0] ?? ''
  await expect(element(page).getByText(text('sent.new.title', { number }))).toBeVisible()
  await expect(element(page).getByRole('button', { name: /rūsys\.jpg/ })).toBeVisible()
  expect(posts).toHaveLength(1)
  expect(posts[0]).toContain('"+37061200001"')

  await element(page)
    .getByRole('link', { name: text('back') })
    .click()
  await expect(rows(page).first()).toContainText(number)
  await element(page)
    .getByRole('link', { name: text('create') })
    .click()
  await expect(message(page)).toHaveValue('')
  await category(page).selectOption('service_order')
  await message(page).fill(description)
  await send(page).click()
  await expect(element(page).getByText(text('sent.same.title'))).toBeVisible()
  await expect(element(page).getByRole('article')).toContainText(number)
})

test('HLP-5: the text and the files of a reply survive a reload', async ({ page }) => {
  await openPortal(page, '/help-desk/3')
  const reply = element(page).getByLabel(text('reply.label'))
  await reply.fill('Šviesa dega ir naktį.')
  await files(page).setInputFiles(jpg('naktis.jpg'))
  await expect(file(page, 'naktis.jpg')).toContainText(shared('files.sent'))
  await page.reload()
  await expect(reply).toHaveValue('Šviesa dega ir naktį.')
  await expect(file(page, 'naktis.jpg')).toContainText(shared('files.sent'))
  await element(page)
    .getByRole('button', { name: text('reply.do'), exact: true })
    .click()
  const letters = element(page).locator('.letters')
  await expect(letters.getByRole('button', { name: /naktis\.jpg/ })).toBeVisible()
  await page.reload()
  await expect(letters.getByRole('button', { name: /naktis\.jpg/ })).toBeVisible()
  await expect(reply).toHaveValue('')
  await expect(element(page).getByRole('button', { name: /naktis\.jpg/ })).toHaveCount(1)
})

test('HLP-2 HLP-4: each field states its error, and the input survives a failed submit', async ({
  page,
  faults,
  allowErrors,
}) => {
  await openPortal(page, '/vendor/alfa/contract/2/help-desk/create?category=other&message=Skaitiklis')
  await expect(category(page)).toHaveValue('other')
  await expect(message(page)).toHaveValue('Skaitiklis')
  await message(page).fill('Trumpa')
  await phone(page).fill('861200001')
  await category(page).selectOption('')
  await send(page).click()
  await expect(element(page).getByText(shared('validation.required'))).toBeVisible()
  await expect(element(page).getByText(text('validation.message_short'))).toBeVisible()
  await expect(element(page).getByText(textsOf('forms')('phone'))).toBeVisible()
  await expect(category(page)).toBeFocused()
  await message(page).fill('Ž'.repeat(579))
  await expect(element(page).getByText(text('validation.message_long'))).toBeVisible()
  const markup = '<img src=x onerror=alert(1)> & <b>pagalba</b>'
  await message(page).fill(markup)
  await phone(page).fill('+37061200001')
  await category(page).selectOption('other')
  allowErrors(/503|500|ERR_EMPTY_RESPONSE|ERR_CONNECTION/)
  await faults({ method: 'POST', path: '/api/v5/help-desk-tasks', status: 500, body: '{}', times: 1 })
  await send(page).click()
  await expect(element(page).getByText(shared('errors.internal'))).toBeVisible()
  await expect(message(page)).toHaveValue(markup)
  await send(page).click()
  await expect(page).toHaveURL(/\/vendor\/alfa\/contract\/2\/help-desk\/\d+$/)
  await expect(element(page).getByText(markup)).toBeVisible()
})

test('HLP-2 HLP-4: wrong, empty, oversized and surplus files have different errors and none is sent', async ({
  page,
}) => {
  const uploadRequests: string[] = []
  page.on('request', request => {
    if (request.url().includes('/uploads/')) uploadRequests.push(request.method())
  })
  await openPortal(page, '/vendor/alfa/contract/1/help-desk/create')
  await files(page).setInputFiles([
    { name: 'program.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ<script>') },
    { name: 'tuščias.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    jpg('didelis.jpg', 5120 * 1024 + 1),
    jpg('<b>x</b>.jpg'),
  ])
  await expect(file(page, 'program.jpg').getByRole('alert')).toContainText(/JPG or PDF/)
  await expect(file(page, 'tuščias.pdf').getByRole('alert')).toHaveText(shared('files.empty'))
  await expect(file(page, 'didelis.jpg').getByRole('alert')).toHaveText(
    shared('files.large', { size: '5 MB' }),
  )
  await expect(file(page, '<b>x</b>.jpg')).toContainText(shared('files.sent'))
  expect(uploadRequests.filter(method => method === 'POST')).toHaveLength(1)
  await send(page).click()
  await expect(element(page).getByText(shared('files.failed'))).toBeVisible()
  await files(page).setInputFiles(['1', '2', '3', '4', '5'].map(name => jpg(`${name}.jpg`)))
  await expect(element(page).getByText(shared('files.full'))).toBeVisible()
  await expect(file(page, '5.jpg')).toHaveCount(0)
  await expect(file(page, '4.jpg')).toContainText(shared('files.sent'))
})

test('HLP-2: an upload cut off at 80 % shows an error and can be retried alone, and an upload can be cancelled', async ({
  page,
  allowErrors,
}) => {
  const proxy = await startCuttingProxy(portalAddress())
  await page.goto(`${proxy.address}/vendor/alfa/contract/1/help-desk/create`)
  await signIn(page)
  // The vendor’s logo is on the portal’s origin, which a page behind the proxy may not load.
  allowErrors(/ERR_/, /logo\.svg/)
  proxy.cutUploads(0.8)
  await files(page).setInputFiles(jpg('laiptinė.jpg', 4_000_000))
  await expect(file(page, 'laiptinė.jpg').getByRole('alert')).toHaveText(shared('errors.offline'))
  proxy.cutUploads(undefined)
  await element(page)
    .getByRole('button', { name: shared('files.retry', { name: 'laiptinė.jpg' }) })
    .click()
  await expect(file(page, 'laiptinė.jpg')).toContainText(shared('files.sent'))

  const line = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 }
  await line.send('Network.emulateNetworkConditions', slow)
  await files(page).setInputFiles(jpg('kita.jpg', 4_000_000))
  await element(page)
    .getByRole('button', { name: shared('files.cancel', { name: 'kita.jpg' }) })
    .click()
  await expect(file(page, 'kita.jpg')).toHaveCount(0)
  await expect(file(page, 'laiptinė.jpg')).toContainText(shared('files.sent'))
  await page.close()
  await proxy.stop()
})

test('HLP-2: on an external page a request is written, sent and shown in place, and what is typed or attached meanwhile is kept', async ({
  page,
}) => {
  await openScratchPage(page, {
    body: '<resident-login></resident-login><resident-help-desk></resident-help-desk>',
  })
  await signIn(page, 'single@example.com')
  const address = page.url()
  await element(page)
    .getByRole('link', { name: text('create') })
    .click()
  await expect(element(page).getByRole('heading', { name: text('form.title') })).toBeFocused()
  await category(page).selectOption('gratitude')
  await message(page).fill('Ačiū už sutvarkytą kiemą!')
  await page.goBack()
  await expect(element(page).getByRole('link', { name: text('create') })).toBeVisible()
  await page.goForward()
  await expect(message(page)).toHaveValue('Ačiū už sutvarkytą kiemą!')
  const created = page.evaluate(
    () =>
      new Promise(resolve =>
        document.addEventListener('resident-task-created', event => resolve((event as CustomEvent).detail)),
      ),
  )
  const answered = Promise.withResolvers<void>()
  const posts = (url: URL) => url.pathname.endsWith('/help-desk-tasks')
  await page.route(posts, async route => {
    await answered.promise
    await route.continue()
  })
  const asked = page.waitForRequest(request => request.method() === 'POST' && posts(new URL(request.url())))
  await send(page).click()
  await asked
  await message(page).fill('Ačiū už sutvarkytą kiemą! Ir už gėles.')
  await files(page).setInputFiles(jpg('gėlės.jpg'))
  await expect(file(page, 'gėlės.jpg')).toContainText(shared('files.sent'))
  answered.resolve()
  expect(await created).toEqual({ taskId: expect.any(Number), number: expect.stringMatching(/^PG-/) })
  await expect(element(page).getByRole('article')).toContainText('Ačiū už sutvarkytą kiemą!')
  await expect(element(page).getByRole('article')).not.toContainText('gėlės.jpg')
  expect(page.url()).toBe(address)
  // What was typed while it was on its way is the beginning of another one.
  await element(page)
    .getByRole('link', { name: text('back') })
    .click()
  await element(page)
    .getByRole('link', { name: text('create') })
    .click()
  await expect(message(page)).toHaveValue('Ir už gėles.')
  await expect(file(page, 'gėlės.jpg')).toContainText(shared('files.sent'))
})

test('LAY-14: the floating button opens the form on a click, on a phone on the second tap, and is absent without a help desk', async ({
  page,
  browser,
}) => {
  const button = (of: Page) => of.locator('resident-help-desk-button').getByRole('link')
  await page.goto('/vendor/alfa/contract/1')
  await signIn(page)
  const label = button(page).locator('span')
  await expect(label).toHaveCSS('opacity', '0')
  await button(page).hover()
  await expect(label).toHaveCSS('opacity', '1')
  await button(page).click()
  await expect(page).toHaveURL('/vendor/alfa/contract/1/help-desk/create')
  await expect(button(page)).toHaveCount(0)
  await expect(page).toHaveTitle(new RegExp(portal('helpDesk.create')))
  await expect(page.getByRole('heading', { level: 2, name: text('form.title') })).toBeVisible()

  const phone = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 700 },
  })
  const small = await phone.newPage()
  await small.goto('/vendor/gama/contract/12/help-desk/create')
  await signIn(small, 'tenant@example.com')
  await expect(small.getByText(text('closed.title'))).toBeVisible()
  await small.goto('/vendor/gama/contract/12')
  await expect(small.locator('resident-help-desk-button')).toBeAttached()
  await expect(button(small)).toHaveCount(0)
  await phone.close()

  const other = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 700 },
  })
  const tapped = await other.newPage()
  await tapped.goto('/vendor/alfa/contract/6')
  await signIn(tapped, 'single@example.com')
  await button(tapped).tap()
  await expect(button(tapped).locator('span')).toHaveCSS('opacity', '1')
  await expect(tapped).toHaveURL('/vendor/alfa/contract/6')
  await tapped.getByRole('heading', { level: 1 }).tap()
  await expect(button(tapped).locator('span')).toHaveCSS('opacity', '0')
  // Scrolled to the end, it stands below the footer's words.
  await expect(async () => {
    await tapped.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const top = (await button(tapped).boundingBox())?.y ?? 0
    const words = await tapped.locator('.site-footer :is(a, p)').all()
    const ends = await Promise.all(words.map(async word => (await word.boundingBox()) ?? { y: 0, height: 0 }))
    expect(ends.filter(({ y, height }) => y + height > top)).toEqual([])
    expect(ends.length).toBeGreaterThan(0)
  }).toPass()
  await tapped.evaluate(() => scrollTo(0, 0))
  await button(tapped).tap()
  await button(tapped).tap()
  await expect(tapped).toHaveURL('/vendor/alfa/contract/6/help-desk/create')
  await other.close()
})
