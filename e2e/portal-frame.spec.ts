import { watchRequests } from '../tools/watchRequests.ts'
import { portalAddress } from './support/addresses.ts'
import { shiftsIn, watchShifts } from './support/layoutShifts.ts'
import { openSignedIn } from './support/openSignedIn.ts'
import { signIn, signInForm } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('portal')

const firstContract = '/vendor/alfa/contract/1'

test('LAY-10: a vendor’s pages have its logo and name, and the pages of the contract', async ({ page }) => {
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL(firstContract)
  const menu = page.getByRole('navigation', { name: text('header.contract') })
  await expect(menu.getByRole('link', { name: text('header.overview') })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await menu.getByRole('link', { name: text('menu.bill') }).click()
  await expect(page).toHaveURL(`${firstContract}/bill`)
  await expect(menu.getByRole('link', { name: text('menu.bill') })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Alfa namai' }).click()
  await expect(page).toHaveURL(firstContract)
})

test('LAY-10: a vendor without a selected contract shows no pages of a contract', async ({ page }) => {
  await openSignedIn(page, '/vendor/gama')
  await expect(page.getByText(text('vendor.title', { vendor: 'Gama nami' }))).toBeVisible()
  await expect(page.getByRole('navigation', { name: text('header.contract') })).toHaveCount(0)
})

test('LAY-13: a beta version is labelled as such', async ({ page, faults, request }) => {
  const { data } = await (await request.get(`${portalAddress()}/api/v5/settings/general`)).json()
  const body = JSON.stringify({ data: { ...data, isBetaVersionEnabled: true } })
  await faults({ path: '/api/v5/settings/general', status: 200, body })
  await page.goto('/login')
  await expect(page.getByRole('banner').getByText(text('beta'), { exact: true })).toBeVisible()
})

test('LAY-12: app stores and social networks without a URL are hidden', async ({ page, faults, request }) => {
  const { data } = await (await request.get(`${portalAddress()}/api/v5/settings/general`)).json()
  const bare = { appIosDownloadUrl: null, facebookSocialsUrl: null, youtubeSocialsUrl: 'javascript:alert(1)' }
  const body = JSON.stringify({ data: { ...data, ...bare } })
  await faults({ path: '/api/v5/settings/general', status: 200, body })
  await page.goto('/login')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: /Google Play/ })).toBeVisible()
  for (const name of [/App Store/, /Facebook/, /YouTube/])
    await expect(footer.getByRole('link', { name })).toHaveCount(0)
})

test('LAY-18: the account’s menu closes on Escape, a click outside and navigation', async ({ page }) => {
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL(firstContract)
  const button = page.getByRole('button', { name: text('header.account') })
  const inside = page.getByRole('button', { name: text('header.signOut') })
  await button.click()
  await expect(inside).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inside).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 4, y: 4 } })
  await expect(inside).toBeHidden()
  await button.click()
  await page.getByRole('link', { name: text('contract.allBills') }).click()
  await expect(inside).toBeHidden()
})

test('pages cross-fade with the heading in focus; with reduced motion nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    const fades: Promise<void>[] = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (...given) => {
      const fade = start(...given)
      fades.push(fade.finished)
      return fade
    }
    Object.assign(window, { fades })
  })
  const fades = () =>
    page.evaluate(async () => (await Promise.all((window as unknown as { fades: [] }).fades)).length)
  const menu = page.getByRole('navigation', { name: text('header.contract') })
  const goOn = async () => {
    await menu.getByRole('link', { name: text('menu.bill') }).click()
    await expect(page).toHaveURL(`${firstContract}/bill`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openSignedIn(page, `${firstContract}/documents`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const before = await fades()
  await goOn()
  expect(await fades()).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL(/\/documents$/)
  await expect.poll(fades).toBe(before + 2)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await goOn()
  expect(await fades()).toBe(before + 2)
})

test('a navigation that skips the view transition of the one before throws no error', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL(firstContract)
  await expect(page.locator('.site-vendor a[href$="/documents"]')).toBeVisible()
  await page.evaluate(async () => {
    for (const name of ['bill', 'documents', 'meter', 'bill'] as const) {
      const link = document.querySelector<HTMLElement>(`.site-vendor a[href$="/${name}"]`)
      link?.click()
      await new Promise(requestAnimationFrame)
    }
  })
  await expect(page).toHaveURL(`${firstContract}/bill`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(errors).toEqual([])
})

test('NAV-15: a slow navigation shows a progress bar until it is done', async ({ page }) => {
  await page.goto('/login')
  // Before the scripts have taken over the page, a link loads a document.
  await expect(page.locator('resident-language').getByRole('button')).toBeVisible()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/AccountTaskPage*', async route => {
    await held
    await route.continue()
  })
  const bar = page.locator('.site-progress')
  await expect(bar).toHaveCount(0)
  await page.getByRole('link', { name: textsOf('login')('forgot') }).click()
  await expect(bar).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: text('journeys.heading.account') })).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('the first Tab key focuses the skip link to the content', async ({ page }) => {
  await page.goto('/login')
  await expect(signInForm(page).email).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: text('skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('LAY-4: main-menu entries without room are behind “more”, which is absent when all fit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  let entries = 3
  await page.route(/\/api\/v5\/menu\/header\/items/, async route => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: unknown[] }
    await route.fulfill({ response: answer, json: { data: data.slice(-entries) } })
  })
  await page.goto('/self-service')
  const menu = page.getByRole('navigation', { name: text('header.main') })
  const faq = menu.getByRole('link', { name: 'Questions and answers' })
  const more = menu.getByRole('button', { name: text('header.more') })
  await expect(faq).toBeVisible()
  await expect(more).toHaveCount(0)
  entries = 100
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL(firstContract)
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect(faq).toBeHidden()
  await more.click()
  await expect(faq).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(faq).toBeHidden()
  await expect(more).toBeFocused()
})

