import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { organizationGroupsWithContracts } from '../src/api/endpoints/organizationGroups.ts'
import { watchRequests } from '../tools/watchRequests.ts'
import { portalAddress } from './support/addresses.ts'
import { openSignedIn } from './support/openSignedIn.ts'
import { readAs } from './support/readAs.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

// What the server's settings and features change on the screen. tests/conventions/settings.test.ts names a test for each.

const text = textsOf('portal')

const read = async (request: APIRequestContext, path: string) =>
  (await (await request.get(`${portalAddress()}/api/v5/${path}`)).json()).data

const addresses = [
  'publicSiteUrl',
  'publicSitePaymentsExternalUrl',
  'paymentServiceWebFaqUrl',
  'partnersUrl',
  'faqUrl',
  'aboutUsUrl',
  'appIosDownloadUrl',
  'appAndroidDownloadUrl',
  'facebookSocialsUrl',
  'youtubeSocialsUrl',
  'instagramSocialsUrl',
  'linkedInSocialsUrl',
] as const

test('CFG-1: every address of the platform’s settings is a link, and is gone with the setting', async ({
  page,
  request,
  faults,
}) => {
  // On a phone every menu is behind a button.
  await page.setViewportSize({ width: 360, height: 780 })
  const settings = await read(request, 'settings/general')
  const setAddresses = (addressOf: (name: string) => string | null) =>
    faults({
      path: '/api/v5/settings/general',
      body: JSON.stringify({
        data: { ...settings, ...Object.fromEntries(addresses.map(name => [name, addressOf(name)])) },
      }),
    })
  const found = new Set<string>()
  const { waitUntilIdle } = watchRequests(page)
  const collect = async () => {
    await waitUntilIdle()
    for (const link of await page.locator('a[href*="setting.example"]').all())
      found.add(new URL((await link.getAttribute('href')) ?? '').pathname.slice(1))
  }
  const linked = async () => {
    found.clear()
    for (const path of ['/card-payment', '/self-service']) {
      const answer = page.waitForResponse(/\/settings\/general/)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await answer
      await collect()
    }
    for (const name of ['header.menu', 'header.account']) {
      await page.getByRole('button', { name: text(name), exact: true }).click()
      await collect()
      await page.keyboard.press('Escape')
    }
    return [...found].sort()
  }
  await setAddresses(name => `https://setting.example/${name}`)
  // With an address of its own the payment layout does not use that of the platform.
  expect(await linked()).toEqual(addresses.filter(name => name !== 'faqUrl').sort())
  await setAddresses(name => (name === 'paymentServiceWebFaqUrl' ? null : `https://setting.example/${name}`))
  expect(await linked()).toContain('faqUrl')
  await setAddresses(() => null)
  expect(await linked()).toEqual([])
})

test('CFG-1: the languages of the platform’s settings are those of the language menu', async ({
  page,
  request,
  faults,
}) => {
  const settings = await read(request, 'settings/general')
  await faults({
    path: '/api/v5/settings/general',
    body: JSON.stringify({ data: { ...settings, availableLanguages: 'en;lv' } }),
  })
  await page.goto('/login')
  await page.getByRole('button', { name: /English/ }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText([/English/, /Latviešu/])
})

test('CFG-1: features that are off take their pages and entries away', async ({
  page,
  request,
  faults,
  browser,
}) => {
  const features: readonly string[] = await read(request, 'features')
  const off = [
    'meters',
    'contract-registration',
    'profile_can_link_contract',
    'messages_type_filter',
    'card-payment-widget',
  ]
  await faults({
    path: '/api/v5/features',
    body: JSON.stringify({ data: features.filter(name => !off.includes(name)) }),
  })
  const notOffered = textsOf('shared')('notOffered')
  await openSignedIn(page, '/vendor/alfa/contract/1/meter')
  await expect(page.getByText(notOffered)).toBeVisible()
  const menu = page.getByRole('navigation', { name: text('header.contract') })
  await expect(menu.getByRole('link', { name: text('menu.bill') })).toBeVisible()
  await expect(menu.getByRole('link', { name: text('menu.meter') })).toHaveCount(0)
  await page.goto('/contract/create')
  await expect(page.getByText(textsOf('contract-link')('closed.title'))).toBeVisible()
  await page.goto('/vendor/alfa/contract/register')
  await expect(page.getByText(notOffered)).toBeVisible()
  await page.goto('/card-payment')
  await expect(page.getByRole('heading', { level: 1, name: text('notFound.title') })).toBeVisible()
  await page.goto('/messages')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByLabel(textsOf('messages')('filter'))).toHaveCount(0)

  // Another browser, because the answer is cached.
  await faults()
  const other = await browser.newPage({ baseURL: portalAddress() })
  await other.goto('/vendor/alfa/contract/register')
  await expect(other.getByLabel(textsOf('client-form')('who.firstName'))).toBeVisible()
  await expect(other.getByText(notOffered)).toHaveCount(0)
  await other.close()
})

