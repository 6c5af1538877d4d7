import type { Page } from '@playwright/test'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('portal')
const lithuanian = textsOf('portal', 'lt')
const title = 'A stranger’s page'

// Other tests pay the bill of this resident.
test.use({ serverName: 'portal-tag' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Side effects that the page around the portal could notice. */
const around = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    path: location.pathname + location.search,
    scrolling: history.scrollRestoration,
    sheets: document.adoptedStyleSheets.length + document.styleSheets.length,
    body: document.body.getAttributeNames(),
  }))

test('one tag is the whole portal, with sign-in, contracts, bills, history, language and sign-out, and the page stays unchanged', async ({
  page,
}) => {
  const body = `<a href="#contact">Contact</a> <a href="#/profile/contracts">My contracts</a>
    <resident-portal></resident-portal><h2 id="contact">Contact us</h2>`
  await openScratchPage(page, { body, loader: 'data-vendor="alfa"' })
  const before = await around(page)
  await expect(heading(page, text('login.heading'))).toBeVisible()
  await expect(page).toHaveURL(/\/scratch\/#\/vendor\/alfa\/login$/)
  // Nobody has navigated: the page keeps the focus.
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')

  await signIn(page)
  await expect(heading(page, 'Namai Žirmūnuose')).toBeFocused()
  await expect(page).toHaveURL(/#\/vendor\/alfa\/contract\/1$/)
  await page
    .getByRole('navigation', { name: text('header.contract') })
    .getByRole('link', { name: text('menu.bill') })
    .click()
  await expect(heading(page, text('bills.title'))).toBeFocused()
  await page.goBack()
  await expect(heading(page, 'Namai Žirmūnuose')).toBeFocused()
  await page.goForward()
  await page.reload()
  await expect(heading(page, text('bills.title'))).toBeVisible()
  await expect(page).toHaveURL(/#\/vendor\/alfa\/contract\/1\/bill$/)

  // The portal ignores the page's own fragments; a link of the page into the portal navigates it.
  await page.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL(/#contact$/)
  await expect(heading(page, text('bills.title'))).toBeVisible()
  await page.getByRole('link', { name: 'My contracts', exact: true }).first().click()
  await expect(heading(page, text('contracts.title'))).toBeVisible()

  await page.getByRole('button', { name: /English/ }).click()
  await page.getByRole('menuitemradio', { name: /Lietuvių/ }).click()
  await expect(heading(page, lithuanian('contracts.title'))).toBeVisible()
  expect(await around(page)).toEqual(before)
  await page.getByRole('button', { name: lithuanian('header.account') }).click()
  await page.getByRole('button', { name: lithuanian('header.signOut') }).click()
  await expect(heading(page, lithuanian('login.heading'))).toBeVisible()
  expect(await around(page)).toEqual(before)
})

test('the portal’s tag sends navigation events, leaves the URL alone and sets the window’s title if configured', async ({
  page,
}) => {
  const body = '<resident-portal address="none" window-title></resident-portal>'
  await openScratchPage(page, { body })
  await page.evaluate(() => {
    const told: string[] = []
    document.addEventListener('resident-page-shown', event => told.push((event as CustomEvent).detail.path))
    document.addEventListener('resident-navigate', event => {
      told.push(`asked ${(event as CustomEvent).detail.to}`)
      if ((event as CustomEvent).detail.to === 'register') event.preventDefault()
    })
    Object.assign(globalThis, { told })
  })
  const told = () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told)
  await expect(page).toHaveTitle(`${text('login.title')} – ${text('product')}`)
  await page.getByRole('link', { name: textsOf('login')('register') }).click()
  // The page handles the navigation, so the portal does not.
  await expect.poll(told).toContain('asked register')
  await expect(heading(page, text('login.heading'))).toBeVisible()
  await page.getByRole('link', { name: textsOf('login')('forgot') }).click()
  await expect(heading(page, text('journeys.heading.account'))).toBeVisible()
  await expect.poll(told).toContain('/forgot-password')
  await expect(page).toHaveURL(/\/scratch\/$/)
  await page.reload()
  await expect(page).toHaveTitle(`${text('journeys.forgot-password')} – ${text('product')}`)
  await page.goBack()
  await expect(heading(page, text('login.heading'))).toBeVisible()
  await page.evaluate(() => document.querySelector('resident-portal')?.remove())
  await expect(page).toHaveTitle(title)
})

for (const address of ['fragment', 'none'])
  test(`BIL-2: after the bank the portal’s tag with address="${address}" shows the outcome on the page of bills`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/404/)
    const bills = textsOf('bills')
    await openScratchPage(page, {
      body: `<resident-portal address="${address}"></resident-portal>`,
      loader: 'data-vendor="alfa"',
    })
    await signIn(page, 'single@example.com')
    await page
      .getByRole('navigation', { name: text('header.contract') })
      .getByRole('link', { name: text('menu.bill') })
      .click()
    await expect(heading(page, text('bills.title'))).toBeVisible()
    await page.locator('.latest').getByRole('button', { name: /^Pay / }).click()
    await page
      .getByRole('dialog', { name: bills('pay.title') })
      .getByRole('button', { name: /^Pay / })
      .click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.waitForURL(url => url.pathname === '/scratch/' && url.searchParams.has('payment'))
    // Playwright does not route redirects: the scratch page is served on reload.
    await page.reload()
    await expect(heading(page, text('bills.title'))).toBeVisible()
    await expect(page.getByText(bills('outcome.failures.payment_failed'))).toBeVisible()
  })
