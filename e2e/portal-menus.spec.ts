import type { Page } from '@playwright/test'
import { contentTimeout } from '../hosts/portal/scroll/useScrollRestoration.ts'
import { watchRequests } from '../tools/watchRequests.ts'
import { openSignedIn } from './support/openSignedIn.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('portal')

const firstContract = '/vendor/alfa/contract/1'
const phone = { width: 360, height: 740 }

const button = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })
const closeButton = (page: Page) => page.getByRole('button', { name: text('header.closeMenu'), exact: true })
const contractMenu = (page: Page) => page.getByRole('navigation', { name: text('header.contract') })

const item = (id: number, over: object) => ({
  ...{ id, translationKey: 'menu.faq', type: 'external_url', feature: null, module: null },
  ...{ externalUrl: `https://residents.example/${id}`, publicSiteUrl: null, openInNewWindow: false, ...over },
})

const lists = {
  ...{ invoice: [], yearlyReports: [], helpDeskTasks: [], meters: [], polls: [] },
  ...{ messages: [], calculation: [], newsMessages: [], personalMessages: [], plannedWork: [] },
}

test('LAY-5, LAY-18: on a phone the main menu and the profile have separate menus, one open at a time', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openSignedIn(page, '/')
  const menu = button(page, text('header.menu'))
  const account = button(page, text('header.account'))
  const main = page.getByRole('navigation', { name: text('header.main') })
  const out = page.getByRole('button', { name: text('header.signOut') })
  await menu.click()
  await expect(main.getByRole('link', { name: text('menu.offers') })).toBeVisible()
  await expect(closeButton(page)).toBeFocused()
  await closeButton(page).click()
  await expect(main).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.press('Enter')
  await account.focus()
  await expect(main).toBeHidden()
  await account.press('Enter')
  await expect(out).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(out).toBeHidden()
  await expect(account).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  // Closes before the browser has painted the opened menu.
  const isOpened = await account.evaluate(async (button: HTMLButtonElement) => {
    button.click()
    for (let turn = 0; turn < 100 && button.ariaExpanded !== 'true'; turn++) await Promise.resolve()
    const isOpened = button.ariaExpanded === 'true'
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    return isOpened
  })
  expect(isOpened).toBe(true)
  await expect(out).toBeHidden()
  await expect(account).toBeFocused()
})

test('LAY-7: on a phone one button holds sign-in, registration and partners for a visitor', async ({
  page,
}) => {
  const partners = page.getByRole('banner').getByRole('link', { name: text('menu.partners') })
  const register = page.getByRole('banner').getByRole('link', { name: text('header.register') })
  await page.goto('/self-service')
  await expect(register).toBeVisible()
  await expect(partners).toBeHidden()
  await page.setViewportSize(phone)
  await expect(register).toBeHidden()
  await button(page, text('header.account')).click()
  await expect(partners).toHaveAttribute('href', 'https://residents.example/partners')
  await expect(partners).toHaveAttribute('target', '_blank')
  await register.click()
  await expect(page).toHaveURL('/register')
})

test('LAY-6: the profile’s menu marks the open messages page, and closes when the pointer leaves', async ({
  page,
}) => {
  await openSignedIn(page, '/messages')
  const account = button(page, text('header.account'))
  const messages = page
    .getByRole('navigation', { name: text('header.account') })
    .getByRole('link', { name: text('messages.title') })
  await account.click()
  await expect(messages).toHaveAttribute('aria-current', 'page')
  await page.mouse.move(20, 700)
  await expect(messages).toBeHidden()
  await page.goto('/offers')
  await account.click()
  await expect(messages).not.toHaveAttribute('aria-current')
})