/** Opens a page as the first account, in a browser of its own, because answers with settings are cached. */
async function openAlone(browser: Browser, path: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: portalAddress(), serviceWorkers: 'block' })
  await openSignedIn(page, path)
  return page
}

test('CFG-1: questions and answers in the contract bar are the vendor’s, else the platform’s, else none', async ({
  browser,
  request,
  faults,
}) => {
  const general = await read(request, 'settings/general')
  const bar = textsOf('contract-bar')
  const path = `/api/v5/${organizationGroupsWithContracts.path}`
  const groups = await (await readAs(request, 'owner@example.com'))(organizationGroupsWithContracts.path)
  /** The dialog with these two settings. */
  const dialogWith = async (ofVendor: string | null, ofPlatform: string | null) => {
    const changed = groups.map((group: { settings: object }) => ({
      ...group,
      settings: { ...group.settings, webFaqUrl: ofVendor },
    }))
    await faults(
      { path, body: JSON.stringify({ data: changed }) },
      {
        path: '/api/v5/settings/general',
        body: JSON.stringify({ data: { ...general, faqUrl: ofPlatform } }),
      },
    )
    const page = await openAlone(browser, '/vendor/alfa/contract/1')
    const element = page.locator('resident-contract-bar')
    await element.getByRole('button', { name: bar('change.open'), exact: true }).click()
    return element.getByRole('dialog')
  }
  const ofVendor = 'https://setting.example/vendor'
  const ofPlatform = 'https://setting.example/general'
  for (const [dialog, address] of [
    [await dialogWith(ofVendor, ofPlatform), ofVendor],
    [await dialogWith(null, ofPlatform), ofPlatform],
  ] as const)
    await expect(dialog.getByRole('link', { name: bar('change.faq') })).toHaveAttribute('href', address)
  const without = await dialogWith(null, null)
  await expect(without.getByText(bar('change.faqLater'))).toBeVisible()
  await expect(without.getByRole('link', { name: bar('change.faq') })).toHaveCount(0)
})

test('CFG-1: a failed deletion names the platform’s customer service, and nobody without it', async ({
  browser,
  request,
  faults,
}) => {
  const profile = textsOf('profile')
  const general = await read(request, 'settings/general')
  const failWith = async (infoEmail: string | null) => {
    await faults(
      { path: '/api/v5/settings/general', body: JSON.stringify({ data: { ...general, infoEmail } }) },
      { method: 'DELETE', path: '/api/v5/profile', status: 500 },
      { method: 'POST', path: '/api/v5/profile/deletion', status: 500 },
    )
    const page = await openAlone(browser, '/profile')
    await page.getByRole('button', { name: profile('deletion.action'), exact: true }).click()
    await page.getByLabel(profile('deletion.password'), { exact: true }).fill('resident-demo')
    await page.getByRole('dialog').getByRole('textbox').last().fill('DELETE')
    await page.getByRole('button', { name: profile('deletion.confirm'), exact: true }).click()
    await expect(page.getByText(profile('deletion.failed')).first()).toBeVisible()
    return page.getByRole('link', { name: 'help@setting.example' })
  }
  await expect(await failWith('help@setting.example')).toBeVisible()
  await expect(await failWith(null)).toHaveCount(0)
})
