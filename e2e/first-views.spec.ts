import type { Page } from '@playwright/test'
import { hostsAddress, portalAddress } from './support/addresses.ts'
import { differing, holdScripts, isDefined, setScheme } from './support/drawn.ts'
import { shiftsIn, watchShifts } from './support/layoutShifts.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { storedSession } from './support/storedSession.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { tokenOf } from './support/tokenOf.ts'
import { watchCalls } from './support/watchCalls.ts'

const bills = textsOf('bills', 'lt')
const meters = textsOf('meters', 'lt')
const shared = textsOf('shared', 'lt')
const owner = 'owner@example.com'

/** What the elements show first of a contract. The button that pays a bill comes with the vendor's settings. */
const elements = {
  bills: { title: 'BIL-1: the latest bill', shown: bills('latest.due.title'), part: '.facts' },
  meters: { title: 'MET-1: meters', shown: meters('tabs.history'), part: '.card' },
}

/** A vendor's page of a signed-in person with an element. */
async function openSignedIn(page: Page, tag: string) {
  const session = await storedSession(page, owner)
  await page.addInitScript(({ name, value }) => localStorage.setItem(name, value), {
    ...session,
    value: `${session.value} 1,2,3`,
  })
  await openScratchPage(page, { body: tag, html: 'lang="lt"', loader: 'data-vendor="alfa"' })
}

/** The same, whose common script is held back. */
async function openHeld(page: Page, tag: string) {
  const release = await holdScripts(page, '**/parts/core.js')
  await openSignedIn(page, tag)
  return release
}

const viewOf = (page: Page) => page.locator('.root[inert]')

for (const [name, { title, shown, part }] of Object.entries(elements))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`EMB-20, ${title} on a vendor’s page under the strictest policy is there before the common script, and its element shows the same, ${colorScheme}`, async ({
      page,
    }) => {
      await setScheme(page, colorScheme)
      // What comes with later answers, such as what a bill is made of, is below.
      await page.setViewportSize({ width: 360, height: 900 })
      await watchShifts(page)
      const release = await openHeld(page, `<resident-${name} contract="1"></resident-${name}>`)
      const view = viewOf(page)
      await expect(view.getByText(shown, { exact: true })).toBeVisible()
      await expect(view).toHaveAttribute('data-scheme', colorScheme)
      const content = page.locator(`resident-${name} ${part}`)
      const options = { animations: 'disabled', caret: 'hide' } as const
      const drawn = { text: await content.textContent(), picture: await content.screenshot(options) }
      const { length } = await shiftsIn(page)
      release()
      await expect(view).toHaveCount(0)
      expect(await page.evaluate(isDefined, name)).toBe(true)
      expect(await content.textContent()).toBe(drawn.text)
      expect(await differing(page, drawn.picture, await content.screenshot(options))).toBeLessThanOrEqual(
        0.001,
      )
      expect((await shiftsIn(page)).slice(length)).toEqual([])
    })

test('EMB-20: what elements are drawn of comes with the drawings, and is asked for where these fail', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/503/)
  const drawnOf = [
    '/auth/users/me',
    '/organization-groups/contracts',
    '/contracts/1/invoices/last',
    '/contracts/1/meters',
  ]
  const takeCalls = watchCalls(page, drawnOf)
  const open = async () => {
    await openSignedIn(
      page,
      '<resident-bills contract="1"></resident-bills><resident-meters contract="1"></resident-meters>',
    )
    for (const [name, { part }] of Object.entries(elements))
      await expect(page.locator(`resident-${name} .root:not([inert]) ${part}`).first()).toBeVisible()
    return takeCalls()
  }
  expect(await open()).toEqual([])
  await page.route('**/first-views/**', route => route.fulfill({ status: 503, body: '{}' }))
  expect(await open()).toEqual([...drawnOf].sort())
})

for (const { title, tags } of [
  { title: 'an element', tags: '<resident-bills contract="1"></resident-bills>' },
  // The script of the sign-in takes over what it finds in a root.
  {
    title: 'an element beside the sign-in',
    tags: '<resident-login></resident-login><resident-bills contract="1"></resident-bills>',
  },
])
  test(`EMB-20: the keyboard reaches the buttons of ${title} once they are its own`, async ({ page }) => {
    const release = await openHeld(page, tags)
    const open = page
      .locator('resident-bills .root:not([inert])')
      .getByRole('button', { name: shared('file.open') })
      .first()
    await expect(viewOf(page).getByRole('button', { name: shared('file.open') })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveCount(0)
    release()
    await open.focus()
    await expect(open).toBeFocused()
  })

test('EMB-20: an element that is removed while its first view is shown leaves the page as it is, and shows its contract when it is back', async ({
  page,
}) => {
  const release = await openHeld(page, '<resident-bills contract="1"></resident-bills>')
  const releaseBill = await holdScripts(page, '**/contracts/1/invoices/last')
  await expect(viewOf(page).getByText(elements.bills.shown, { exact: true })).toBeVisible()
  release()
  const own = page.locator('resident-bills .root:not([inert])')
  await expect(own).toHaveCount(1)
  await page.evaluate(() => {
    const element = document.querySelector('resident-bills')
    element?.remove()
    setTimeout(() => element && document.querySelector('main')?.append(element), 100)
  })
  releaseBill()
  await expect(own.getByText(elements.bills.shown, { exact: true })).toBeVisible()
  await expect(viewOf(page)).toHaveCount(0)
})

test('EMB-20: an element whose contract changes before its first view is there shows nothing of the former contract', async ({
  page,
}) => {
  const releaseView = await holdScripts(page, '**/first-views/bills?*')
  const asked = page.waitForRequest('**/first-views/bills?contract=1&*')
  const answered = page.waitForResponse('**/first-views/bills?contract=1&*')
  const release = await openHeld(page, '<resident-bills contract="1"></resident-bills>')
  await asked
  await page.evaluate(() => document.querySelector('resident-bills')?.setAttribute('contract', '3'))
  releaseView()
  await (await answered).finished()
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve)))
  await expect(viewOf(page)).toHaveCount(0)
  release()
  await expect(page.locator('resident-bills .root').getByRole('tab').first()).toBeVisible()
})

