import type { Page, Route } from '@playwright/test'
import { portalAddress } from './support/addresses.ts'
import { differing, holdScripts } from './support/drawn.ts'
import { storedSession } from './support/storedSession.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { tokenOf } from './support/tokenOf.ts'
import { watchCalls } from './support/watchCalls.ts'

const owner = 'owner@example.com'
/** Owner of some contracts, and president of others. */
const board = 'board@example.com'
const contract = '/vendor/alfa/contract/1'

/** What of each page comes with the drawing, and a call whose answer it is drawn of. The button that pays a bill comes with the vendor's settings. */
const pages = [
  {
    title: 'SVC-4: the start page',
    path: '/',
    part: 'resident-dashboard .root > .stack',
    call: '/current-events',
  },
  {
    title: 'BIL-1: a contract’s page',
    path: contract,
    part: 'resident-bills .facts',
    call: '/contracts/1/invoices/last',
  },
  {
    title: 'BIL-1: bills',
    path: `${contract}/bill`,
    part: 'resident-bills .facts',
    call: '/contracts/1/invoices/last',
  },
  {
    title: 'MET-1: meters',
    path: `${contract}/meter`,
    part: 'resident-meters .card',
    call: '/contracts/1/meters',
  },
]

const drawn = (page: Page) => page.locator('.root.site[inert]')
const own = (page: Page) => page.locator('#root')

