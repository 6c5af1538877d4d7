import type { Browser, BrowserContext } from 'playwright'
import { firstPaintOf, inSeconds, medianOf, paintOf, phone } from './paintOf.ts'
import { portalPages } from './portalPages.ts'
import { type Figure, inRoundRobin, times } from './report.ts'
import { slowNetwork } from './slowPhone.ts'
import { onServer } from './stage.ts'
import { type StoredSignIn, storeSignIn } from './storeSignIn.ts'
import { floors, withFloors } from './withFloors.ts'

const rounds = 5

/** Gives the service workers of a browser the network of the slow phone: throttling a page leaves them as they are. */
async function slowWorkers(browser: Browser): Promise<void> {
  const devtools = await browser.newBrowserCDPSession()
  const { targetInfos } = await devtools.send('Target.getTargets')
  for (const { type, targetId } of targetInfos) {
    if (type !== 'service_worker') continue
    const { sessionId } = await devtools.send('Target.attachToTarget', { targetId })
    const send = (id: number, method: string, params = {}) =>
      devtools.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      })
    await send(1, 'Network.enable')
    await send(2, 'Network.emulateNetworkConditions', slowNetwork)
  }
}

/** A browser in which the portal's service worker has all files of the build. */
async function returningVisitor(
  browser: Browser,
  portal: string,
  storageState: StoredSignIn,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...phone, storageState })
  const page = await context.newPage()
  await page.goto(portal)
  await page.waitForFunction(async () => (await caches.match('/files.json')) !== undefined, undefined, {
    timeout: 120_000,
  })
  await page.close()
  await slowWorkers(browser)
  return context
}

/** Later visits of the pages of signed-in people, with the portal's service worker, beside a first visit of the Preact hello. */
export const measureReturns = (): Promise<Figure[]> =>
  onServer(
    (browser, portal) =>
      withFloors(async () => {
        const signIn = await storeSignIn(browser, `${portal}/login`)
        const returning = await returningVisitor(browser, portal, signIn)
        const pages = portalPages.filter(({ isPersonal }) => isPersonal)
        const [preact, ...paints] = await inRoundRobin([floors.preact, ...pages], rounds, page =>
          page === floors.preact
            ? firstPaintOf(browser, portal + page.path)
            : paintOf(returning, portal + page.path),
        )
        const hello = medianOf(preact, 'largest')
        return [
          {
            name: floors.preact.name,
            median: inSeconds(hello),
            runs: rounds,
            beside: 'the floor, a first visit',
          },
          ...pages.map(({ name }, at) => {
            const [paint, blocked] = [medianOf(paints[at], 'largest'), medianOf(paints[at], 'blocked')]
            return {
              name,
              median: inSeconds(paint),
              runs: rounds,
              beside: `${times(paint, hello)} the Preact hello; blocks ${blocked.toFixed(0)} ms`,
            }
          }),
        ]
      }),
    { CHECK_ANSWERS: 'off' },
  )
