import type { Page } from '@playwright/test'
import { openSignedIn } from './support/openSignedIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('portal')
const firstContract = '/vendor/alfa/contract/1'

test.beforeEach(async ({ page }) => {
  await openSignedIn(page, firstContract)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** Presses Tab until the focus is in the page's content, and returns what had the focus before. */
async function stopsBeforeContent(page: Page): Promise<string[]> {
  const stops: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const { activeElement } = document
      const isInside = activeElement === document.body || activeElement?.closest('main') !== null
      return isInside ? undefined : (activeElement?.textContent ?? '').trim() || activeElement?.localName
    })
    if (stop === undefined || stops.length > 40) return stops
    stops.push(stop)
  }
}

for (const [width, height] of [
  [1280, 800],
  [768, 1024],
  [360, 780],
] as const)
  test(`LAY-21: at ${width} px at most ten stops of the Tab key come before the content of a page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const path of [
      '/',
      firstContract,
      ...['bill', 'meter', 'messages', 'help-desk'].map(name => `${firstContract}/${name}`),
    ]) {
      await page.goto(path)
      await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: /current outage/ })).toBeVisible()
      if (width >= 1024)
        await expect(
          page
            .getByRole('navigation', { name: text('header.main') })
            .getByRole('link')
            .first(),
        ).toBeVisible()
      const stops = await stopsBeforeContent(page)
      expect(stops[0], path).toBe(text('skip'))
      expect(stops.length, `${path}: ${stops.join(' | ')}`).toBeLessThanOrEqual(10)
    }
  })

test('LAY-21: arrow keys, Home and End move within the row of a contract’s pages, and Tab leaves it', async ({
  page,
}) => {
  const pages = page.getByRole('navigation', { name: text('header.contract') })
  const link = (name: string) => pages.getByRole('link', { name: new RegExp(`^${name}`) })
  const overview = link(text('header.overview'))
  await expect(link(text('menu.bill'))).toBeVisible()
  await expect(overview).toHaveAttribute('aria-current', 'page')
  await overview.focus()
  await page.keyboard.press('ArrowRight')
  await expect(link(text('menu.bill'))).toBeFocused()
  await page.keyboard.press('End')
  const vendor = page.getByRole('link', { name: 'Alfa namai' })
  await page.keyboard.press('ArrowRight')
  await expect(vendor).toBeFocused()
  await page.keyboard.press('Home')
  await expect(vendor).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.site-vendor'))).toBeNull()
  await page.keyboard.press('Shift+Tab')
  await expect(vendor).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('LAY-22: from the page after sign-in one tap leads to paying, to the readings and to asking for help', async ({
    page,
  }) => {
    const main = page.getByRole('main')
    await main.getByRole('button', { name: /^Pay €/ }).click()
    await expect(page.getByRole('dialog').getByText(textsOf('bills')('pay.methods.title'))).toBeVisible()
    await page.goto(firstContract)
    await main.getByRole('link', { name: text('contract.readings') }).click()
    await expect(page.getByRole('heading', { level: 1, name: text('meters.title') })).toBeVisible()
    await page.goto(firstContract)
    await main.getByRole('link', { name: text('contract.help') }).click()
    await expect(page).toHaveURL(`${firstContract}/help-desk/create`)
    await expect(main.getByRole('textbox').first()).toBeVisible()
  })
})