/** Opens a page of the portal for the first time, in Lithuanian, and holds back the script that renders it. */
async function openHeld(page: Page, path: string, person = owner) {
  const { name, value } = await storedSession(page, person)
  await page.addInitScript(
    ([key = '', session = '']) => {
      localStorage.setItem(key, session)
      // biome-ignore lint/suspicious/noDocumentCookie: as the language menu stores it
      document.cookie = 'i18n_redirected=lt'
      // biome-ignore lint/suspicious/noDocumentCookie: as the language menu stores it
      document.cookie = 'resident-language-chosen=1'
      // Buttons that float over a page come later.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('resident-live-chat, resident-help-desk-button { display: none }')
      document.adoptedStyleSheets = [sheet]
    },
    [name, value],
  )
  const release = await holdScripts(page, '**/assets/frame-*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

/** Answers with the drawing alone, so that the page asks for what it is drawn of. */
async function withoutAnswers(route: Route) {
  const response = await route.fetch()
  await route.fulfill({ response, json: { ...(await response.json()), answers: {} } })
}

test.use({ serviceWorkers: 'block' })

for (const { title, path, part } of pages)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`EMB-21, ${title} is there before the portal’s scripts on a first visit, and its own page shows the same, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 360, height: 900 })
      const release = await openHeld(page, path)
      const heading = drawn(page).getByRole('heading', { level: 1, includeHidden: true })
      await expect(heading).toBeVisible()
      await expect(drawn(page)).toHaveAttribute('data-scheme', colorScheme)
      const options = { animations: 'disabled', caret: 'hide' } as const
      const inner = part.slice(part.indexOf(' ') + 1)
      const content = drawn(page).locator(`[data-element] ${inner}`)
      const before = {
        heading: await heading.textContent(),
        text: await content.textContent(),
        place: await content.boundingBox(),
        picture: await content.screenshot(options),
      }
      release()
      await expect(drawn(page)).toHaveCount(0)
      const after = own(page).locator(part)
      expect(await own(page).getByRole('heading', { level: 1 }).textContent()).toBe(before.heading)
      expect(await after.textContent()).toBe(before.text)
      expect(await after.boundingBox()).toEqual(before.place)
      expect(await differing(page, before.picture, await after.screenshot(options))).toBeLessThanOrEqual(
        0.001,
      )
    })

test('EMB-21: what a page is drawn of comes with the drawing, and is asked for where that fails', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/503/)
  const person = ['/auth/users/me', '/organization-groups/contracts']
  const takeCalls = watchCalls(page, [...person, ...pages.map(({ call }) => call)])
  const open = async (path: string, part: string) => {
    const release = await openHeld(page, path)
    release()
    await expect(own(page).locator(part).first()).toBeVisible()
    return takeCalls()
  }
  for (const { path, part } of pages) expect(await open(path, part), path).toEqual([])
  await page.route('**/first-pages?*', route => route.fulfill({ status: 503, body: '{}' }))
  for (const { path, part, call } of pages)
    expect(await open(path, part), path).toEqual([...person, call].sort())
})

test('EMB-21: a drawn page gives way to the portal’s own message when a call of its element fails', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/500/)
  await page.route('**/first-pages?*', withoutAnswers)
  await page.route('**/invoices/last', route => route.fulfill({ status: 500, body: '{}' }))
  const release = await openHeld(page, `${contract}/bill`)
  await expect(drawn(page)).toBeVisible()
  release()
  await expect(own(page).getByText(textsOf('bills', 'lt')('latest.failed'))).toBeVisible()
  await expect(drawn(page)).toHaveCount(0)
})

test('EMB-21: the portal’s own page can be read by a screen reader while the drawn one is shown in its place', async ({
  page,
}) => {
  await page.route('**/first-pages?*', withoutAnswers)
  const releaseBill = await holdScripts(page, '**/invoices/last')
  const release = await openHeld(page, `${contract}/bill`)
  await expect(drawn(page)).toBeVisible()
  release()
  await expect(own(page).getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(drawn(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  releaseBill()
  await expect(drawn(page)).toHaveCount(0)
})

test('EMB-20, EMB-21, PER-3: what the server draws is of the role that the person has chosen', async ({
  page,
}) => {
  const held = { owner: 8, president: 9 }
  const president = 7
  const { request } = page
  const token = await tokenOf(request, board)
  const statusOf = async (path: string, role?: number) => {
    const query = `scheme=light${role === undefined ? '' : `&role=${role}`}`
    const address = `${portalAddress()}/api/v5/${path}&${query}`
    return (await request.get(address, { headers: { Authorization: `Bearer ${token}` } })).status()
  }
  for (const addressOf of [
    (id: number) => `first-views/bills?contract=${id}`,
    (id: number) => `first-pages?path=/vendor/alfa/contract/${id}/bill&width=360`,
  ]) {
    expect(await statusOf(addressOf(held.owner)), addressOf(held.owner)).toBe(200)
    expect(await statusOf(addressOf(held.president)), addressOf(held.president)).toBe(204)
    expect(await statusOf(addressOf(held.owner), president), addressOf(held.owner)).toBe(204)
    expect(await statusOf(addressOf(held.president), president), addressOf(held.president)).toBe(200)
  }
  await page.context().addCookies([{ name: 'resident-role', value: `${president}`, url: portalAddress() }])
  await openHeld(page, `/vendor/alfa/contract/${held.president}/bill`, board)
  await expect(drawn(page).locator('[data-element=bills]')).toBeVisible()
})

test('EMB-21: nothing is drawn with a draft on the device', async ({ page }) => {
  const requested: string[] = []
  page.on('request', request => requested.push(request.url()))
  await page.addInitScript(() => localStorage.setItem('resident-drafts:https://portal.example/api/v5', '{}'))
  const release = await openHeld(page, `${contract}/meter`)
  release()
  await expect(own(page).locator('resident-meters .card').first()).toBeVisible()
  expect(requested.filter(url => url.includes('first-pages'))).toEqual([])
})

test('EMB-21: on a phone the page is drawn for its width, and asked for before anything else of the API', async ({
  browser,
}) => {
  const context = await browser.newContext({
    isMobile: true,
    hasTouch: true,
    viewport: { width: 360, height: 780 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const calls: URL[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/api/')) calls.push(url)
  })
  const release = await openHeld(page, `${contract}/bill`)
  await expect(drawn(page)).toBeVisible()
  release()
  expect(calls[0]?.pathname).toMatch(/\/first-pages$/)
  expect(calls[0]?.searchParams.get('width')).toBe('360')
  await context.close()
})

for (const status of [200, 503])
  test(`EMB-21: a page preloads its scripts once the answer with its drawing begins to come, with ${status}`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/503/)
    const preloads = page.locator('head link[rel=modulepreload]')
    const asked = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    await page.route('**/first-pages?*', async route => {
      asked.resolve()
      await answered.promise
      await (status === 200 ? route.continue() : route.fulfill({ status, body: '{}' }))
    })
    await openHeld(page, `${contract}/bill`)
    await asked.promise
    // What the first script does in tasks after the request.
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve)))
    expect(await preloads.count()).toBe(0)
    answered.resolve()
    await expect(preloads.first()).toBeAttached()
  })

for (const width of [600, 768, 900])
  test(`EMB-21: at ${width} px a drawn page stands where the portal’s own does once the contracts can be chosen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const release = await openHeld(page, `${contract}/bill`)
    const heading = { level: 1, includeHidden: true } as const
    await expect(drawn(page)).toBeVisible()
    const before = await drawn(page).getByRole('heading', heading).boundingBox()
    release()
    await expect(own(page).locator('resident-contract-switcher').getByRole('button')).toBeVisible()
    expect(await own(page).getByRole('heading', heading).boundingBox()).toEqual(before)
  })
