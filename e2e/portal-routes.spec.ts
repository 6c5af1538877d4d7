import type { APIRequestContext, Page } from '@playwright/test'
import { pathsWithoutVendor, portalPaths } from '../src/api/rules/portalPaths.ts'
import { openSignedIn } from './support/openSignedIn.ts'
import { readAs } from './support/readAs.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

// One test opens dozens of URLs.
test.setTimeout(180_000)

const text = textsOf('portal')
const of = '/vendor/:vendor'
const within = `${of}/organizations/:organization`
const contract = '/contract/:contract'

/** Window titles of a contract's pages, by the end of their URL; the contract's own page has its name. */
const contractTitles: Readonly<Record<string, string>> = {
  '/bill': text('bills.title'),
  '/payment-service': text('paymentService.title'),
  '/documents': text('documents.title'),
  '/help-desk/create': text('helpDesk.create'),
  '/help-desk': text('helpDesk.title'),
  '/meter': text('meters.title'),
  '/help-desk/:task': text('helpDesk.title'),
  '/messages': text('messages.title'),
  '/consumption': text('consumption.title'),
  '/my-contract': text('myContract.title'),
  '/messages/type/:type/:message': text('messages.title'),
  '/my-house': text('myHouse.title'),
  '/poll': text('polls.title'),
  '/unsubscribe/:type': text('journeys.unsubscribe-contract'),
  '/poll/:poll': text('polls.title'),
}

/** Titles of public pages. */
const openTitles: Readonly<Record<string, string>> = {
  '/reset-password': text('journeys.reset-password'),
  '/create-password': text('journeys.create-password'),
  '/verify-email': text('journeys.verify-email'),
  '/verify-contract-email': text('journeys.verify-contract-email'),
  '/unsubscribe': text('journeys.unsubscribe'),
  '/contract/verify-email': text('journeys.verify-contract-email'),
  '/maintenance': text('maintenance.title'),
  '/portal-pro': text('portalPro.title'),
  '/housing-services': text('housingServices.title'),
  '/self-service': text('selfService.title'),
  '/accessibility': text('menu.accessibility'),
  '/submit-reading': text('submitReading'),
  '/verify': text('verifyVote'),
  '/contract/register': text('clientForm.title'),
  '/contract-unsubscribe/contract/:contract': text('journeys.unsubscribe-contract'),
  '/client-register': text('clientForm.title'),
  '/developer/icons': text('icons.title'),
}

const visitorTitles: Readonly<Record<string, string>> = {
  '/login': text('login.title'),
  '/register': text('journeys.register'),
  '/forgot-password': text('journeys.forgot-password'),
}

/** Titles of a user's pages that belong to no contract. */
const ownTitles: Readonly<Record<string, string>> = {
  '/': text('dashboard.title'),
  '/help-desk': text('helpDesk.title'),
  '/help-desk/create': text('helpDesk.create'),
  '/messages': text('messages.title'),
  '/offers': text('offers.title'),
  '/payment-service': text('paymentService.title'),
  '/profile': text('profile.title'),
  '/profile/contracts': text('contracts.title'),
  '/contract/create': text('contractLink.title'),
}

const filled = (path: string, params: Readonly<Record<string, string | number>>) =>
  path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))

