import type { Page } from '@playwright/test'
import { frameAddress, frameTag } from '../src/api/rules/frameCode.ts'
import { hostPolicy } from '../src/api/rules/hostPolicy.ts'
import { hostsAddress, portalAddress } from './support/addresses.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const login = textsOf('login', 'lt')
const shared = textsOf('shared', 'lt')
const payment = textsOf('card-payment')

const ofElement = (name: string, attributes: Readonly<Record<string, string>> = {}) => ({
  portal: portalAddress(),
  name,
  attributes,
})

/** Opens an external page with iframes, under a policy that allows only what iframes require. */
const openSite = (page: Page, body: string) =>
  openScratchPage(page, {
    body,
    times: 0,
    policy: hostPolicy(portalAddress(), [portalAddress()]).join('; '),
  })

const inFrame = (page: Page) => page.frameLocator('iframe')
const heightOf = async (page: Page) => (await page.locator('iframe').boundingBox())?.height ?? 0

/** Height in pixels of the content that the iframe hides. */
const hidden = (page: Page) =>
  inFrame(page)
    .locator('html')
    .evaluate(html => html.scrollHeight - html.clientHeight)

test('API-1, AUT-4: with the script an iframe has the height of its content: sign-in, dialog and bills', async ({
  page,
}) => {
  await openSite(
    page,
    `<script type="module" src="${portalAddress()}/embed/frame.js"></script>
    ${frameTag(ofElement('bills', { vendor: 'alfa', locale: 'lt' }), { title: 'Sąskaitos' })}`,
  )
  const frame = inFrame(page)
  await expect(frame.getByRole('heading', { name: shared('signedOut.title') })).toBeVisible()
  const high = () =>
    frame.locator('#frame').evaluate(place => Math.ceil(place.getBoundingClientRect().height))
  await expect.poll(async () => (await heightOf(page)) - (await high())).toBe(0)
  const little = await heightOf(page)
  expect(little).toBeLessThan(400)
  await frame.getByRole('button', { name: shared('signIn'), exact: true }).click()
  await expect.poll(() => heightOf(page)).toBe(640)
  await frame.getByRole('button', { name: shared('close') }).click()
  await expect.poll(() => heightOf(page)).toBe(little)

  await frame.getByRole('button', { name: shared('signIn'), exact: true }).click()
  await signIn(frame, 'single@example.com', 'lt')
  await expect(frame.getByRole('tab').first()).toBeVisible()
  await expect.poll(() => heightOf(page)).toBeGreaterThan(700)
  await expect.poll(() => hidden(page)).toBe(0)
})

test('API-1: the oEmbed answer of a public element works unchanged; without a script it keeps its height and scrolls', async ({
  page,
  request,
}) => {
  const url = frameAddress(ofElement('card-payment', { vendor: 'alfa' }))
  const answer = await request.get('/oembed', { params: { url, maxwidth: 360 } })
  const { html, title } = await answer.json()
  expect(title).toBe('Alfa namai')
  await openSite(page, html)
  await expect(inFrame(page).getByRole('heading', { name: payment('title') })).toBeVisible()
  expect(await page.locator('iframe').boundingBox()).toMatchObject({ width: 360, height: 480 })
  await expect.poll(() => hidden(page)).toBeGreaterThan(0)
  // The framed page is also a page of its own and links its oEmbed description.
  await page.goto(url)
  const link = page.locator('link[type="application/json+oembed"]')
  expect(await (await request.get((await link.getAttribute('href')) ?? '')).json()).toMatchObject({ title })
})

test('CRD-1: payment in an iframe redirects the top window to the bank and back to a page that confirms it', async ({
  page,
}) => {
  const attributes = { service: 'alfa-vilnius', reference: '100217', amount: '3.10' }
  await openSite(page, frameTag(ofElement('card-payment', attributes), { title: 'Payment' }))
  const frame = inFrame(page)
  await frame.getByLabel(payment('payer.name'), { exact: true }).fill('Rūta Žemaitienė')
  await frame.getByLabel(payment('payer.email'), { exact: true }).fill('ruta@example.com')
  await frame.getByRole('button', { name: /^Pay / }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText(payment('outcome.success.text'))).toBeVisible()
  expect(page.url()).toBe(frameAddress(ofElement('card-payment', attributes)))
})

test('API-1: an unlisted site and a sandboxed iframe show what to fix', async ({ page, allowErrors }) => {
  allowErrors(/status of 403|frame-ancestors|CORS|ERR_BLOCKED_BY_RESPONSE|ERR_FAILED/)
  const origin = 'http://not-listed.localhost'
  const address = frameAddress(ofElement('bills', { vendor: 'alfa' }))
  await page.route(`${origin}/*`, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Not listed</title><main><h1>Not listed</h1>${
        route.request().url().endsWith('/hides')
          ? `<iframe src="${address}" title="x" referrerpolicy="no-referrer"></iframe>`
          : frameTag(ofElement('bills', { vendor: 'alfa' }), { title: 'Bills' })
      }</main></html>`,
    }),
  )
  await page.goto(`${origin}/`)
  await expect(inFrame(page).getByText(`${origin} is not allowed to show this`)).toBeVisible()
  // The browser blocks sites that hide their origin.
  const refused = page.waitForEvent('console', message => message.text().includes('frame-ancestors'))
  await page.goto(`${origin}/hides`)
  await refused
  await expect(inFrame(page).locator('resident-bills')).toHaveCount(0)

  await openSite(
    page,
    frameTag(ofElement('bills'), { title: 'Bills' }).replace('<iframe', '<iframe sandbox="allow-scripts"'),
  )
  await expect(inFrame(page).getByText('add allow-same-origin allow-scripts')).toBeVisible()
  await expect(inFrame(page).getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
    'href',
    frameAddress(ofElement('bills')),
  )
})

test('API-1, AUT-4: a WordPress page with blocks and a shortcode is a building’s self-service, and the portal serves the plugin', async ({
  page,
  request,
}) => {
  await page.goto(`${hostsAddress()}/wordpress/`)
  await signIn(page, 'single@example.com', 'lt')
  const bill = page.locator('resident-bills')
  await expect(bill.getByText(/^ALF-/).first()).toBeVisible()
  await expect(page.locator('resident-login').getByRole('button', { name: login('signOut') })).toBeVisible()
  const plugin = await request.get('/embed/wordpress-plugin.zip')
  expect([plugin.headers()['content-type'], (await plugin.body()).subarray(0, 2).toString()]).toEqual([
    'application/zip',
    'PK',
  ])
})
