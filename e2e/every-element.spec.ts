import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { locales } from '../src/api/schemas/locales.ts'
import { watchRequests } from '../tools/watchRequests.ts'
import { portalAddress } from './support/addresses.ts'
import { attributesOf, keepSession } from './support/elementAlone.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { expect, type Fault, test } from './support/test.ts'
import { textFaults } from './support/textFaults.ts'
import { textsOf } from './support/texts.ts'

// Every element alone on a page of another origin, in states that a page can bring it into. The states of the views are
// in tests/widgets/views.browser.test.tsx.

const elements = readdirSync('widgets').filter(name => name !== 'doctor')

interface Seen {
  /** What the element reported to its page. */
  readonly codes: readonly string[]
  readonly text: string
  readonly alerts: number
}

/** Watches the calls of a page to the API. */
function watchCalls(page: Page) {
  const isCall = (url: string) => url.includes('/api/v5/')
  const { running } = watchRequests(page, isCall)
  let failed = 0
  page.on('response', response => {
    if (isCall(response.url()) && response.status() >= 400) failed += 1
  })
  return {
    running,
    failed: () => failed,
    reset() {
      failed = 0
    },
  }
}

type Calls = ReturnType<typeof watchCalls>

/** Texts of the parts that are still loading. */
const busyParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > *')]
      .filter(({ localName }) => localName.includes('-'))
      .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('[aria-busy="true"]') ?? [])])
      .map(({ className, textContent }) => `${className}: ${textContent?.trim()}`),
  )

const waitUntilLoaded = (page: Page, calls: Calls, name: string): Promise<void> =>
  expect
    .poll(async () => [...calls.running(), ...(await busyParts(page)), ...calls.running()], {
      message: `${name} is still loading`,
      intervals: [30],
    })
    .toEqual([])

/** Opens an element alone and waits until it has nothing left to load. */
async function openAlone(page: Page, calls: Calls, name: string): Promise<void> {
  calls.reset()
  await openScratchPage(page, {
    body: `<resident-${name} ${attributesOf[name] ?? ''}></resident-${name}>`,
    loader: 'data-vendor="alfa"',
  })
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined)
  await waitUntilLoaded(page, calls, name)
}

const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const element = document.querySelector('main > h1 ~ *')
    const inner = element?.shadowRoot?.querySelector<HTMLElement>('.root')
    return {
      codes: document.documentElement.dataset.codes?.split(' ') ?? [],
      // biome-ignore lint/performance/useDomNodeTextContent: textContent would include hidden text
      text: inner?.innerText.trim() ?? '',
      alerts: inner?.querySelectorAll('[role="alert"], [role="status"]').length ?? 0,
    }
  })

/** Faults of an element's texts in every language, which its attribute chooses. */
async function faultsInEachLanguage(page: Page, calls: Calls, name: string): Promise<readonly string[]> {
  const faults: string[] = []
  for (const locale of locales) {
    await page.evaluate(language => {
      document.querySelector('main > h1 ~ *')?.setAttribute('locale', language)
    }, locale)
    await page.waitForFunction(
      language =>
        (document.querySelector('main > h1 ~ *')?.shadowRoot?.querySelector('.root')?.getAttribute('lang') ??
          language) === language,
      locale,
    )
    // Names of services come from the server in the new language.
    await waitUntilLoaded(page, calls, name)
    faults.push(...(await textFaults(page)).map(fault => `${name} in ${locale}: ${fault}`))
  }
  return faults
}

const refusal = (code: string) =>
  JSON.stringify({ code, message: code, messageKey: `errors.${code}`, correlationId: '5f2c91ae' })

/** Everything but the session itself; a refusal, because reads that fail otherwise are tried three times. */
const allFail: readonly Fault[] = [
  { path: '/api/v5/auth/users/me' },
  { path: '/api/v5/organization-groups/contracts' },
  { path: '/api/v5/*', status: 400, body: refusal('internal') },
]
const allWrong: readonly Fault[] = [
  { path: '/api/v5/auth/users/me' },
  { path: '/api/v5/organization-groups/contracts' },
  { path: '/api/v5/*', status: 200, body: '{"data":{"id":"x"}}' },
]

/** Replaces every date and currency of the answers by one that is none. */
async function spoilAnswers(page: Page): Promise<void> {
  await page.route(
    url => url.href.startsWith(`${portalAddress()}/api/v5/`) && !url.pathname.endsWith('/changes'),
    async route => {
      const answer = await route.fetch()
      // The page may have gone on to the next element.
      const text = await answer.text().catch(() => '')
      await route.fulfill({
        response: answer,
        body: text
          .replace(/"\d{4}-\d\d-\d\d(?=[T"])/g, '"0000-00-00')
          .replace(/"currency":"[A-Z]{3}"/g, '"currency":"€"'),
      })
    },
  )
}