/** Navigates without a page load, as links do. */
async function goOn(page: Page, path: string) {
  await page.evaluate(address => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

interface Seen {
  readonly title: string | RegExp
  readonly check: () => Promise<void>
}

/** Opens a page and checks it: title, one heading, no horizontal overflow, no axe violations. */
async function see(page: Page, path: string, { title, check }: Seen) {
  await goOn(page, path)
  await expect(page, path).toHaveTitle(title)
  expect(new URL(page.url()).pathname, path).toBe(path.split('?')[0])
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expect(page.locator('.site-waiting'), path).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0)
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${path} is wider than the window`,
    )
    .toBeLessThanOrEqual(0)
  await check()
}

const titled = (title: string, owner: string) => `${title} – ${owner}`
const product = text('product')

/** Ids of existing records, as a user would find them. */
async function idsOf(request: APIRequestContext, email: string, contractId: number) {
  const read = await readAs(request, email)
  const first = async (path: string) => (await read(path))[0]
  const message = await first(`messages?contractId=${contractId}`)
  return {
    task: (await first('help-desk-tasks'))?.id ?? 1,
    poll: (await first(`contracts/${contractId}/polls`))?.id,
    offer: (await first('offers'))?.id ?? 1,
    type: message?.type ?? 'news',
    message: message?.id ?? 1,
  }
}

/** Ids in the URLs for users who may see none of the records. */
const visited = {
  vendor: 'alfa',
  organization: 1,
  contract: 1,
  task: 1,
  poll: 1,
  offer: 1,
  type: 'news',
  message: 1,
}

test('NAV-1, NAV-2, NAV-3, NAV-4: a visitor sees the public pages, and is asked to sign in on all others', async ({
  page,
  checkAccessibility: check,
}) => {
  await page.goto('/login')
  const open = { ...openTitles, ...visitorTitles }
  for (const [path, title] of Object.entries(open))
    await see(page, filled(path, visited), { title: titled(title, product), check })
  for (const prefix of [of, within]) {
    const login = `${filled(prefix, visited)}/login`
    await see(page, login, { title: titled(text('login.title'), 'Alfa namai'), check })
    await see(page, `${filled(prefix, visited)}/contract/register`, {
      title: titled(text('clientForm.title'), 'Alfa namai'),
      check,
    })
  }
  for (const [name, title] of [
    ['accessibility', text('menu.accessibility')],
    ['submit-reading', text('submitReading')],
    ['verify', text('verifyVote')],
  ] as const)
    await see(page, `${filled(of, visited)}/${name}`, { title: titled(title, 'Alfa namai'), check })
  const closed = [...portalPaths, ...pathsWithoutVendor]
    .map(({ path }) => path)
    .filter(
      path =>
        !(path in open) &&
        !path.startsWith('/card-payment') &&
        !/\/(login|contract\/register|accessibility|submit-reading|verify)$/.test(path),
    )
  expect(closed.length).toBeGreaterThan(50)
  for (const path of closed) {
    await goOn(page, filled(path, visited))
    await expect(page, path).toHaveURL(
      path.startsWith(within)
        ? `${filled(within, visited)}/login`
        : path.startsWith(of)
          ? '/vendor/alfa/login'
          : '/login',
    )
  }
})

test('NAV-1, NAV-2, NAV-3: a user with many contracts sees all their pages and every page of a contract', async ({
  page,
  request,
  checkAccessibility: check,
}) => {
  const ids = await idsOf(request, 'owner@example.com', 1)
  const params = { vendor: 'alfa', contract: 1, ...ids }
  await openSignedIn(page, '/', 'owner@example.com')
  for (const [path, title] of Object.entries(ownTitles))
    await see(page, path, { title: titled(title, product), check })
  for (const path of [
    `/help-desk/${ids.task}`,
    `/messages/type/${ids.type}/${ids.message}`,
    `/offers/${ids.offer}`,
  ])
    await see(page, path, { title: new RegExp(` – ${product}$`), check })
  await see(page, '/vendor/alfa/contract/1', { title: titled('Namai Žirmūnuose', 'Alfa namai'), check })
  for (const [end, title] of Object.entries(contractTitles))
    await see(page, filled(of + contract + end, params), { title: titled(title, 'Alfa namai'), check })
  for (const [end, title] of [
    ['/contract/create', text('contractLink.title')],
    ['/organizations', text('organizations.title')],
  ] as const)
    await see(page, `/vendor/alfa${end}`, { title: titled(title, 'Alfa namai'), check })
})

test('NAV-4, LAY-10: every page of a contract also opens inside an organization, for a user with two roles', async ({
  page,
  request,
  checkAccessibility: check,
}) => {
  await openSignedIn(page, '/vendor/beta', 'board@example.com')
  await expect(page).toHaveURL(/\/vendor\/beta\/organizations\/\d+\/contract\/\d+$/)
  const [, organization = '', contractId = ''] =
    /organizations\/(\d+)\/contract\/(\d+)/.exec(page.url()) ?? []
  const ids = await idsOf(request, 'board@example.com', Number(contractId))
  const params = { vendor: 'beta', organization, contract: contractId, ...ids }
  const owner = 'Beta komunalinės paslaugos'
  for (const [end, title] of Object.entries(contractTitles)) {
    if (end === '/poll/:poll' && ids.poll === undefined) continue
    // Only the layout differs from the page without an organization.
    const checkPage = ['/help-desk/:task', '/messages'].includes(end) ? check : async () => {}
    await see(page, filled(within + contract + end, params), {
      title: titled(title, owner),
      check: checkPage,
    })
  }
  for (const [end, title] of [
    ['/contract/create', text('contractLink.title')],
    ['/organizations', text('organizations.title')],
  ] as const)
    await see(page, filled(within + end, params), { title: titled(title, owner), check })
})

test('NAV-3, LAY-5: a user with one contract and a phone sees its pages too', async ({
  page,
  checkAccessibility: check,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openSignedIn(page, '/vendor/alfa', 'single@example.com')
  await expect(page).toHaveURL(/\/contract\/\d+$/)
  const base = new URL(page.url()).pathname
  for (const end of ['/bill', '/meter', '/messages', '/help-desk/create'])
    await see(page, base + end, { title: titled(contractTitles[end] ?? '', 'Alfa namai'), check })
})

test('AUT-18: a user with details to correct is redirected there from every page that is not public', async ({
  page,
}) => {
  await openSignedIn(page, '/', 'repair@example.com')
  await expect(page).toHaveURL('/profile/repair')
  const closed = [...Object.keys(ownTitles), of, `${of}/organizations`, `${of}/contract/create`].concat(
    ['', ...Object.keys(contractTitles)].map(end => of + contract + end),
  )
  for (const path of closed) {
    await goOn(page, filled(path, visited))
    await expect(page, path).toHaveURL('/profile/repair')
  }
  await goOn(page, '/self-service')
  await expect(page).toHaveTitle(titled(text('selfService.title'), product))
})
