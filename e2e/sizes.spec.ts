import { readdirSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { pageBytes } from '../tools/bench/pageBytes.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { expect, test } from './support/test.ts'

const kilobyte = 1024
const login = '<resident-login></resident-login>'

/** Forms open to everybody, which stand on pages of their own. */
const forms = ['client-form', 'card-payment']
const others = readdirSync('widgets').filter(name => name !== 'login' && !forms.includes(name))

/** What a page with this body transfers in a browser that was never there. */
async function bytes(browser: Browser, body: string) {
  const page = await browser.newPage()
  const counted = await pageBytes(page, () => openScratchPage(page, { body, loader: 'data-vendor="alfa"' }))
  await page.context().close()
  return counted
}

test('a page with the sign-in alone transfers at most 40 KB after its HTML, the loader at most 3 KB', async ({
  browser,
}) => {
  const empty = await bytes(browser, '')
  const alone = await bytes(browser, login)
  expect(empty.scripts).toBeGreaterThan(0)
  expect(empty.total).toBeLessThanOrEqual(3 * kilobyte)
  expect(alone.requests).toBeGreaterThan(empty.requests)
  expect(alone.total, JSON.stringify(alone)).toBeLessThanOrEqual(40 * kilobyte)
})

test('each element beside the sign-in adds at most 10 KB', async ({ browser }) => {
  test.setTimeout(180_000)
  const alone = await bytes(browser, login)
  for (const name of others) {
    const both = await bytes(browser, `${login}<resident-${name}></resident-${name}>`)
    expect.soft(both.requests, name).toBeGreaterThan(alone.requests)
    expect
      .soft(both.total - alone.total, `${name}: ${JSON.stringify(both)}`)
      .toBeLessThanOrEqual(10 * kilobyte)
  }
})

test('a page with the whole portal alone transfers at most 130 KB until somebody can sign in', async ({
  browser,
}) => {
  const alone = await bytes(browser, '<resident-portal></resident-portal>')
  expect(alone.scripts).toBeGreaterThan(60 * kilobyte)
  expect(alone.total, JSON.stringify(alone)).toBeLessThanOrEqual(130 * kilobyte)
})

for (const name of forms) {
  test(`a page with ${name} alone transfers at most 45 KB`, async ({ browser }) => {
    const alone = await bytes(browser, `<resident-${name}></resident-${name}>`)
    expect(alone.scripts).toBeGreaterThan(10 * kilobyte)
    expect(alone.total, JSON.stringify(alone)).toBeLessThanOrEqual(45 * kilobyte)
  })
}
