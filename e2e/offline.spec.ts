import type { Page } from '@playwright/test'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { watchCalls } from './support/watchCalls.ts'

const text = textsOf('portal')

test.use({ serviceWorkers: 'allow' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const workerInCharge = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** Names of the caches with users' data. */
const userCaches = (page: Page) =>
  page.evaluate(async () =>
    (await caches.keys()).filter(
      name => name.startsWith('resident-answers-') && name !== 'resident-answers-anyone',
    ),
  )

/** Paths of the users' API answers in the caches. */
const storedAnswers = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter(name => name.startsWith('resident-answers-'))
    const keys = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname.replace('/api/v5/', ''))
  })

/** Requests that every page of a signed-in user starts with. */
const first = ['auth/users/me', 'organization-groups/contracts']

/** Those that a contract's page starts with. */
const ofContract = [...first, expect.stringMatching(/^contracts\/\d+\/invoices\/last$/)]

/** What a browser logs of requests without a connection. */
const noConnection = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

/** Reads what the browser itself has kept, and waits until the worker has told the page of the answer. */
const readKept = (page: Page, path: string) =>
  page.evaluate(async address => {
    const told = new Promise(done =>
      navigator.serviceWorker.addEventListener('message', done, { once: true }),
    )
    await fetch(address, { cache: 'force-cache' })
    await told
  }, `/api/v5/${path}`)

/** Paths of the portal's files in the caches. */
const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const shell = (await caches.keys()).find(name => name.startsWith('resident-shell-'))
    if (!shell) return []
    return (await (await caches.open(shell)).keys()).map(({ url }) => new URL(url).pathname)
  })

const offlineNotice = (page: Page) =>
  page.locator('.site-offline').getByText('There is no connection. You see how things were on')

/** Signs in with the worker in charge, and returns the address of the person's contract. */
async function openContract(page: Page): Promise<string> {
  await page.goto('/login')
  await workerInCharge(page)
  await signIn(page, 'single@example.com')
  await expect(page.getByText(/€\d/).first()).toBeVisible()
  return page.url()
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: text('header.account') }).click()
  await page.getByRole('button', { name: text('header.signOut') }).click()
  await expect(page).toHaveURL(/\/login$/)
}

test('a page opened before shows its last data without a connection, and the time of that data', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(noConnection)
  const contract = await openContract(page)
  const amount = (await page.getByText(/€\d/).first().textContent()) ?? ''
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  // With their list, so that the worker does not look for them again.
  const files = [/MyHouse/, /dashboard-/, /^\/files\.json$/].map(name => expect.stringMatching(name))
  // They are stored one after the other, with some three hundred before.
  await expect.poll(() => storedFiles(page), { timeout: 60_000 }).toEqual(expect.arrayContaining(files))
  await expect.poll(() => storedAnswers(page)).toEqual(expect.arrayContaining(ofContract))
  await readKept(page, 'organization-groups')
  await context.setOffline(true)
  await page.goto(contract)
  await expect(heading(page, name)).toBeVisible()
  await expect(page.getByText(amount).first()).toBeVisible()
  await readKept(page, 'organization-groups')
  await expect(offlineNotice(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(heading(page, text('dashboard.heading'))).toBeVisible()

  await context.setOffline(false)
  await page.goto(contract)
  await expect(heading(page, name)).toBeVisible()
  await expect(offlineNotice(page)).toBeHidden()
})

test('EMB-21: a page that the worker controls is drawn by the server, and offline shows what it was drawn of', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(noConnection)
  const contract = await openContract(page)
  await expect.poll(() => userCaches(page)).toHaveLength(1)
  await page.goto('about:blank')
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('.root.site[inert]')) return
      document.documentElement.dataset.wasDrawn = ''
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/accessibility')
  await page.evaluate(async () => {
    const names = (await caches.keys()).filter(name => name.startsWith('resident-answers-'))
    await Promise.all(names.map(name => caches.delete(name)))
  })
  const takeCalls = watchCalls(page, [...first.map(path => `/${path}`), '/invoices/last'])
  await page.goto(contract)
  await expect(page.locator('html')).toHaveAttribute('data-was-drawn')
  const amount = (await page.locator('#root').getByText(/€\d/).first().textContent()) ?? ''
  expect(takeCalls()).toEqual([])
  await expect.poll(() => storedAnswers(page)).toEqual(expect.arrayContaining(ofContract))
  expect(await storedAnswers(page)).not.toContain('first-pages')
  await context.setOffline(true)
  await page.goto(contract)
  await expect(page.getByText(amount).first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-was-drawn')
})

test('files of the build are kept for offline after their list could not be fetched', async ({
  page,
  context,
}) => {
  const refused = Promise.withResolvers<void>()
  await context.route('**/files.json', async route => {
    await route.fulfill({ status: 503, json: {} })
    refused.resolve()
  })
  await page.goto('/login')
  await workerInCharge(page)
  await refused.promise
  await context.unroute('**/files.json')
  await page.reload()
  await expect
    .poll(() => storedFiles(page), { timeout: 60_000 })
    .toEqual(expect.arrayContaining([expect.stringMatching(/MyHouse/)]))
})

test('the browser asks for a page while the worker starts', async ({ page }) => {
  await page.goto('/login')
  await workerInCharge(page)
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.getState())
  await expect.poll(state).toMatchObject({ enabled: true })
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: textsOf('login')('title') })).toBeVisible()
})

test('pages load however many were opened before, each with its stream of changes', async ({ page }) => {
  const contract = await openContract(page)
  // More than the connections that a browser opens to one server.
  for (const _ of Array(8)) {
    const stream = page.waitForResponse(/\/api\/v5\/changes/)
    await page.goto(contract)
    await expect(page.getByText(/€\d/).first()).toBeVisible()
    await stream
  }
})

test('cached data of a user is deleted at sign-out and never shown to another', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(noConnection)
  await page.goto('/login')
  await workerInCharge(page)
  await signIn(page, 'owner@example.com')
  await expect(heading(page, 'Namai Žirmūnuose')).toBeVisible()
  await expect.poll(() => userCaches(page)).toHaveLength(1)
  const [mine] = await userCaches(page)
  await signOut(page)
  await expect.poll(() => userCaches(page)).toHaveLength(0)

  await signIn(page, 'tenant@example.com')
  await expect(heading(page, text('dashboard.heading'))).toBeVisible()
  await expect.poll(() => userCaches(page)).toHaveLength(1)
  expect(await userCaches(page)).not.toContain(mine)
  await expect.poll(() => storedAnswers(page)).toEqual(expect.arrayContaining(first))
  await context.setOffline(true)
  await page.reload()
  await expect(heading(page, text('dashboard.heading'))).toBeVisible()
  await expect(page.getByText('Namai Žirmūnuose')).toHaveCount(0)
})

test('the portal is installable: its manifest has a name, a start URL and existing icons', async ({
  page,
  request,
}) => {
  await page.goto('/login')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Resident portal', start_url: '/', display: 'standalone' })
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type'], src).toBe(type)
    if (type !== 'image/png') continue
    const bytes = await icon.body()
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes)
  }
})
