import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import puppeteer, { type Browser } from 'puppeteer-core'
import { chromiumOptions } from '../browser.ts'
import { serveForTests } from '../serveForTests.ts'
import { portalPages } from './portalPages.ts'
import { type Figure, inRoundRobin, median } from './report.ts'
import { type StoredSignIn, storeSignIn } from './storeSignIn.ts'
import { floors, withFloors } from './withFloors.ts'

const runs = 3

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The most important parts of the performance score: largest paint, blocking time, layout shift. */
const parts = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const

interface Audited {
  readonly scores: readonly number[]
  readonly parts: readonly number[]
  /** Ids of failed audits outside of the performance score. */
  readonly failedAudits: readonly string[]
}

/** Opens a page in a browser that has only the sign-in stored, and audits it with the mobile profile. */
async function auditOf(
  browser: Browser,
  address: string,
  signIn: StoredSignIn | undefined,
): Promise<Audited> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    const stored = signIn?.origins.flatMap(({ localStorage }) => localStorage) ?? []
    await page.goto(new URL('/robots.txt', address).href)
    await page.evaluate(all => {
      for (const { name, value } of all) localStorage.setItem(name, value)
    }, stored)
    const result = await lighthouse(
      address,
      { onlyCategories: [...categories], disableStorageReset: true, output: 'json', logLevel: 'error' },
      undefined,
      page,
    )
    if (!result) throw new Error(`Lighthouse said nothing of ${address}.`)
    const { lhr } = result
    if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(address).pathname)
      throw new Error(`${address} led to ${lhr.finalDisplayedUrl}.`)
    const failedAudits = categories
      .filter(name => name !== 'performance')
      .flatMap(name => lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    return {
      scores: categories.map(name => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
      parts: parts.map(name => lhr.audits[name]?.numericValue ?? Number.NaN),
      failedAudits: failedAudits.map(({ id }) => id),
    }
  } finally {
    await context.close()
  }
}

/** Lighthouse scores of the most visited pages: performance, accessibility, best practices, SEO. */
export async function measureLighthouse(): Promise<Figure[]> {
  const server = await serveForTests({ FAULTS: 'off', CHECK_ANSWERS: 'off' })
  const options = await chromiumOptions()
  const signing = await chromium.launch(options)
  const signIn = await storeSignIn(signing, `${server.portal}/login`)
  await signing.close()
  const browser = await puppeteer.launch(options)
  try {
    const pages = [floors.preact, ...portalPages]
    const allAudits = await withFloors(() =>
      inRoundRobin(pages, runs, page =>
        auditOf(
          browser,
          server.portal + page.path,
          'isPersonal' in page && page.isPersonal ? signIn : undefined,
        ),
      ),
    )
    const floorScore = median(allAudits[0]?.map(({ scores }) => scores[0] ?? 0) ?? [])
    return pages.map(({ name }, subject) => {
      const audits = allAudits[subject] ?? []
      const [paint = 0, blocked = 0, moved = 0] = parts.map((_, at) =>
        median(audits.map(audit => audit.parts[at] ?? Number.NaN)),
      )
      const details = `paint ${(paint / 1000).toFixed(2)} s, blocked ${blocked.toFixed(0)} ms, shift ${moved.toFixed(3)}`
      const failedAudits = [...new Set(audits.flatMap(audit => audit.failedAudits))]
      const limits = subject === 0 ? 'the floor' : `at least ${floorScore - 5}, others 95`
      return {
        name,
        median: categories.map((_, at) => median(audits.map(({ scores }) => scores[at] ?? 0))).join(' '),
        runs,
        beside: `${limits}; ${details}${subject > 0 && failedAudits.length > 0 ? `; found: ${failedAudits.join(', ')}` : ''}`,
      }
    })
  } finally {
    await browser.close()
    await server.stop()
  }
}