/** Puts a record that is none before those of each list. */
async function addBadRecords(page: Page): Promise<void> {
  await page.route(
    url => url.href.startsWith(`${portalAddress()}/api/v5/`) && !url.pathname.endsWith('/changes'),
    async route => {
      const answer = await route.fetch()
      // The page may have gone on to the next element.
      const json = await answer.json().catch(() => undefined)
      const records = json?.data
      const isList = Array.isArray(records) && typeof records[0] === 'object'
      await route.fulfill(
        isList
          ? { response: answer, json: { ...json, data: [{ id: 'x' }, ...records] } }
          : { response: answer },
      )
    },
  )
}

test.describe.configure({ mode: 'parallel' })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('resident-ready', () => {
      document.documentElement.dataset.ready = ''
    })
    document.addEventListener('resident-error', event => {
      const { dataset } = document.documentElement
      dataset.codes = `${dataset.codes ?? ''} ${(event as CustomEvent).detail.code}`.trim()
    })
  })
})

const needsSession = (name: string) =>
  readFileSync(`widgets/${name}/${name}.widget.ts`, 'utf8').includes('session: true')

for (const [person, shown] of [
  [undefined, elements],
  ['owner@example.com', elements],
  ['empty@example.com', elements.filter(needsSession)],
  ['repair@example.com', elements.filter(needsSession)],
] as const)
  test(`EMB-8: alone on a page of another origin, every element for ${person ?? 'a visitor'} shows no key and no text of another language, and is never silent about a failure`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    if (person) await keepSession(page, person)
    const calls = watchCalls(page)
    for (const name of shown) {
      await openAlone(page, calls, name)
      expect.soft((await seen(page)).codes, name).not.toContain('RW-FAULT')
      expect.soft(await faultsInEachLanguage(page, calls, name)).toEqual([])
    }
  })

for (const [state, list] of [
  ['every call fails', allFail],
  ['every answer is of another shape', allWrong],
] as const)
  test(`EMB-8, ERR-2: alone on a page of another origin, every element says so in words, or to the page, when ${state}`, async ({
    page,
    faults,
    allowErrors,
  }) => {
    test.setTimeout(300_000)
    allowErrors(/400|logo\.svg/)
    await keepSession(page, 'owner@example.com')
    await faults(...list)
    const calls = watchCalls(page)
    for (const name of elements) {
      await openAlone(page, calls, name)
      // The code of reports is loaded with the first one.
      const isTold = async () => {
        const { codes, alerts } = await seen(page)
        return alerts > 0 || codes.length > 0
      }
      if (calls.failed() > 0) await expect.poll(isTold, { message: `${name} is silent` }).toBe(true)
      expect.soft((await seen(page)).codes, name).not.toContain('RW-FAULT')
      expect.soft(await faultsInEachLanguage(page, calls, name)).toEqual([])
    }
  })

test('ERR-2, ERR-3: dates and currencies that are none take no element down, and are reported with their call', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await keepSession(page, 'owner@example.com')
  await spoilAnswers(page)
  const calls = watchCalls(page)
  for (const name of elements) {
    await openAlone(page, calls, name)
    const codes = async () => (await seen(page)).codes
    // The code of reports is loaded with the first one.
    if (name === 'bills') await expect.poll(codes, name).toContain('RW-ANSWER')
    expect.soft(await codes(), name).not.toContain('RW-FAULT')
    expect.soft(await faultsInEachLanguage(page, calls, name)).toEqual([])
  }
})

test('ERR-2, ERR-3: one bad record of each list is left out of what every element shows, and the page and the person are told', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await keepSession(page, 'owner@example.com')
  const calls = watchCalls(page)
  const whole = new Map<string, string>()
  // The layer of toasts shows what the person is told.
  for (const name of elements.filter(each => each !== 'toasts')) {
    await openAlone(page, calls, name)
    const isSame = async () => {
      const before = whole.get(name)
      whole.set(name, (await seen(page)).text)
      return whole.get(name) === before
    }
    // Some elements change once more when the session is there.
    await expect.poll(isSame, { message: name, intervals: [300] }).toBe(true)
  }
  expect([...whole.values()].filter(Boolean).length).toBeGreaterThan(20)
  await addBadRecords(page)
  for (const [name, text] of whole) {
    const isTold = ['bills', 'messages', 'meters', 'offers'].includes(name)
    await openAlone(page, calls, name)
    // It goes by itself, so it is looked for first.
    if (isTold) await expect(page.getByText(textsOf('shell')('leftOut'))).toBeVisible()
    const missing = async () => {
      const { text: now } = await seen(page)
      return text.split('\n').filter(line => !now.includes(line))
    }
    await expect.configure({ soft: true }).poll(missing, name).toEqual([])
    expect.soft((await seen(page)).codes, name).not.toContain('RW-FAULT')
    if (isTold) await expect.poll(async () => (await seen(page)).codes, name).toContain('RW-ANSWER')
  }
})
