import type { Page } from '@playwright/test'
import { portalAddress } from './support/addresses.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const pro = textsOf('portal-pro')
const portal = textsOf('portal')
const promo = textsOf('promo-banner')
const app = textsOf('app-banner')
const shell = textsOf('shell')

const insurance = 'Insure your home'

/** A browser without storage: even reading `localStorage` throws. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })

test('SVC-1, SVC-2: a visitor reads what professionals do, how it works and the claims, and follows the link to the housing services', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/portal-pro')
  await expect(page.getByRole('heading', { level: 1, name: portal('portalPro.title') })).toBeVisible()
  await expect(page.getByText('Over 700 professionals', { exact: true })).toBeVisible()
  await expect(page.getByText('Since 2019', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: pro('how.title') })).toBeVisible()
  const repairs = page.getByRole('link', { name: /^Repairs at home/ })
  await expect(repairs).toHaveAttribute('href', 'https://residents.example/pro/repairs')
  await expect(repairs).toHaveAttribute('target', '_blank')
  await checkAccessibility()
  await page
    .getByRole('main')
    .getByRole('link', { name: portal('housingServices.title') })
    .click()
  await expect(page).toHaveURL('/housing-services')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('resident-housing-services').getByRole('link')).toHaveCount(4)
  await page.goto('/portal-pro?lang=lt')
  await expect(page.getByText('Daugiau kaip 700 meistrų', { exact: true })).toBeVisible()
})

test('SVC-1: missing claims are hidden, and an unsafe URL becomes no link', async ({ page, faults }) => {
  const services = [{ id: 1, code: 'x', title: 'Odd jobs', text: '', url: 'javascript:alert(1)' }]
  await faults({
    path: '/api/v5/portal-pro/services',
    status: 200,
    body: JSON.stringify({ data: { claims: null, services } }),
  })
  await page.goto('/portal-pro')
  await expect(page.getByText('Odd jobs')).toBeVisible()
  await expect(page.locator('resident-portal-pro').getByRole('link')).toHaveCount(0)
  await expect(page.getByText(/masters$/)).toHaveCount(0)
})

test('SVC-1, SVC-2: disabled services show a message', async ({ page, browser, request, faults }) => {
  const { data: on } = await (await request.get(`${portalAddress()}/api/v5/features`)).json()
  const pages = {
    'professional-portal': { path: '/portal-pro', isOff: pro('off.title') },
    'housing-services': { path: '/housing-services', isOff: textsOf('housing-services')('off.title') },
  }
  for (const { path, isOff } of Object.values(pages)) {
    await page.goto(path)
    await expect(page.locator('main .root:not([aria-busy])').first()).toBeVisible()
    await expect(page.getByText(isOff)).toHaveCount(0)
  }
  for (const [feature, { path, isOff }] of Object.entries(pages)) {
    const data = on.filter((name: string) => name !== feature)
    await faults({ path: '/api/v5/features', status: 200, body: JSON.stringify({ data }) })
    // Another browser, because the answer is cached.
    const other = await browser.newPage({ baseURL: portalAddress() })
    await other.goto(path)
    await expect(other.getByText(isOff)).toBeVisible()
    await other.close()
  }
})

test('SVC-1, SVC-2, SVC-3: on an external page the three lists are in the page’s language, and a failed one is retried alone', async ({
  page,
  faults,
  allowErrors,
}) => {
  allowErrors(/500/)
  const sites = textsOf('self-service', 'lt')
  const body = JSON.stringify({
    code: 'internal',
    message: 'x',
    messageKey: 'errors.internal',
    correlationId: 'c0ffee00',
    errors: {},
  })
  await faults({ path: '/api/v5/self-service', status: 500, body, times: 1 })
  await openScratchPage(page, {
    loader: 'data-vendor="alfa" data-locale="lt"',
    body: '<resident-portal-pro></resident-portal-pro><resident-housing-services></resident-housing-services><resident-self-service></resident-self-service>',
  })
  await expect(page.getByText('Nuo 2019 metų', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Spynų meistras/ })).toBeVisible()
  await expect(page.getByText(sites('failed'))).toBeVisible()
  await page.getByRole('button', { name: textsOf('shell', 'lt')('retry'), exact: true }).click()
  const gas = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Dujų linija' })
  await expect(gas.getByRole('link')).toHaveCount(2)
  await expect(page.getByText('Šviesos tinklai', { exact: true })).toBeVisible()
})

test('LAY-19: a vendor’s banner is on its pages with its picture until it is closed, and stays closed', async ({
  page,
}) => {
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL('/vendor/alfa/contract/1')
  const banner = page.getByRole('complementary', { name: promo('label') })
  await expect(banner.getByText(insurance, { exact: true })).toBeVisible()
  await expect(banner.getByRole('link', { name: promo('more') })).toHaveAttribute(
    'href',
    'https://alfa.example/draudimas',
  )
  const picture = banner.locator('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await banner.getByRole('button', { name: promo('close', { title: insurance }) }).click()
  await expect(banner).toHaveCount(0)
  const bannerAnswer = page.waitForResponse(/promotional-banners/)
  await page.reload()
  await bannerAnswer
  await expect(page.locator('resident-bills').getByRole('heading').first()).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('LAY-19: on an external page the banner needs no sign-in; without storage it can still be closed', async ({
  page,
}) => {
  await refuseStorage(page)
  await openScratchPage(page, { body: '<resident-promo-banner vendor="alfa"></resident-promo-banner>' })
  const close = page.getByRole('button', { name: promo('close', { title: insurance }) })
  await close.click()
  await expect(close).toHaveCount(0)
  // Another banner on the same page closes as well.
  const bannerAnswer = page.waitForResponse(/promotional-banners/).catch(() => undefined)
  await page.evaluate(() => {
    const other = document.createElement('resident-promo-banner')
    other.setAttribute('vendor', 'alfa')
    other.setAttribute('locale', 'ru')
    document.body.append(other)
  })
  await bannerAnswer
  await expect(page.getByText('Застрахуйте жильё')).toHaveCount(0)
})

const settings = async (change: object) => {
  const { data } = await (await fetch(`${portalAddress()}/api/v5/settings/general`)).json()
  return {
    path: '/api/v5/settings/general',
    status: 200,
    body: JSON.stringify({ data: { ...data, ...change } }),
  }
}

const appBar = (page: Page) => page.getByRole('complementary', { name: app('label'), exact: true })

test('LAY-17: desktop browsers get no app banner', async ({ page }) => {
  const settingsAnswer = page.waitForResponse(/settings\/general/)
  await page.goto('/self-service')
  await settingsAnswer
  await expect(page.getByText('Šviesos tinklai', { exact: true })).toBeVisible()
  await expect(appBar(page)).toHaveCount(0)
})

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 780 },
    hasTouch: true,
  })

  test('LAY-17: the app’s bar opens the App Store in a new tab, closes with it and does not come back', async ({
    page,
    context,
    checkAccessibility,
  }) => {
    await context.route('https://apps.residents.example/**', route =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Store</title><main><h1>Store</h1></main></html>',
      }),
    )
    await page.goto('/self-service')
    await expect(appBar(page).getByText(app('from.ios'))).toBeInViewport()
    await checkAccessibility()
    const store = context.waitForEvent('page')
    await appBar(page)
      .getByRole('link', { name: app('download') })
      .click()
    await expect(await store).toHaveURL('https://apps.residents.example/ios')
    await expect(appBar(page)).toHaveCount(0)
    const settingsAnswer = page.waitForResponse(/settings\/general/)
    await page.reload()
    await settingsAnswer
    await expect(page.getByText('Šviesos tinklai', { exact: true })).toBeVisible()
    await expect(appBar(page)).toHaveCount(0)
  })

  test('LAY-17: without a store URL, or with an unsafe one, there is no bar', async ({ page, faults }) => {
    await faults(await settings({ appIosDownloadUrl: 'javascript:alert(1)' }))
    const settingsAnswer = page.waitForResponse(/settings\/general/)
    await page.goto('/self-service')
    await settingsAnswer
    await expect(page.getByText('Šviesos tinklai', { exact: true })).toBeVisible()
    await expect(appBar(page)).toHaveCount(0)
  })
})

test.describe('on Android', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    viewport: { width: 360, height: 780 },
    hasTouch: true,
  })

  test('LAY-17: the close button works without storage too, and the bar stays closed on the next page', async ({
    page,
  }) => {
    await refuseStorage(page)
    await page.goto('/portal-pro')
    await expect(appBar(page).getByRole('link', { name: app('download') })).toHaveAttribute(
      'href',
      'https://apps.residents.example/android',
    )
    await appBar(page)
      .getByRole('button', { name: shell('close'), exact: true })
      .click()
    await expect(appBar(page)).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('link', { name: portal('housingServices.title') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(portal('housingServices.title'))
    await expect(appBar(page)).toHaveCount(0)
  })
})
