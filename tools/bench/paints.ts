import type { BrowserContext } from 'playwright'
import { watchRequests } from '../watchRequests.ts'
import { portalPages } from './portalPages.ts'
import { type Figure, inRoundRobin, kilobytes, median, times } from './report.ts'
import { slowPhone } from './slowPhone.ts'
import { onServer } from './stage.ts'
import { storeSignIn } from './storeSignIn.ts'
import { floors, withFloors } from './withFloors.ts'

const rounds = 5

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

interface Observed {
  /** Milliseconds until the largest contentful paint. */
  readonly largest: number
  /** Milliseconds of long tasks beyond the first 50 of each. */
  readonly blocked: number
  readonly shift: number
}

interface Paint extends Observed {
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

/** Opens a page for the first time and waits until it is quiet. */
async function paintOf(context: BrowserContext, address: string): Promise<Paint> {
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
  return { ...observed, bytes }
}

const medianOf = (paints: readonly Paint[] = [], part: keyof Paint) =>
  median(paints.map(paint => paint[part]))
const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

/** First visits of the portal's pages on a phone, beside those of pages that do next to nothing. */
export const measurePaints = (): Promise<Figure[]> =>
  onServer(
    (browser, portal) =>
      withFloors(async () => {
        const signIn = await storeSignIn(browser, `${portal}/login`)
        const pages = [floors.preact, floors.react, ...portalPages]
        const [preact, react, ...paints] = await inRoundRobin(pages, rounds, async page => {
          const context = await browser.newContext({
            ...phone,
            serviceWorkers: 'block',
            ...('isPersonal' in page && page.isPersonal && { storageState: signIn }),
          })
          try {
            return await paintOf(context, portal + page.path)
          } finally {
            await context.close()
          }
        })
        const [hello, blockedHello] = [medianOf(preact, 'largest'), medianOf(react, 'blocked')]
        return [
          { name: floors.preact.name, median: inSeconds(hello), runs: rounds, beside: 'the floor' },
          {
            name: floors.react.name,
            median: inSeconds(medianOf(react, 'largest')),
            runs: rounds,
            beside: `blocks ${blockedHello.toFixed(0)} ms`,
          },
          ...portalPages.map(({ name, largest }, at) => {
            const page = paints[at] ?? []
            const [paint, blocked] = [medianOf(page, 'largest'), medianOf(page, 'blocked')]
            return {
              name,
              median: inSeconds(paint),
              runs: rounds,
              beside: [
                `${times(paint, hello)} the Preact hello (at most ${largest})`,
                `blocks ${blocked.toFixed(0)} ms, ${times(blocked, blockedHello)} the React hello (at most 3)`,
                `shifts by ${Math.max(...page.map(({ shift }) => shift)).toFixed(3)} at most`,
                kilobytes(medianOf(page, 'bytes')),
              ].join('; '),
            }
          }),
        ]
      }),
    { CHECK_ANSWERS: 'off' },
  )