test('LAY-4, MSG-4, MSG-5: menus show unread counts, “more” sums up the entries it hides, and all message types share one counter', async ({
  page,
  faults,
}) => {
  const none = { count: 0, ids: [] }
  const profile = {
    ...{ calculation: none, messages: none, work: none, personal: none, cardPayment: none },
    ...{ news: { count: 4, ids: [1, 2, 3, 4] }, helpDeskTasks: { count: 2, ids: [1, 2] } },
    specialOffers: { count: 1, ids: [1] },
  }
  const unread = { ...lists, invoice: [7], newsMessages: [1, 2], calculation: [3], polls: [] }
  // Long entries come first, so that the entries with counters do not fit.
  const counted = ['messages', 'offers', 'help_desk'].map((module, at) =>
    item(at + 3, { type: 'module', externalUrl: null, translationKey: `menu.${module}`, module }),
  )
  const items = [item(1, {}), item(2, {}), ...counted]
  await page.setViewportSize({ width: 1030, height: 800 })
  await page.goto('/login')
  await faults(
    { path: '/api/v5/menu/header/items', status: 200, body: JSON.stringify({ data: items }) },
    { path: '/api/v5/contracts/1/unreads', status: 200, body: JSON.stringify({ data: unread }) },
    { path: '/api/v5/profile/unreads', status: 200, body: JSON.stringify({ data: profile }) },
  )
  await signIn(page)
  await expect(page).toHaveURL(firstContract)
  const unreadLabel = (name: string, count: number) => `${name} (${text('header.unread', { count })})`
  const menu = contractMenu(page)
  await expect(menu.getByRole('link', { name: unreadLabel(text('menu.bill'), 1), exact: true })).toBeVisible()
  await expect(
    menu.getByRole('link', { name: unreadLabel(text('menu.messages'), 3), exact: true }),
  ).toBeVisible()
  await expect(menu.getByRole('link', { name: text('menu.poll'), exact: true })).toBeVisible()
  // Requests and offers have counters that the profile’s total leaves out; behind "more" they count.
  await expect(button(page, text('header.account'))).toHaveAccessibleName(/\(4 unread\)/)
  const main = page.getByRole('navigation', { name: text('header.main') })
  const more = main.getByRole('button', { name: text('header.more') })
  await expect(main.getByRole('link', { name: text('menu.messages') })).toBeHidden()
  await expect(more).toHaveAccessibleName(unreadLabel(text('header.more'), 7))
})

test('LAY-2, LAY-5: the right menu shows two entries and “more” above the maximum, the left one all of its own', async ({
  page,
  faults,
}) => {
  const own = { type: 'module', externalUrl: null, translationKey: 'menu.bill', module: 'bill' }
  const put = (...items: object[]) =>
    faults({
      path: '/api/v5/menu/sub_header/items',
      status: 200,
      body: JSON.stringify({ data: items }),
    })
  const right = page.getByRole('navigation', { name: text('header.further') })
  await page.goto('/login')
  await put(
    item(1, own),
    item(2, {}),
    item(3, { externalUrl: 'javascript:alert(1)' }),
    item(4, {}),
    item(5, {}),
  )
  await signIn(page)
  await expect(right.getByRole('link')).toHaveCount(3)
  await expect(right.getByRole('button')).toHaveCount(0)
  await expect(contractMenu(page).getByRole('link')).toHaveText([
    text('header.overview'),
    new RegExp(`^${text('menu.bill')}`),
  ])
  await put(item(1, own), item(2, {}), item(4, {}), item(5, {}), item(6, {}))
  await page.reload()
  await expect(right.getByRole('link')).toHaveCount(2)
  await right.getByRole('button', { name: text('header.more') }).click()
  await expect(right.getByRole('link')).toHaveCount(4)
})

test('LAY-10: on a phone the contract’s pages are behind a button that names the current one', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openSignedIn(page, firstContract)
  const burger = page.getByRole('button', { name: `${text('header.contract')}: ${text('header.overview')}` })
  await burger.click()
  await contractMenu(page)
    .getByRole('link', { name: text('menu.bill') })
    .click()
  await expect(page).toHaveURL(`${firstContract}/bill`)
  await expect(contractMenu(page)).toBeHidden()
  await expect(
    page.getByRole('button', { name: `${text('header.contract')}: ${text('menu.bill')}` }),
  ).toBeVisible()
})

