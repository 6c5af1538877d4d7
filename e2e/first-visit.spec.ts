import type { Page } from '@playwright/test'
import { watchRequests } from '../tools/watchRequests.ts'
import { shiftsIn, watchShifts } from './support/layoutShifts.ts'
import { openSignedIn } from './support/openSignedIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

// What a page leaves out at first, because it is far below the view or on another tab.

const bills = textsOf('bills')
const meters = textsOf('meters')

/** A day on which no readings are taken. */
const now = '2026-11-23T10:00:00Z'

test.use({
  serverEnv: { DEMO_NOW: now },
  serverName: 'first-visit',
  viewport: { width: 412, height: 823 },
})

/** Opens a page, and returns the paths that it has asked for when it is quiet. */
async function pathsAsked(page: Page, path: string): Promise<readonly string[]> {
  await page.clock.setFixedTime(now)
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const { waitUntilIdle } = watchRequests(page)
  await openSignedIn(page, path)
  await waitUntilIdle()
  return asked
}

test('NAV-15, BIL-1: the months of bills are asked for when their chart is near the view, and it moves nothing', async ({
  page,
}) => {
  await watchShifts(page)
  const asked = await pathsAsked(page, '/vendor/alfa/contract/1/bill')
  const compare = page.locator('.compare')
  await expect(compare.getByRole('table', { name: bills('compare.title') })).toBeVisible()
  await expect(compare.getByRole('heading', { name: bills('compare.chart.title') })).toBeAttached()
  expect(asked).toContainEqual(expect.stringMatching(/\/changes$/))
  expect(asked).not.toContainEqual(expect.stringMatching(/\/invoices\/months$/))
  // The answer comes when what is below the chart can be seen.
  const seen = Promise.withResolvers<void>()
  await page.route('**/invoices/months', async route => {
    await seen.promise
    await route.continue()
  })
  const shiftsBefore = await shiftsIn(page)
  const request = page.waitForRequest('**/invoices/months')
  await compare.getByRole('link', { name: bills('compare.consumption') }).scrollIntoViewIfNeeded()
  await request
  seen.resolve()
  await expect(compare.getByRole('slider', { name: bills('compare.chart.title') })).toBeVisible()
  expect(await shiftsIn(page)).toEqual(shiftsBefore)
})

test('NAV-15, MET-1: on days without readings the history of meters is asked for when its tab is opened', async ({
  page,
}) => {
  const asked = await pathsAsked(page, '/vendor/alfa/contract/1/meter')
  await expect(page.locator('resident-meters .meter-last').first()).toBeVisible()
  // The meters come with what the server draws.
  expect(asked).toContain('/api/v5/first-pages')
  expect(asked).not.toContainEqual(expect.stringMatching(/\/meters\/history$/))
  await page.getByRole('tab', { name: meters('tabs.history') }).click()
  await expect(
    page
      .locator('resident-meters')
      .getByRole('row', { name: /October 2026/ })
      .first(),
  ).toBeVisible()
})

for (const [title, open] of [
  ['a visitor', (page: Page) => page.goto('/login')],
  ['a signed-in person', (page: Page) => openSignedIn(page, '/')],
] as const)
  test(`NAV-20: the first formats of ${title}’s page are made in a worker, which then ends`, async ({
    page,
  }) => {
    const started = page.waitForEvent('worker', worker => /\/assets\/formats-[\w-]+\.js$/.test(worker.url()))
    const ended = started.then(worker => worker.waitForEvent('close'))
    await open(page)
    await ended
  })

test('NAV-20: a browser without workers shows bills as others do', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'))
  await openSignedIn(page, '/vendor/alfa/contract/1/bill')
  await expect(page.locator('resident-bills').getByText(bills('latest.due.title')).first()).toBeVisible()
})
