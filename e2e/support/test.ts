import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { longestStart, type ServedForTests } from '../../tools/serveForTests.ts'
import { portalAddress, setServed } from './addresses.ts'
import { serveDemo } from './serveDemo.ts'
import { waitForOwnPages } from './waitForOwnPages.ts'
import { watchSignOuts } from './watchSignOuts.ts'

/** A directive for the server's fault injection; see server/http/faults.ts. */
export interface Fault {
  readonly method?: string
  readonly path: string
  readonly status?: number
  readonly body?: string
  readonly contentType?: string
  readonly delayMs?: number
  readonly drop?: boolean
  readonly times?: number
}

interface Fixtures {
  /** Makes the server fail as described, until the test ends. */
  readonly faults: (...list: Fault[]) => Promise<void>
  /** Allows console errors that this test causes on purpose. */
  readonly allowErrors: (...patterns: RegExp[]) => void
  /** Checks every open page for accessibility, as after every test; for states in between. */
  readonly checkAccessibility: () => Promise<void>
  readonly watch: undefined
}

interface OfWorker {
  /**
   * Environment variables of the server for one file's tests, e.g. its clock; such a file gets its own
   * server.
   */
  readonly serverEnv: Readonly<Record<string, string>>
  /** Name of a server that tests share with no other name, e.g. because others use up a limit or pay a bill. */
  readonly serverName: string
  readonly served: ServedForTests
  readonly ownPages: undefined
}

interface Watched {
  readonly errors: string[]
  readonly allowed: RegExp[]
}

/**
 * The minified file, because `axe.source` is twice as long and is sent to every page; in ASCII, because a single other letter
 * makes browsers keep two bytes of each.
 */
const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8').replace(
  /[\u0080-\uffff]/g,
  letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
)
const watchedOf = new WeakMap<object, Watched>()
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Reports violations only, because axe would describe passed checks at length as well. It preloads no style sheets: no rule
 * of these tags reads them, and it would write those of other origins into the page, which policies forbid.
 */
const options = { runOnly: tags, resultTypes: ['violations' as const], preload: false }
const ofOneFrame = { ...options, iframes: false }

/** The pages that show something; a tab whose address is a download may stay empty. */
const shownPages = (context: BrowserContext) => context.pages().filter(page => page.url().startsWith('http'))

/** By DevTools: Playwright would send the long text twice between its processes. */
async function runAxeSource(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Runtime.evaluate', { expression: axeSource })
  await devtools.detach()
}

async function checkPage(page: Page): Promise<void> {
  // Axe cannot run in frames that forbid scripts.
  const closed = await page.locator('iframe[sandbox]:not([sandbox*="allow-scripts"])').count()
  // Axe merges the results of several iframes in a page of its own, which is the slowest step.
  const isOne = page.frames().length - closed === 1
  if (isOne && !(await page.evaluate(() => 'axe' in window))) await runAxeSource(page)
  const { violations } = isOne
    ? await page.evaluate(asked => (globalThis as unknown as { axe: typeof axe }).axe.run(asked), ofOneFrame)
    : await new AxeBuilder({ page }).options(options).analyze()
  const faultTexts = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(node => node.target)})`,
  )
  expect(faultTexts, `accessibility of ${page.url()}`).toEqual([])
}

/**
 * Playwright's test with one server per worker, so that an injected fault affects one test only. In
 * addition, a test fails on a console error that it does not allow, every page open at its end is
 * checked for accessibility, and opening a page waits until the portal's own is there.
 */
export const test = base.extend<Fixtures, OfWorker>({
  serverEnv: [{}, { scope: 'worker', option: true }],

  // Another value is another worker, and each worker has a server.
  serverName: ['', { scope: 'worker', option: true }],

  served: [
    async ({ serverEnv }, use) => {
      const served = await serveDemo(serverEnv)
      setServed(served)
      await use(served)
      await served.stop()
    },
    // A worker's first server may wait until another one has filled the database for both.
    { scope: 'worker', auto: true, timeout: 2 * longestStart },
  ],

  ownPages: [
    async ({ browser }, use) => {
      waitForOwnPages(browser)
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],

  baseURL: ({ served }, use) => use(served.portal),

  faults: async ({ request }, use) => {
    const put = async (list: readonly Fault[]) => {
      const answer = await request.put(`${portalAddress()}/__faults`, { data: list })
      expect(answer.status()).toBe(204)
    }
    // What the server draws is made of answers that no fault reaches, and pages do not ask for these again.
    const undrawn = { path: '/api/v5/first-*', status: 204 }
    await use((...list) => put(list.length > 0 ? [...list, undrawn] : []))
    await put([])
  },

  allowErrors: async ({ context }, use) => {
    await use((...patterns) => watchedOf.get(context)?.allowed.push(...patterns))
  },

  checkAccessibility: async ({ context }, use) => {
    await use(async () => {
      for (const page of shownPages(context)) await checkPage(page)
    })
  },

  watch: [
    async ({ context }, use, info) => {
      const { errors, allowed }: Watched = { errors: [], allowed: [] }
      watchedOf.set(context, { errors, allowed })
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`.trim())
      })
      context.on('weberror', error => errors.push(String(error.error())))
      const interrupted = watchSignOuts(context)
      await use(undefined)
      const isInterrupted = (error: string) =>
        error.includes('status of 401') && [...interrupted].some(url => error.endsWith(` ${url}`))
      const unexpected = errors.filter(
        error => !isInterrupted(error) && !allowed.some(pattern => pattern.test(error)),
      )
      expect(unexpected, 'errors in the console').toEqual([])
      if (info.status !== info.expectedStatus) return
      for (const page of shownPages(context)) await checkPage(page)
      // Requests still running after the test are irrelevant.
      const routing = [context, ...context.pages()]
      await Promise.all(routing.map(each => each.unrouteAll({ behavior: 'ignoreErrors' })))
    },
    { auto: true },
  ],
})

export { expect }