test('LAY-15: a tooltip opens on hover, focus and click, and closes on a click outside', async ({ page }) => {
  await openSignedIn(page, firstContract)
  const info = page.getByRole('button', { name: text('contract.statusAbout') })
  const tip = page.getByRole('tooltip')
  await info.hover()
  await expect(tip).toHaveText(text('contract.activeText'))
  await page.mouse.move(20, 20)
  await expect(tip).toBeHidden()
  await info.click()
  await page.mouse.move(20, 20)
  await expect(tip).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(tip).toBeHidden()
  await page.keyboard.press('Tab')
  await info.focus()
  await expect(tip).toBeVisible()
})

test('NAV-16: messages and requests have breadcrumbs to their contract and the start page', async ({
  page,
}) => {
  await openSignedIn(page, `${firstContract}/messages`)
  const breadcrumbs = page.getByRole('navigation', { name: text('header.breadcrumbs') })
  await expect(breadcrumbs.getByRole('listitem')).toHaveText([
    text('dashboard.title'),
    'Namai Žirmūnuose',
    text('messages.title'),
  ])
  await expect(breadcrumbs.locator('[aria-current]')).toHaveText(text('messages.title'))
  await breadcrumbs.getByRole('link', { name: 'Namai Žirmūnuose' }).click()
  await expect(page).toHaveURL(firstContract)
  await breadcrumbs.getByRole('link', { name: text('dashboard.title') }).click()
  await expect(page).toHaveURL('/')
  await expect(breadcrumbs).toHaveCount(0)
})

test('back and forward restore pages: the heading is announced and the scroll position restored', async ({
  page,
}) => {
  await openSignedIn(page, `${firstContract}/bill`)
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  await expect(page.getByText(/€\d/).first()).toBeVisible()
  const far = 600
  await expect
    .poll(() =>
      page.evaluate(y => {
        scrollTo(0, y)
        return scrollY
      }, far),
    )
    .toBe(far)
  // The position is kept at the event of the scroll, which comes with the next frame.
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))
  // A mouse click would scroll to the link first.
  await page.locator('.site-vendor a[href$="/meter"]').evaluate((link: HTMLElement) => link.click())
  await expect(title(text('meters.title'))).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(title(text('bills.title'))).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(far)
  await page.goForward()
  await expect(title(text('meters.title'))).toBeFocused()
})

test('LAY-5: on desktop of any width and in any language no page of the contract is alone in its row', async ({
  page,
}) => {
  await openSignedIn(page, firstContract)
  const pages = page.locator('.site-vendor-left').getByRole('listitem')
  for (const locale of ['en', 'lt', 'lv', 'ru']) {
    await page.goto(`${firstContract}?lang=${locale}`)
    await expect.poll(() => pages.count(), locale).toBeGreaterThan(6)
    for (let width = 1024; width <= 1280; width += 32) {
      await page.setViewportSize({ width, height: 740 })
      const tops = await pages.evaluateAll(items => items.map(item => item.getBoundingClientRect().top))
      const rows = [...new Set(tops)].map(top => tops.filter(other => other === top).length)
      expect(Math.min(...rows), `${locale}, ${width} px: rows of ${rows}`).toBeGreaterThan(1)
    }
  }
})

