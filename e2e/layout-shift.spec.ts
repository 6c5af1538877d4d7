import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { watchRequests } from '../tools/watchRequests.ts'
import { portalAddress } from './support/addresses.ts'
import { attributesOf, keepSession } from './support/elementAlone.ts'
import { shiftsIn, watchShifts } from './support/layoutShifts.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const shared = textsOf('shared')

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

/** How far things of a page have moved without having been touched. */
const movedIn = async (page: Page) =>
  (await shiftsIn(page)).reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0)

test('EMB-17: what a visitor may not see keeps its place in view, and gives it up below the first screen without moving anything', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await watchShifts(page)
  const { waitUntilIdle } = watchRequests(page)
  const element = page.locator('resident-bills')
  const height = () => element.evaluate(part => part.getBoundingClientRect().height)
  const open = async (above: string) => {
    await openScratchPage(page, {
      head: `<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="${portalAddress()}/embed/reserved.css">`,
      body: `${above}<resident-bills></resident-bills>${paragraphs}`,
      loader: 'data-vendor="alfa"',
    })
    await waitUntilIdle()
    await expect(element.getByRole('heading')).toHaveText(shared('signedOut.title'))
  }
  await open('')
  expect(await height()).toBeGreaterThan(400)
  await open(paragraphs)
  await expect.poll(height).toBeLessThan(300)
  await element.scrollIntoViewIfNeeded()
  expect(await movedIn(page)).toBe(0)
})

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
        expect.soft(await movedIn(page), name).toBe(0)
      }
    })