test('EMB-20: an element that follows the chosen contract shows nothing of the former one while the next one loads', async ({
  page,
}) => {
  await page.context().addCookies([{ name: 'resident-contract', value: '1', url: hostsAddress() }])
  const release = await openHeld(
    page,
    '<resident-contract-switcher></resident-contract-switcher><resident-bills></resident-bills>',
  )
  const releaseBills = await holdScripts(page, '**/contracts/*/invoices/last')
  await expect(viewOf(page)).toHaveCount(1)
  release()
  await expect(page.locator('resident-bills .root:not([inert])')).toHaveCount(1)
  const switcher = page.locator('resident-contract-switcher')
  await switcher.getByRole('button').first().click()
  await switcher
    .getByRole('dialog')
    .getByRole('button', { name: /Mamos butas/ })
    .click()
  await expect(viewOf(page)).toHaveCount(0, { timeout: 1000 })
  releaseBills()
})

test.describe('EMB-20: where the elements do not come, the page’s own content is shown', () => {
  const tag = '<resident-bills contract="1"><a href="/bills/">Your bills</a></resident-bills>'

  test('beside a first view that comes after the failure of a script', async ({ page, allowErrors }) => {
    allowErrors(/core\.js/)
    const releaseView = await holdScripts(page, '**/first-views/bills?*')
    await page.route('**/parts/core.js', route => route.abort())
    const warned = page.waitForEvent('console', message => message.text().includes('RW-LOAD'))
    await openSignedIn(page, tag)
    await warned
    releaseView()
    await expect(viewOf(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Your bills' })).toBeVisible()
  })

  test('in place of a first view whose contract has changed', async ({ page }) => {
    await openHeld(page, tag)
    await expect(viewOf(page)).toBeVisible()
    await page.evaluate(() => document.querySelector('resident-bills')?.setAttribute('contract', '2'))
    await expect(viewOf(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Your bills' })).toBeVisible()
  })
})

for (const { title, tag, prepare } of [
  {
    title: 'with an attribute of its own',
    tag: '<resident-bills contract="1" view="latest"></resident-bills>',
  },
  {
    title: 'in another language than the page',
    tag: '<div lang="ru"><resident-bills contract="1"></resident-bills></div>',
  },
  { title: 'of a contract that is not the person’s', tag: '<resident-bills contract="99"></resident-bills>' },
  {
    title: 'with a draft on the device',
    tag: '<resident-meters contract="1"></resident-meters>',
    prepare: () => localStorage.setItem('resident-drafts:https://portal.example/api/v5', '{}'),
  },
])
  test(`EMB-20: an element ${title} draws itself`, async ({ page }) => {
    if (prepare) await page.addInitScript(prepare)
    const requested: string[] = []
    page.on('request', request => requested.push(request.url()))
    const answered = page.waitForResponse('**/auth/users/me')
    const release = await openHeld(page, tag)
    await answered
    release()
    await expect(page.locator('.root').first()).toBeVisible()
    expect(requested.filter(url => url.includes('first-views'))).toEqual([])
  })

test('EMB-20: a first view of somebody else’s contract, or with an ended session, has no content', async ({
  page: { request },
}) => {
  const statusOf = async (contract: number, token: string) => {
    const address = `${portalAddress()}/api/v5/first-views/bills?contract=${contract}&scheme=light`
    return (await request.get(address, { headers: { Authorization: `Bearer ${token}` } })).status()
  }
  const token = await tokenOf(request, owner)
  expect(await statusOf(1, token)).toBe(200)
  expect(await statusOf(4_000, token)).toBe(204)
  expect(await statusOf(1, await tokenOf(request, 'single@example.com'))).toBe(204)
  await request.post(`${portalAddress()}/api/v5/auth/logout`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(await statusOf(1, token)).toBe(204)
})

test('EMB-20, PER-3: a first view is asked for in the role that was chosen on the site', async ({ page }) => {
  await page.context().addCookies([{ name: 'resident-role', value: '7', url: hostsAddress() }])
  const asked = page.waitForRequest('**/first-views/*')
  await openSignedIn(page, '<resident-bills contract="1"></resident-bills>')
  expect(new URL((await asked).url()).searchParams.get('role')).toBe('7')
})