test('LAY-5: from a phone to a desktop the parts of the header do not overlap', async ({ page }) => {
  await openSignedIn(page, '/messages')
  await page.setViewportSize({ width: 768, height: 740 })
  const parts = page.locator(
    '.site-logo, resident-contract-switcher, .site-outages-button, .site-burger, .site-account-button',
  )
  await expect(page.locator('.site-outages-button')).toBeVisible()
  for (let width = 360; width < 1024; width += 24) {
    await page.setViewportSize({ width, height: 740 })
    const boxes = await parts.evaluateAll(elements =>
      elements.map(element => element.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    )
    expect(boxes.length, `${width} px`).toBe(5)
    const overlaps = boxes.flatMap(([left = 0], i) => (i > 0 && left < (boxes[i - 1]?.[1] ?? 0) ? [i] : []))
    expect(overlaps, `${width} px: ${JSON.stringify(boxes)}`).toEqual([])
  }
})

test('a loaded page opens at its top after another page was scrolled and loaded in the same tab; a reload restores its position', async ({
  page,
}) => {
  await openSignedIn(page, `${firstContract}/bill`)
  await page.goto(`${firstContract}/bill`)
  await expect(page.getByText(/€\d/).first()).toBeVisible()
  const position = () => page.evaluate(() => scrollY)
  const scroll = (y: number) =>
    expect
      .poll(() =>
        page.evaluate(to => {
          // Restoring ends with the first input of the user.
          dispatchEvent(new Event('wheel'))
          scrollTo(0, to)
          return scrollY
        }, y),
      )
      .toBe(y)
  await scroll(300)
  await page.goto('/help-desk')
  const title = page.getByRole('heading', { level: 1, name: text('helpDesk.title') })
  await expect(title).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await position()).toBe(0)

  await page.goto(`${firstContract}/bill`)
  await expect(page.getByText(/€\d/).first()).toBeVisible()
  expect(await position()).toBe(0)
  await scroll(200)
  await page.reload()
  await expect(page.getByText(/€\d/).first()).toBeVisible()
  await expect.poll(position).toBe(200)
})

test('a reload right after a scroll restores the position, also where the content comes late', async ({
  page,
}) => {
  await openSignedIn(page, `${firstContract}/bill`)
  const firstAmount = page.getByText(/€\d/).first()
  await expect(firstAmount).toBeVisible()
  const far = 1300
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeGreaterThanOrEqual(far)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const { promise: isLateEnough, resolve: answerInvoices } = Promise.withResolvers<void>()
  await page.route(/\/api\/v5\/.*invoices/, async route => {
    await isLateEnough
    await route.continue()
  })
  // The time in which content is expected is over when the test says so.
  await page.addInitScript(timeout => {
    const { setTimeout } = window
    const handlers: (() => void)[] = []
    const setHeldTimeout = (handler: () => void, delay: number) =>
      delay === timeout ? handlers.push(handler) : setTimeout(handler, delay)
    const endWaiting = () => {
      for (const handler of handlers) handler()
    }
    Object.assign(window, { setTimeout: setHeldTimeout, endWaiting })
  }, contentTimeout)
  const invoicesAsked = page.waitForRequest(/\/api\/v5\/.*invoices/)
  await page.evaluate(y => {
    dispatchEvent(new Event('wheel'))
    scrollTo(0, y)
    location.reload()
  }, far)
  await invoicesAsked
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible()
  const position = () => page.evaluate(() => scrollY)
  expect(await position()).toBeLessThan(far)
  await page.evaluate(() => (window as unknown as { endWaiting: () => void }).endWaiting())
  answerInvoices()
  await expect(firstAmount).toBeVisible()
  await expect.poll(position).toBe(far)
})

test('NAV-18: all scripts of a page are fetched when a mouse is over a link to it or a finger goes down on one', async ({
  page,
}) => {
  const { waitUntilIdle } = watchRequests(page)
  await openSignedIn(page, firstContract)
  await waitUntilIdle()
  const scripts: string[] = []
  page.on('request', request => {
    // The stream of changes comes some time after the first page, whatever happens.
    if (request.resourceType() === 'script' && !request.url().includes('/changes-'))
      scripts.push(request.url())
  })
  const documents = contractMenu(page).getByRole('link', { name: text('menu.documents') })
  await documents.hover()
  await waitUntilIdle()
  expect(scripts.splice(0).length).toBeGreaterThan(2)
  await documents.click()
  await expect(page.locator('resident-documents').getByRole('heading').first()).toBeVisible()
  await waitUntilIdle()
  expect(scripts).toEqual([])

  await contractMenu(page)
    .getByRole('link', { name: text('menu.help_desk') })
    .dispatchEvent('pointerdown', { pointerType: 'touch' })
  await waitUntilIdle()
  expect(scripts.length).toBeGreaterThan(1)
  await expect(page).toHaveURL(/documents$/)
})
