import type { BrowserContext } from 'playwright'
import { portalPages } from './portalPages.ts'
import { type Figure, kilobytes, median, repeat } from './report.ts'
import { slowPhone } from './slowPhone.ts'
import { onServer } from './stage.ts'
import { storeSignIn } from './storeSignIn.ts'

const runs = 3

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

interface Paint {
  readonly largest: number
  readonly shift: number
  readonly bytes: number
}

/** Observes paints, including those before the observer was created. */
const watch = () => {
  const seen = { largest: 0, shift: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver(list => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Largest contentful paint (ms) of a page's first visit. */
async function paintOf(context: BrowserContext, address: string): Promise<Paint> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await slowPhone(devtools)
  let bytes = 0
  devtools.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.addInitScript(watch)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Omit<Paint, 'bytes'> }).seen)
  return { ...seen, bytes }
}

/** First visits of the portal's pages on a phone. */
export const measurePaints = (): Promise<Figure[]> =>
  onServer(
    async (browser, portal) => {
      const signIn = await storeSignIn(browser, `${portal}/login`)
      const figures: Figure[] = []
      for (const { name, path, isPersonal } of portalPages) {
        const paints = await repeat(runs, async () => {
          const context = await browser.newContext({
            ...phone,
            serviceWorkers: 'block',
            ...(isPersonal && { storageState: signIn }),
          })
          try {
            return await paintOf(context, portal + path)
          } finally {
            await context.close()
          }
        })
        const shift = Math.max(...paints.map(({ shift }) => shift))
        const bytes = kilobytes(median(paints.map(({ bytes }) => bytes)))
        figures.push({
          name: name,
          median: `${(median(paints.map(({ largest }) => largest)) / 1000).toFixed(2)} s`,
          runs,
          beside: `under 1.80 s; shifts by ${shift.toFixed(3)} at most; ${bytes}`,
        })
      }
      return figures
    },
    { CHECK_ANSWERS: 'off' },
  )
