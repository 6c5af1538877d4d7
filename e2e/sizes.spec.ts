import { readdirSync } from 'node:fs'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { pageBytes } from '../tools/bench/pageBytes.ts'
import { watchRequests } from '../tools/watchRequests.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const kilobyte = 1024
const login = '<resident-login></resident-login>'

// A day on which no readings are taken, whose page of meters has no fields.
test.use({ serverEnv: { DEMO_NOW: '2026-11-23T10:00:00Z' }, serverName: 'sizes' })

/** Public forms, which are on pages of their own. */
const forms = ['client-form', 'card-payment']
const otherWidgets = readdirSync('widgets').filter(name => name !== 'login' && !forms.includes(name))

/** Bytes that a page with this body transfers in a browser without cache. */
async function bytes(browser: Browser, body: string) {
  const page = await browser.newPage()
  const counted = await pageBytes(page, async () => {
    // The sign-in asks for the challenge of passkeys when the browser is idle, which may be late.
    const challenge = body.includes(login) ? page.waitForResponse(/\/passkeys\/challenges$/) : undefined
    await openScratchPage(page, { body, loader: 'data-vendor="alfa"' })
    await challenge
  })
  await page.context().close()
  return counted
}

test('a page with the sign-in alone transfers at most 43 KB after its HTML, the loader at most 3 KB', async ({
  browser,
}) => {
  const empty = await bytes(browser, '')
  const alone = await bytes(browser, login)
  expect(empty.scripts).toBeGreaterThan(0)
  expect(empty.total).toBeLessThanOrEqual(3 * kilobyte)
  expect(alone.requests).toBeGreaterThan(empty.requests)
  expect(alone.total, JSON.stringify(alone)).toBeLessThanOrEqual(43 * kilobyte)
})

test('sign-in, switcher and bills of a signed-in person on a page make at most 20 requests of scripts and texts', async ({
  browser,
}) => {
  const body = `${login}<resident-contract-switcher></resident-contract-switcher><resident-bills contract="1"></resident-bills>`
  const open = (page: Page) => openScratchPage(page, { body, loader: 'data-vendor="alfa"' })
  const context = await browser.newContext()
  const page = await context.newPage()
  await open(page)
  await signIn(page)
  await expect(page.locator('resident-bills').getByRole('tab').first()).toBeVisible()
  const again = await context.newPage()
  const { waitUntilIdle } = watchRequests(again)
  const files: string[] = []
  again.on('request', request => request.url().includes('/embed/') && files.push(request.url()))
  await open(again)
  await expect(again.locator('resident-bills').getByRole('tab').first()).toBeVisible()
  await waitUntilIdle()
  expect(files.length).toBeGreaterThan(10)
  expect(files.length, files.join(' ')).toBeLessThanOrEqual(20)
  await context.close()
})

/** Elements that ask for more than ten files, and for how many at most. The list may become shorter, never longer. */
const manyFiles: Readonly<Record<string, number>> = { bills: 11 }

test('each element alone on a page asks for at most 10 scripts and texts, but for known ones', async ({
  browser,
  allowErrors,
}) => {
  test.setTimeout(400_000)
  // Some elements are for pages with a link from a mail.
  allowErrors(/Failed to load resource/)
  const most: Record<string, number> = {}
  for (const isSignedIn of [false, true]) {
    const page = await browser.newPage()
    const { waitUntilIdle } = watchRequests(page)
    await openScratchPage(page, { body: login, loader: 'data-vendor="alfa"' })
    if (isSignedIn) {
      await signIn(page)
      await expect(page.getByRole('button', { name: textsOf('login')('signOut') })).toBeVisible()
    }
    await waitUntilIdle()
    const files = new Set<string>()
    page.on('request', request => request.url().includes('/embed/') && files.add(request.url()))
    for (const name of readdirSync('widgets')) {
      files.clear()
      const body = `<resident-${name} contract="1"></resident-${name}>`
      await openScratchPage(page, { body, loader: 'data-vendor="alfa"' })
      await waitUntilIdle()
      most[name] = Math.max(most[name] ?? 0, files.size)
    }
    await page.context().close()
  }
  const above = Object.entries(most).filter(([name, count]) => count > (manyFiles[name] ?? 10))
  expect(above, 'ask for more files than before').toEqual([])
  const done = Object.keys(manyFiles).filter(name => (most[name] ?? 0) <= 10)
  expect(done, 'are to be taken off the list').toEqual([])
})

