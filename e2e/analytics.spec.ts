import type { Page } from '@playwright/test'
import { elementFolders } from '../build/elementFolders.ts'
import { snippetsFor } from '../tests/support/snippets.ts'
import { watchRequests } from '../tools/watchRequests.ts'
import { hostsAddress, portalAddress } from './support/addresses.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const login = textsOf('login')
const email = 'single@example.com'

async function signInAtElement(page: Page) {
  await signIn(page, email)
  await expect(page.getByText(login('signedIn.text', { email }))).toBeVisible()
}

/** Events that a page emits by hand, because each needs a journey of its own. */
const details = {
  'resident-registered': null,
  'resident-before-pay': { contractId: 7, amount: '12.50', currency: 'EUR', method: 'bank' },
  'resident-paid': { contractId: 7, amount: '12.50', currency: 'EUR' },
  'resident-submitted': { reference: 'K7m2Qx9dLwZa' },
  'resident-declared': { contractId: 7, meterIds: [8], total: 1 },
  'resident-task-created': { taskId: 9, number: 'P-9' },
  'resident-voted': { contractId: 7, pollId: 9 },
  'resident-page-shown': { path: '/vendor/alfa/contract/7/bill', title: 'Bills' },
}

test('EMB-7: all elements together call no origin but the API’s, signed out and signed in, and store what the guide names', async ({
  page,
}) => {
  const origins = new Set<string>()
  page.on('request', request => origins.add(new URL(request.url()).origin))
  const tags = elementFolders().map(({ name }) => `<resident-${name}></resident-${name}>`)
  const isPortal = (tag: string) => tag.includes('resident-portal>')
  await page.addInitScript(() => {
    const counted = globalThis as { ready?: number }
    addEventListener('resident-ready', () => {
      counted.ready = (counted.ready ?? 0) + 1
    })
  })
  const { waitUntilIdle } = watchRequests(page)
  // The portal has elements of its own, which would be counted as well.
  const openAll = async () => {
    const alone = tags.filter(tag => !isPortal(tag))
    await openScratchPage(page, { body: alone.join(''), loader: 'data-vendor="alfa"' })
    await page.waitForFunction(count => (globalThis as { ready?: number }).ready === count, alone.length)
    await openScratchPage(page, { body: tags.filter(isPortal).join(''), loader: 'data-vendor="alfa"' })
    await expect(page.locator('resident-portal').getByRole('main')).toBeVisible()
    await waitUntilIdle()
  }
  await openAll()
  await openScratchPage(page, { body: '<resident-login></resident-login>' })
  await signInAtElement(page)
  await openAll()
  expect([...origins].sort()).toEqual([portalAddress(), hostsAddress()].sort())
  const names = await page.evaluate(() => [
    ...Object.keys(localStorage).map(key => key.replace(/:.*/, '')),
    ...[...document.cookie.matchAll(/([^=; ]+)=/g)].map(([, name]) => name),
  ])
  expect(names).toContain('resident-session')
  for (const name of names) expect(name).toMatch(/^(resident-[a-z-]+|i18n_redirected)$/)
})

test('EMB-7: the mapping of the guide writes each event to the data layer, without numbers of contracts or people', async ({
  page,
}) => {
  await openScratchPage(page, { body: '<resident-login></resident-login>' })
  for (const { code } of snippetsFor('analytics')) await page.evaluate(code)
  await signInAtElement(page)
  const entries = await page.evaluate(events => {
    const element = document.querySelector('resident-login')
    for (const [name, detail] of Object.entries(events))
      element?.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
    return (globalThis as unknown as { dataLayer: object[] }).dataLayer
  }, details)
  expect(entries).toEqual([
    { event: 'login', method: 'resident', element: 'resident-login' },
    { event: 'sign_up', method: 'resident', element: 'resident-login' },
    { event: 'begin_checkout', value: 12.5, currency: 'EUR', element: 'resident-login' },
    { event: 'purchase', value: 12.5, currency: 'EUR', element: 'resident-login' },
    { event: 'generate_lead', element: 'resident-login' },
    { event: 'reading_submitted', readings: 1, element: 'resident-login' },
    { event: 'request_created', element: 'resident-login' },
    { event: 'vote_cast', element: 'resident-login' },
    { event: 'page_view', page_path: '/vendor/alfa/contract/0/bill', element: 'resident-login' },
  ])
})