test('CON-10: a page’s data is requested once, before its scripts load, for own contracts only; the layout does not shift', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL(firstContract)
  await watchShifts(page)
  const requests: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    // Counters are requested again once an item is read.
    if (request.resourceType() === 'fetch' && request.method() === 'GET' && !pathname.endsWith('/unreads'))
      requests.push(pathname.replace('/api/v5/', '') + (pathname.endsWith('/first-pages') ? '' : search))
  })
  const { waitUntilIdle } = watchRequests(page)
  let frame: Promise<unknown> = Promise.resolve()
  await page.route(/\/assets\/frame-[^/]*\.js/, async route => {
    await frame
    await route.continue()
  })
  for (const [address, ...paths] of [
    ['/', 'first-pages'],
    // The list is below what is drawn.
    [`${firstContract}/bill`, 'first-pages', 'contracts/1/invoices'],
    [`${firstContract}/meter`, 'first-pages'],
    ['/messages', 'auth/users/me', 'organization-groups/contracts', 'messages', 'messages/types'],
    [`${firstContract}/messages`, 'messages?contractId=1', 'messages/types'],
    ['/help-desk', 'help-desk-tasks', 'help-desk-tasks/categories'],
    [`${firstContract}/help-desk`, 'help-desk-tasks?contractId=1'],
    ['/offers', 'offers'],
    [`${firstContract}/consumption`, 'contracts/1/consumption'],
    [`${firstContract}/my-contract`, 'contracts/1/services', 'contracts/1/holders'],
  ]) {
    // Requests still running from the page before do not count.
    await page.goto('about:blank')
    requests.length = 0
    const isAsked = async () => expect.poll(() => paths.every(path => requests.includes(path))).toBe(true)
    // On a slow server the frame would fetch the texts before they are preloaded.
    frame = Promise.all([isAsked(), page.waitForRequest(/\/first-texts\./)])
    await page.goto(String(address))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('resident-help-desk-button')).toBeAttached()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await waitUntilIdle()
    expect(
      requests.filter((path, at) => requests.indexOf(path) !== at),
      address,
    ).toEqual([])
    const named = await page.locator('meta[name=resident-preloads]').getAttribute('content')
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    for (const script of named?.split(',') ?? [''])
      expect(fetched.filter(name => new URL(name).pathname === script)).toHaveLength(1)
    const unusedAnswers = await page.evaluate(
      () =>
        (globalThis as { [key: symbol]: Map<string, unknown> })[Symbol.for('resident-widgets.prefetched')]
          ?.size,
    )
    expect(unusedAnswers, address).toBe(0)
    expect(
      (await shiftsIn(page)).reduce((sum, { value }) => sum + value, 0),
      address,
    ).toBeLessThan(0.1)
  }
  requests.length = 0
  await page.goto('/vendor/alfa/contract/6/bill')
  await expect(page).toHaveURL('/')
  await expect(page.getByText(text('dashboard.notices.foreign-contract.title'))).toBeVisible()
  expect(requests.filter(path => path.startsWith('contracts/'))).toEqual([])
})
