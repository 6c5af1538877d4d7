import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { organizationGroupsWithContracts } from '../src/api/endpoints/organizationGroups.ts'
import { modules } from '../src/api/schemas/modules.ts'
import type { OrganizationGroup } from '../src/api/schemas/organizations.ts'
import { portalAddress } from './support/addresses.ts'
import { payButton } from './support/bank.ts'
import { readAs } from './support/readAs.ts'
import { signIn } from './support/signIn.ts'
import { expect, type Fault, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

// What a vendor's settings, look and menus change on the screen. tests/conventions/settings.test.ts names a test for each.

const text = textsOf('portal')
const bills = textsOf('bills')

const contract = '/vendor/alfa/contract/1'
const groupsPath = `/api/v5/${organizationGroupsWithContracts.path}`

const groupsOf = async (request: APIRequestContext): Promise<readonly OrganizationGroup[]> =>
  (await readAs(request, 'owner@example.com'))(organizationGroupsWithContracts.path)

const withGroups = (groups: readonly OrganizationGroup[], change: Partial<OrganizationGroup>): Fault => ({
  path: groupsPath,
  body: JSON.stringify({ data: groups.map(group => ({ ...group, ...change })) }),
})

/** Signs the first account in, in a browser of its own, because answers with settings are cached. */
async function signInAlone(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ baseURL: portalAddress(), serviceWorkers: 'block' })
  await page.goto('/login')
  await signIn(page)
  await expect(page).not.toHaveURL(/login/)
  return page
}

type Switch = Exclude<keyof OrganizationGroup['settings'], 'webFaqUrl'>

/** Checks a page that has just signed in. */
const switches: Readonly<Record<Switch, (page: Page, isOn: boolean) => Promise<void>>> = {
  async billLinkEnabled(page, isOn) {
    await page.goto(contract)
    const all = page.getByRole('link', { name: text('contract.allBills') })
    await expect(isOn ? all : page.getByText(bills('elsewhere.text'))).toBeVisible()
    await expect(isOn ? page.getByText(bills('elsewhere.text')) : all).toHaveCount(0)
  },
  async partPaymentsEnabled(page, isOn) {
    await page.goto(`${contract}/bill`)
    await payButton(page).click()
    await expect(page.getByRole('radio').first()).toBeVisible()
    const change = page.getByRole('button', { name: bills('pay.part.action') })
    await expect(change).toHaveCount(isOn ? 1 : 0)
  },
  async advancePaymentsEnabled(page, isOn) {
    // Offered beside a bill with nothing to pay. What the server draws would bring the real one.
    await page.route('**/first-pages?*', route => route.fulfill({ status: 204 }))
    await page.route('**/invoices/last', async route => {
      const answer = await (await route.fetch()).json()
      await route.fulfill({ json: { data: { ...answer.data, state: 'paid', amountDue: '0.00' } } })
    })
    await page.goto(`${contract}/bill`)
    await expect(page.getByText(bills('latest.clear.title'))).toBeVisible()
    // The organization's settings have come with the list.
    await expect(page.locator('.list').getByRole('row')).toHaveCount(13)
    const prepay = page.getByRole('button', { name: bills('pay.advance.action') })
    await expect(prepay).toHaveCount(isOn ? 1 : 0)
    if (!isOn) return
    await prepay.click()
    await expect(page.getByRole('dialog', { name: bills('pay.advance.title') })).toBeVisible()
  },
  async helpDeskEnabled(page, isOn) {
    await page.goto(`${contract}/help-desk/create`)
    const message = page.getByLabel(textsOf('help-desk')('form.message'))
    await expect(isOn ? message : page.locator('resident-help-desk .root')).toBeVisible()
    await expect(message).toHaveCount(isOn ? 1 : 0)
    await page.goto(contract)
    await expect(page.locator('resident-outages').getByRole('link')).toBeVisible()
    await expect(page.locator('resident-help-desk-button a')).toHaveCount(isOn ? 1 : 0)
  },
  async liveChatEnabled(page, isOn) {
    await page.goto(contract)
    await expect(page.locator('resident-outages').getByRole('link')).toBeVisible()
    await expect(page.locator('resident-live-chat').getByRole('button')).toHaveCount(isOn ? 1 : 0)
  },
  async redirectToVendorEnabled(page, isOn) {
    await expect(page).toHaveURL(isOn ? contract : '/')
  },
}

for (const [name, check] of Object.entries(switches))
  test(`CFG-1: ${name} of a vendor, on and off, changes what its residents see`, async ({
    browser,
    request,
    faults,
  }) => {
    const groups = await groupsOf(request)
    const settings = groups[0]?.settings
    if (!settings) throw new Error('The first account has no vendor.')
    for (const isOn of [true, false]) {
      await faults(withGroups(groups, { settings: { ...settings, [name]: isOn } }))
      const page = await signInAlone(browser)
      await check(page, isOn)
      await page.close()
    }
  })

