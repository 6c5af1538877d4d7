import type { Page } from '@playwright/test'
import { findFirefox, findWebKit } from '../tools/otherBrowsers.ts'
import type { Driver } from './isolation/Driver.ts'
import { driveChromium } from './isolation/driveChromium.ts'
import { driveFirefox } from './isolation/driveFirefox.ts'
import { driveWebKit } from './isolation/driveWebKit.ts'
import {
  dresses,
  elements,
  floating,
  type HardPage,
  type HardPageName,
  hardPages,
  pagePath,
} from './isolation/hardPages.ts'
import {
  type Box,
  dressPage,
  fillPage,
  isSignedIn,
  type Looks,
  looksOf,
  noticeOfLogin,
  removeElements,
  useElements,
} from './isolation/inPage.ts'
import { type ServedPages, serveHardPages } from './isolation/serveHardPages.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { test as base, expect } from './support/test.ts'

/** This server also allows the origin of the hard pages. */
const test = base.extend<object, { readonly pages: ServedPages }>({
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const pages = await serveHardPages()
      await use(pages)
      await pages.stop()
    },
    { scope: 'worker' },
  ],
  serverEnv: [({ pages }, use) => use({ ALLOWED_ORIGINS: pages.address }), { scope: 'worker' }],
})

/** Each browser signs in once, on the page whose scripts interfere most. */
const signInPage = 'a page with an old library that changes what is built in'

const firefox = findFirefox()
const webKit = findWebKit()

/** Starts the browser; undefined if it is not installed. */
const browsers: Readonly<Record<string, ((page: Page) => Promise<Driver>) | undefined>> = {
  Chromium: page => Promise.resolve(driveChromium(page)),
  Firefox: firefox === undefined ? undefined : () => driveFirefox(firefox),
  WebKitGTK: webKit && (() => driveWebKit(webKit)),
}

/** Boxes whose position or style differs from the clean page. */
const differences = (clean: readonly Box[], boxes: readonly Box[], tolerance: number) =>
  clean.flatMap(({ tag, at, look }, index) => {
    const other = boxes[index]
    const isMoved = at.some((pixels, side) => Math.abs(pixels - (other?.at[side] ?? Infinity)) > tolerance)
    const redressed = look.filter((value, property) => value !== other?.look[property])
    return isMoved || redressed.length > 0 || tag !== other?.tag
      ? [`${tag} ${at} is ${other?.tag} ${other?.at}, without ${redressed.join('; ')}`]
      : []
  })

/** Shape of every element once it stops changing. */
async function settledLooks(driver: Driver): Promise<Looks> {
  let before = ''
  let looks: Looks = { boxes: {}, waiting: [] }
  await expect(async () => {
    looks = await driver.run(looksOf, floating)
    const now = JSON.stringify(looks)
    const isSame = now === before
    before = now
    expect(looks.waiting).toEqual([])
    expect(isSame, 'nothing moves').toBe(true)
  }).toPass({ intervals: [100, 250, 1000], timeout: 30_000 })
  return looks
}

/** Polls until every element looks as on the clean page. */
const expectLooks = (driver: Driver, clean: Looks, where: string, tolerance = 0) =>
  expect
    .soft(async () => {
      const { boxes } = await driver.run(looksOf, floating)
      const off = Object.entries(clean.boxes).flatMap(([tag, shape]) =>
        differences(shape, boxes[tag] ?? [], tolerance).map(difference => `${tag}: ${difference}`),
      )
      expect(off.slice(0, 10), `looks on ${where}`).toEqual([])
    })
    .toPass({ intervals: [50, 250, 1000], timeout: 30_000 })

const [clean, ...others] = Object.keys(hardPages) as [HardPageName, ...HardPageName[]]

for (const [name, start] of Object.entries(browsers)) {
  const title = `in ${name} every element looks the same on a clean page and on those that are hard on it, works there, changes no global and leaves nothing behind`
  if (!start) {
    test.skip(title, () => {})
    continue
  }
  test(title, async ({ page, pages, allowErrors }) => {
    const address = (which: HardPageName) => pages.address + pagePath(which)
    test.setTimeout(240_000)
    // The portal’s allow-list refuses a page with an opaque origin.
    allowErrors(/CORS policy|ERR_FAILED/)
    const driver = await start(page)
    const signIn = async () => {
      // The portal contains a sign-in element as well.
      const login = '#place > resident-login'
      await driver.type(`${login} input[name="email"]`, 'owner@example.com')
      await driver.type(`${login} input[name="password"]`, 'resident-demo\n')
    }
    try {
      await driver.open(address(signInPage))
      await settledLooks(driver)
      await signIn()
      await expect.poll(() => driver.run(isSignedIn, undefined)).toBe(true)

      await driver.open(address(clean))
      const looks = await settledLooks(driver)
      expect(Object.keys(looks.boxes).sort()).toEqual([...elements].sort())
      for (const dress of Object.keys(dresses)) {
        await driver.run(dressPage, dress)
        await expectLooks(driver, looks, dress)
      }
      for (const hard of others) {
        const { isClosed = false, tolerance = 0, breaksWebKitDriver }: HardPage = hardPages[hard]
        if (breaksWebKitDriver && name === 'WebKitGTK') continue
        await driver.open(address(hard))
        if (isClosed) {
          await settledLooks(driver)
          await signIn()
          await expect.poll(() => driver.run(noticeOfLogin, undefined)).not.toBe('')
        } else {
          await expectLooks(driver, looks, hard, tolerance)
          expect.soft(await driver.run(useElements, undefined), `use of ${hard}`).toEqual([])
        }
        expect.soft(await driver.run(removeElements, undefined), `left on ${hard}`).toEqual([])
      }
      await driver.open(address(clean))
      expect(await driver.run(fillPage, 100)).toEqual([])
      expect(await driver.run(removeElements, undefined)).toEqual([])
    } finally {
      await driver.close()
    }
  })
}

test('two hundred elements request each resource once, and removing them frees all listeners, nodes and memory', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', request => requests.push(`${request.method()} ${request.url()}`))
  await openScratchPage(page, { body: '<div id="place"></div>', loader: 'data-vendor="alfa"' })
  const devtools = await page.context().newCDPSession(page)
  const counters = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    return { ...(await devtools.send('Memory.getDOMCounters')), usedSize }
  }
  const fill = async () => {
    await page.evaluate(() => {
      for (let count = 0; count < 100; count += 1)
        for (const name of ['login', 'language'])
          document.getElementById('place')?.append(document.createElement(`resident-${name}`))
    })
    await expect(
      page.locator('resident-login').getByRole('button', { name: 'Sign in', exact: true }),
    ).toHaveCount(100)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.evaluate(() => document.getElementById('place')?.replaceChildren())
  }
  await fill()
  const twice = requests.filter((one, at) => requests.indexOf(one) !== at && !one.endsWith('/scratch/'))
  expect(twice).toEqual([])
  // Code that the browser compiles on first use stays in memory and is not a leak.
  for (let warm = 0; warm < 3; warm += 1) await fill()
  const before = await counters()
  await fill()
  await expect(async () => {
    const after = await counters()
    expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners * 1.05)
    expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.05)
    expect(after.usedSize).toBeLessThanOrEqual(before.usedSize * 1.05)
  }).toPass()
})
