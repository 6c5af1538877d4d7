import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { type List, lists } from './longLists.ts'
import { type Figure, repeat } from './report.ts'
import { onStrangersPages } from './stage.ts'
import { type StoredSignIn, storeSignIn } from './storeSignIn.ts'

const runs = 3
/**
 * How much slower an older phone is. CPU time is counted and multiplied, because the browser's throttling
 * stretches wall-clock time, which includes other work of this machine.
 */
const slowdown = 4
/** Length of the short list to compare with. */
const short = 50
/** Number of frames that are measured while a list is scrolled. */
const frames = 120

const headers = { 'Access-Control-Allow-Origin': '*' }

interface Measured {
  /** Milliseconds of CPU time from the response until the first rows have painted. */
  readonly mount: number
  /** The same for one frame of scrolling. */
  readonly frame: number
}

/** Lets the measurement suspend the page: timers then wait until they are released. */
function holdTimers() {
  const real = window.setTimeout
  let suspended: (() => void)[] | undefined
  const put = (run: TimerHandler, ...rest: unknown[]) => {
    if (!suspended) return real(run, ...(rest as [number]))
    suspended.push(() => put(run, ...rest))
    return 0
  }
  Object.assign(window, {
    setTimeout: put,
    pause() {
      suspended = []
      return new Promise<void>(resolve => real(resolve))
    },
    goOn() {
      const all = suspended ?? []
      suspended = undefined
      for (const run of all) run()
    },
  })
}

interface Paused {
  readonly pause: () => Promise<void>
  readonly goOn: () => void
}

/** Waits until the first rows have painted and suspends the page's later work. */
const firstRow = (page: Page, { element, row }: List) =>
  page.evaluate(
    ({ element, row }) =>
      new Promise<void>(resolve => {
        const look = () => {
          const isThere = document.querySelector(element)?.shadowRoot?.querySelector(row)
          // The next task starts after the paint.
          if (isThere) void (window as unknown as Paused).pause().then(resolve)
          else requestAnimationFrame(look)
        }
        look()
      }),
    { element, row },
  )

/** Releases the timers and waits until all rows have rendered. */
async function allRows(page: Page, { element, row }: List, count: number) {
  await page.evaluate(() => (window as unknown as Paused).goOn())
  await page.waitForFunction(
    ({ element, row, count }) =>
      (document.querySelector(element)?.shadowRoot?.querySelectorAll(row).length ?? 0) >= count,
    { element, row, count },
  )
  await pause(500)
}

/** Scrolls through the measured frames. */
const scroll = (page: Page) =>
  page.evaluate(
    count =>
      new Promise<void>(resolve => {
        let remaining = count
        const step = () => {
          scrollBy(0, 60)
          remaining -= 1
          if (remaining > 0) requestAnimationFrame(step)
          else resolve()
        }
        requestAnimationFrame(step)
      }),
    frames,
  )

async function measureOnce(
  browser: Browser,
  signIn: StoredSignIn,
  pageWith: (body: string) => string,
  list: List,
  count: number,
): Promise<Measured> {
  const page = await browser.newPage({ storageState: signIn, viewport: { width: 1024, height: 768 } })
  const body = JSON.stringify(list.answer(count))
  let answer = () => {}
  const isAnswered = new Promise<void>(resolve => {
    answer = resolve
  })
  const requested = new Promise<void>(resolve => {
    page.route(list.address, async route => {
      resolve()
      await isAnswered
      await route.fulfill({ body, contentType: 'application/json', headers })
    })
  })
  const devtools = await page.context().newCDPSession(page)
  await page.addInitScript(holdTimers)
  // CPU time of the thread instead of wall-clock time, so that other work of this machine does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000 * slowdown
  }
  await page.goto(pageWith(`<${list.element} contract="1"></${list.element}>`))
  await requested
  // Lets everything else on the page load first.
  await pause(1000)
  const before = await worked()
  answer()
  await firstRow(page, list)
  const mount = (await worked()) - before
  await allRows(page, list, Math.min(count, list.drawn))
  const still = await worked()
  await scroll(page)
  const frame = ((await worked()) - still) / frames
  await page.context().close()
  return { mount, frame }
}

const milliseconds = (values: readonly number[]) => `${Math.min(...values).toFixed(0)} ms`

/**
 * Long lists compared with short ones: CPU time until the rows have rendered, and for a frame of scrolling.
 */
export const measureLists = (): Promise<Figure[]> =>
  onStrangersPages(
    async (browser, pageWith) => {
      const signIn = await storeSignIn(browser, pageWith('<resident-login></resident-login>'))
      const figures: Figure[] = []
      for (const [name, count] of [
        ['invoices', 5000],
        ['meters', 400],
      ] as const) {
        const measure = (of: number) =>
          repeat(runs, () => measureOnce(browser, signIn, pageWith, lists[name], of))
        const [few, all] = [await measure(short), await measure(count)]
        const figure = (
          what: string,
          value: (of: readonly Measured[]) => string,
          budget: string,
        ): Figure => ({
          name: `${count} ${name}: ${what}`,
          median: value(all),
          runs,
          beside: `${short}: ${value(few)}${budget}`,
        })
        figures.push(
          figure(
            'work until rows are painted',
            of => milliseconds(of.map(each => each.mount)),
            '; at most 100 ms',
          ),
          figure(
            'work of a frame while scrolling',
            of => milliseconds(of.map(each => each.frame)),
            '; at most 16 ms',
          ),
        )
      }
      return figures
    },
    { DEMO_NOW: '2026-11-29T10:00:00Z' },
  )