test('CFG-1: the chat is there with the feature live_chat and liveChat of the organization, and with neither alone', async ({
  browser,
  request,
  faults,
}) => {
  const features: readonly string[] = (await (await request.get(`${portalAddress()}/api/v5/features`)).json())
    .data
  expect(features).toContain('live_chat')
  for (const [hasFeature, liveChat] of [
    [true, true],
    [false, true],
    [true, false],
  ]) {
    const data = features.filter(name => hasFeature || name !== 'live_chat')
    await faults(
      { path: '/api/v5/features', body: JSON.stringify({ data }) },
      {
        path: '/api/v5/organizations/*/settings',
        body: JSON.stringify({ data: { isPayServiceEnabled: true, liveChat } }),
      },
    )
    const page = await signInAlone(browser)
    await switches.liveChatEnabled(page, hasFeature === true && liveChat === true)
    await page.close()
  }
})

test('CFG-1: title, color, menuItemTextColor, logo, emergencyPhone and showOrganizationsPage of a vendor are on the pages of its contracts', async ({
  browser,
  request,
  faults,
}) => {
  const groups = await groupsOf(request)
  const logo = { svg: '/api/v5/organization-groups/beta/logo.svg' }
  const look = { title: 'Alfa ir ko', color: '#123456', menuItemTextColor: '#ffff00' }
  await faults(withGroups(groups, { ...look, logo, subheaderLogo: null, showOrganizationsPage: true }), {
    path: '/api/v5/organization-groups/1/outages',
    body: JSON.stringify({ data: { emergencyPhone: '+370 5 999 0000', outages: [] } }),
  })
  const page = await signInAlone(browser)
  await page.goto(contract)
  const bar = page.locator('.site-vendor')
  await expect(bar.getByText(look.title)).toBeVisible()
  await expect(bar.locator('img')).toHaveAttribute('src', new RegExp(`${logo.svg}$`))
  await expect(bar.getByRole('link', { name: text('organizations.title') })).toBeVisible()
  const pay = payButton(page)
  await expect(pay).toHaveCSS('background-color', 'rgb(18, 52, 86)')
  await expect(pay).toHaveCSS('color', 'rgb(255, 255, 0)')
  await expect(page.locator('resident-outages').getByRole('link', { name: '+370 5 999 0000' })).toBeVisible()

  await faults(withGroups(groups, { showOrganizationsPage: false }), {
    path: '/api/v5/organization-groups/1/outages',
    body: JSON.stringify({ data: { emergencyPhone: null, outages: [] } }),
  })
  const other = await signInAlone(browser)
  const outages = other.waitForResponse(/\/organization-groups\/1\/outages/)
  await other.goto(contract)
  await expect(other.locator('.site-vendor').getByRole('link', { name: text('menu.bill') })).toBeVisible()
  await (await outages).finished()
  await expect(other.getByText(look.title)).toHaveCount(0)
  await expect(other.getByRole('link', { name: text('organizations.title') })).toHaveCount(0)
  await expect(other.locator('resident-outages').getByRole('link')).toHaveCount(0)
})

test('LAY-2, LAY-3: each module of a menu opens a page of the contract, and is gone with its entry or its feature', async ({
  page,
  request,
  faults,
}) => {
  // On a phone all entries are in one menu.
  await page.setViewportSize({ width: 360, height: 780 })
  const menuOf = (names: readonly string[]): Fault => ({
    path: '/api/v5/menu/sub_header/items',
    body: JSON.stringify({
      data: names.map((module, at) => ({
        ...{ id: at + 1, translationKey: `menu.${module}`, type: 'module', feature: null, module },
        ...{ externalUrl: null, publicSiteUrl: null, openInNewWindow: false },
      })),
    }),
  })
  const features: readonly string[] = (await (await request.get(`${portalAddress()}/api/v5/features`)).json())
    .data
  const featuresWithout = (...off: readonly string[]): Fault => ({
    path: '/api/v5/features',
    body: JSON.stringify({
      data: [...features, 'meters', 'settlements'].filter(name => !off.includes(name)),
    }),
  })
  /** Addresses of the entries by module. */
  const shown = async (count: number) => {
    await page.goto(contract)
    await page.getByRole('button', { name: `${text('header.contract')}: ${text('header.overview')}` }).click()
    const links = page.locator('.site-vendor-menus a')
    await expect(links).toHaveCount(count + 1)
    const found = new Map<string, string>()
    for (const module of modules) {
      const link = page.locator('.site-vendor-menus').getByRole('link', { name: text(`menu.${module}`) })
      if (await link.count()) found.set(module, (await link.first().getAttribute('href')) ?? '')
    }
    return found
  }
  await faults(menuOf(modules), featuresWithout())
  await page.goto('/login')
  await signIn(page)
  await expect(page).not.toHaveURL(/login/)
  const all = await shown(modules.length)
  expect([...all.keys()]).toEqual([...modules])
  for (const [module, address] of all) {
    if (module === 'faq') {
      expect(address).toMatch(/^https:/)
      continue
    }
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), module).toBeVisible()
    await expect(page.locator('main .root').first(), module).toBeVisible()
    await expect(page.getByText(text('notFound.title')), module).toHaveCount(0)
    await expect(page.getByText(textsOf('shared')('notOffered')), module).toHaveCount(0)
  }
  await faults(menuOf(modules), featuresWithout('meters', 'settlements'))
  const off = await shown(modules.length - 2)
  expect(modules.filter(module => !off.has(module))).toEqual(['meter', 'settlements'])
  for (const module of modules.slice(0, 2)) {
    await faults(menuOf([module]), featuresWithout())
    expect([...(await shown(1)).keys()]).toEqual([module])
  }
})
