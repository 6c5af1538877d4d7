import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { portalAddress } from './support/addresses.ts'
import { attributesOf, keepSession } from './support/elementAlone.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { expect, test } from './support/test.ts'
import { watchRequests } from './support/watchRequests.ts'

// A page with the style sheet that keeps the places of elements, and text below each.

const elements = readdirSync('widgets').filter(name => name !== 'doctor')
const needsSession = (name: string) =>
  readFileSync(`widgets/${name}/${name}.widget.ts`, 'utf8').includes('session: true')
const isPersonal = (name: string) => needsSession(name) && name !== 'profile-repair'
/** The hint of a chosen service may be a line longer than the one before it. */
const attributes: typeof attributesOf = { ...attributesOf, 'card-payment': '' }

/** Elements that say nothing to a visitor. */
const quiet = ['contract-bar', 'contract-switcher']

const visitors = elements.filter(name => !quiet.includes(name))
const people = [
  ['a visitor', undefined, visitors],
  ['a resident', 'owner@example.com', elements.filter(isPersonal)],
  ['a resident with data to correct', 'repair@example.com', ['profile-repair']],
] as const

const paragraphs = '<p>What the page says below the element.</p>'.repeat(40)

/** Sums up what moves in a page without having been touched. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shown = window as unknown as { moved: number }
    shown.moved = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) shown.moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Makes each answer of the API late. */
const delayAnswers = (page: Page, milliseconds: number) =>
  page.route(
    url => url.href.startsWith(`${portalAddress()}/api/v5/`) && !url.pathname.endsWith('/changes'),
    async route => {
      const answer = await route.fetch()
      await new Promise(resolve => setTimeout(resolve, milliseconds))
      // The page may have gone on to the next element.
      await route.fulfill({ response: answer }).catch(() => undefined)
    },
  )

/** A day on which no readings are taken: what elements say depends on the day. */
const now = '2026-11-23T10:00:00Z'

test.use({ serverEnv: { DEMO_NOW: now }, serverName: 'layout-shift' })
test.describe.configure({ mode: 'parallel' })

for (const { delay, ...size } of [
  { width: 360, height: 740, delay: 400 },
  { width: 1280, height: 800, delay: 0 },
])
  for (const [who, email, shown] of people)
    test(`EMB-17: for ${who} at ${size.width} px, no element moves anything on its page when each answer comes ${delay} ms late`, async ({
      page,
    }) => {
      test.setTimeout(300_000)
      await page.setViewportSize(size)
      await page.clock.setFixedTime(now)
      if (email) await keepSession(page, email)
      await watchShifts(page)
      if (delay > 0) await delayAnswers(page, delay)
      const { waitUntilIdle } = watchRequests(page)
      const portal = portalAddress()
      for (const name of shown) {
        await openScratchPage(page, {
          head: `<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="${portal}/embed/reserved.css">`,
          body: `<resident-${name} ${attributes[name] ?? ''}></resident-${name}>${paragraphs}`,
          loader: 'data-vendor="alfa"',
        })
        await waitUntilIdle()
        const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved)
        expect.soft(moved, name).toBe(0)
      }
    })
