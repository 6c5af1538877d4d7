import type { Browser, BrowserContext } from 'playwright'
import { watchRequests } from '../watchRequests.ts'
import { median } from './report.ts'
import { slowPhone } from './slowPhone.ts'
import type { StoredSignIn } from './storeSignIn.ts'

/** The window of a phone. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

interface Observed {
  /** Milliseconds until the largest contentful paint. */
  readonly largest: number
  /** Milliseconds of long tasks beyond the first 50 of each. */
  readonly blocked: number
  readonly shift: number
}

export interface Paint extends Observed {
  readonly bytes: number
}

/** Observes paints, shifts and long tasks, including those before the observers were created. */
const observe = () => {
  const observed = { largest: 0, blocked: 0, shift: 0 }
  Object.assign(globalThis, { observed })
  const each = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) add(entry)
    }).observe({ type, buffered: true })
  each('largest-contentful-paint', ({ startTime }) => {
    observed.largest = startTime
  })
  each('longtask', ({ duration }) => {
    observed.blocked += duration - 50
  })
  each('layout-shift', entry => {
    observed.shift += (entry as unknown as { value: number }).value
  })
}

/** Opens a page on a slow phone and waits until it is quiet. */
export async function paintOf(context: BrowserContext, address: string): Promise<Paint> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await slowPhone(devtools)
  let bytes = 0
  devtools.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.addInitScript(observe)
  const { waitUntilIdle } = watchRequests(page)
  await page.goto(address)
  await waitUntilIdle()
  await page.waitForTimeout(500)
  const observed = await page.evaluate(() => (globalThis as unknown as { observed: Observed }).observed)
  await page.close()
  return { ...observed, bytes }
}

/**
 * Opens a page in a browser that has nothing of it.
 * @param storageState of a person who is signed in; undefined for a visitor
 */
export async function firstPaintOf(
  browser: Browser,
  address: string,
  storageState?: StoredSignIn,
): Promise<Paint> {
  const context = await browser.newContext({
    ...phone,
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  })
  try {
    return await paintOf(context, address)
  } finally {
    await context.close()
  }
}

export const medianOf = (paints: readonly Paint[] = [], part: keyof Paint) =>
  median(paints.map(paint => paint[part]))
export const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