test('each element next to the sign-in adds at most 9 KB', async ({ browser }) => {
  test.setTimeout(180_000)
  const alone = await bytes(browser, login)
  for (const name of otherWidgets) {
    const both = await bytes(browser, `${login}<resident-${name}></resident-${name}>`)
    expect.soft(both.requests, name).toBeGreaterThan(alone.requests)
    expect
      .soft(both.total - alone.total, `${name}: ${JSON.stringify(both)}`)
      .toBeLessThanOrEqual(9 * kilobyte)
  }
})

test('a page with the whole portal alone transfers at most 98 KB until the sign-in can be used', async ({
  browser,
}) => {
  const alone = await bytes(browser, '<resident-portal></resident-portal>')
  expect(alone.scripts).toBeGreaterThan(60 * kilobyte)
  expect(alone.total, JSON.stringify(alone)).toBeLessThanOrEqual(98 * kilobyte)
})

for (const name of forms) {
  test(`a page with ${name} alone transfers at most 49 KB`, async ({ browser }) => {
    const alone = await bytes(browser, `<resident-${name}></resident-${name}>`)
    expect(alone.scripts).toBeGreaterThan(10 * kilobyte)
    expect(alone.total, JSON.stringify(alone)).toBeLessThanOrEqual(49 * kilobyte)
  })
}

/**
 * Compressed size of the scripts that a page of the portal names: in its head, and for its own first script.
 */
async function scriptsOf(request: APIRequestContext, path: string) {
  const page = await request.get(path, { headers: { Accept: 'text/html' } })
  const inHead = page.headers().link?.matchAll(/<([^>]+)>; rel=modulepreload/g) ?? []
  const [, further = ''] = /name="resident-preloads" content="([^"]*)"/.exec(await page.text()) ?? []
  const scripts = [...inHead].map(([, script = '']) => script)
  const all = [...scripts, ...further.split(',')].filter(file => file.endsWith('.js'))
  const sizes = all.map(async script =>
    Number(
      (await request.head(script, { headers: { 'Accept-Encoding': 'br' } })).headers()['content-length'],
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test('the portal’s sign-in waits for at most 58 KB of scripts, the start page, bills and meters for 80 KB', async ({
  request,
}) => {
  const signIn = await scriptsOf(request, '/login')
  expect(signIn).toBeGreaterThan(40 * kilobyte)
  expect(signIn).toBeLessThanOrEqual(58 * kilobyte)
  for (const path of ['/', '/vendor/alfa/contract/1/bill', '/vendor/alfa/contract/1/meter']) {
    const pageSize = await scriptsOf(request, path)
    expect(pageSize, path).toBeGreaterThan(signIn)
    expect(pageSize, path).toBeLessThanOrEqual(80 * kilobyte)
  }
})

/**
 * Kilobytes after the HTML until a first visit is quiet, with everything that the page shows in the end, without the drawing
 * of the server, which has a budget of its own.
 */
const firstVisits: Readonly<Record<string, number>> = {
  // With the sign-in as HTML, and its style sheet for the time before scripts.
  '/login': 77,
  '/': 88,
  '/vendor/alfa/contract/1/bill': 102,
  '/vendor/alfa/contract/1/meter': 98,
}

test('first visits of the portal’s sign-in, start page, bills and meters with a phone transfer at most 77 to 102 KB, and 5.4 KB that the server draws', async ({
  browser,
  page,
}) => {
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL(/\/contract\/1$/)
  const storageState = await page.context().storageState()
  for (const [path, most] of Object.entries(firstVisits)) {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: { width: 412, height: 823 },
      ...(path !== '/login' && { storageState }),
    })
    const visit = await context.newPage()
    const { total: all, drawings } = await pageBytes(visit, () => visit.goto(path))
    const total = all - drawings
    expect(new URL(visit.url()).pathname, path).toBe(path)
    expect(total, path).toBeGreaterThan(50 * kilobyte)
    expect(total / kilobyte, path).toBeLessThanOrEqual(most)
    if (path === '/login') expect(drawings, path).toBe(0)
    else expect(drawings, path).toBeGreaterThan(kilobyte)
    expect(drawings / kilobyte, path).toBeLessThanOrEqual(5.4)
    await context.close()
  }
})
