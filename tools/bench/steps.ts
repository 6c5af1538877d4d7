import type { Browser, Page } from 'playwright'
import { watchRequests } from '../watchRequests.ts'
import { type Figure, median } from './report.ts'
import { onServer } from './stage.ts'
import { storeSignIn } from './storeSignIn.ts'

const rounds = 8

/** Pages of a contract, by the end of the menu link's path, with the page's element. */
const pages = [
  ['bill', 'resident-bills'],
  ['meter', 'resident-meters'],
  ['documents', 'resident-documents'],
] as const

/**
 * Milliseconds from a click in the menu until the page's heading, and then its element's content, have
 * painted, and those of the longest task meanwhile, 0 if all took less than 50.
 */
const step = ([end, tag]: (typeof pages)[number]) => {
  // Checks in each animation frame; the content has painted when the next task runs.
  const until = async (isThere: () => boolean) => {
    do await new Promise(requestAnimationFrame)
    while (!isThere())
    await new Promise(resolve => setTimeout(resolve))
    return performance.now()
  }
  const tasks: number[] = []
  const observer = new PerformanceObserver(list => {
    tasks.push(...list.getEntries().map(({ duration }) => duration))
  })
  observer.observe({ type: 'longtask' })
  const before = document.querySelector('h1')
  const link = document.querySelector<HTMLAnchorElement>(`nav a[href$="/${end}"]`)
  const began = performance.now()
  link?.click()
  return Promise.all([
    until(() => document.querySelector('h1') !== before),
    until(() => {
      const root = document.querySelector(tag)?.shadowRoot
      return Boolean(root?.querySelector('.card')) && !root?.querySelector('[aria-busy="true"]')
    }),
  ]).then(times => {
    for (const { duration } of observer.takeRecords()) tasks.push(duration)
    observer.disconnect()
    return [...times.map(time => time - began), Math.max(0, ...tasks)]
  })
}

async function stepsOf(browser: Browser, portal: string, slower: number) {
  const signIn = await storeSignIn(browser, `${portal}/login`)
  const context = await browser.newContext({ storageState: signIn, viewport: { width: 1280, height: 800 } })
  const page: Page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const { waitUntilIdle } = watchRequests(page)
  await page.goto(`${portal}/vendor/alfa/contract/1`)
  await waitUntilIdle()
  // The first round loads all data.
  for (const each of pages) await page.evaluate(step, each)
  await waitUntilIdle()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const times: number[][] = []
  for (let round = 0; round < rounds; round += 1)
    for (const each of pages) times.push(await page.evaluate(step, each))
  await context.close()
  return times
}

/** Navigation between pages of a contract with all data loaded. */
export const measureSteps = (): Promise<Figure[]> =>
  onServer(
    async (browser, portal) => {
      const figures: Figure[] = []
      for (const slower of [1, 4]) {
        const times = await stepsOf(browser, portal, slower)
        for (const [at, what] of ['heading', 'content'].entries())
          figures.push({
            name: `${what}, processor ${slower}× slower`,
            median: `${median(times.map(each => each[at] ?? 0)).toFixed(0)} ms`,
            runs: times.length,
            beside: `under 100 ms; most ${Math.max(...times.map(each => each[at] ?? 0)).toFixed(0)} ms`,
          })
        const longest = times.map(each => each[2] ?? 0)
        figures.push({
          name: `longest task, processor ${slower}× slower`,
          median: `${median(longest).toFixed(0)} ms`,
          runs: times.length,
          beside: `none of 50 ms or more; ${longest.filter(task => task > 0).length} steps have one; most ${Math.max(...longest).toFixed(0)} ms`,
        })
      }
      return figures
    },
    { CHECK_ANSWERS: 'off' },
  )
