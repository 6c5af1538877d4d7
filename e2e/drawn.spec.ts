import { Drawings, drawnPortal } from '../src/api/schemas/drawings.ts'
import { hostsAddress, portalAddress } from './support/addresses.ts'
import {
  differing,
  drawnElements,
  frame,
  holdScripts,
  inputsOf,
  isDefined,
  markInputs,
  markup,
} from './support/drawn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('login', 'lt')
const shared = textsOf('shared', 'lt')

/** Pages that come with an element as HTML. */
const pages = {
  'a frame': {
    address: frame,
    isReady: isDefined,
  },
  // Elements around the page's main one are loaded when the portal has rendered.
  'the portal': {
    address: () => `${portalAddress()}/login?lang=lt`,
    isReady: () => customElements.get('resident-language') !== undefined,
  },
}

for (const [name, place, width, colorScheme] of [
  ['login', 'a frame', 360, 'light'],
  ['login', 'a frame', 1280, 'light'],
  ['login', 'the portal', 360, 'dark'],
  ['login', 'the portal', 1280, 'light'],
  ['card-payment', 'a frame', 360, 'light'],
  ['card-payment', 'a frame', 1280, 'light'],
  ['client-form', 'a frame', 360, 'light'],
  ['client-form', 'a frame', 1280, 'light'],
] as const) {
  const { title, fields, further } = drawnElements[name]
  test(`EMB-18, ${title} in ${place} takes what is typed before any script, and its element continues with it, at ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    const { address, isReady } = pages[place]
    await page.setViewportSize({ width, height: 1100 })
    await page.emulateMedia({ colorScheme })
    const release = await holdScripts(page)
    // What the element asks for later does not come, so that its first state stays.
    await page.route('**/api/v5/**', () => undefined)
    await page.goto(address(name), { waitUntil: 'commit' })
    for (const [label, typed] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(typed)
    await page.keyboard.type(further)
    await markInputs(page, name)
    const before = await inputsOf(page, name)
    expect(before.map(({ value }) => value).filter(Boolean)).toEqual(
      Object.values(fields).map((typed, at, all) => (at === all.length - 1 ? typed + further : typed)),
    )
    const picture = () => page.locator('main').screenshot({ animations: 'disabled', caret: 'hide' })
    const drawn = { markup: await markup(page, `resident-${name}`), picture: await picture() }
    release()
    await expect.poll(() => page.evaluate(isReady, name)).toBe(true)
    await expect(page.locator(`resident-${name} > button`)).toHaveCount(0)
    expect(await inputsOf(page, name)).toEqual(before)
    expect(await differing(page, drawn.picture, await picture())).toBeLessThanOrEqual(0.001)
    expect(await markup(page, `resident-${name}`)).toBe(drawn.markup)
    // Without HTML the element draws the same, with the same ids.
    await page.locator(`resident-${name}`).evaluate(element => {
      const bare = document.createElement(element.localName)
      for (const { name, value } of element.attributes) bare.setAttribute(name, value)
      bare.id = 'bare'
      document.body.append(bare)
    })
    await expect.poll(() => markup(page, '#bare')).toBe(drawn.markup)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test('EMB-18, AUT-22: what is below the fields of a drawn sign-in does not move when the browser reads the fields after its first frame', async ({
  page,
}) => {
  await holdScripts(page)
  await page.goto(`${portalAddress()}/login?lang=lt`, { waitUntil: 'commit' })
  const button = page.locator('resident-login > button')
  const place = await button.boundingBox()
  await page.locator('resident-login').evaluate(element => {
    for (const input of element.querySelectorAll('input')) input.remove()
  })
  expect(await button.boundingBox()).toEqual(place)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('EMB-18, AUT-22: on a WordPress page the sign-in takes what is typed before any script, sends nothing, and its element continues with it', async ({
  page,
  request,
}) => {
  const release = await holdScripts(page)
  const answer = await request.get(`${portalAddress()}/embed/drawings.json`)
  const { login } = Drawings.parse(await answer.json())
  const { shadow = '', light = '' } = login?.markup.lt?.vendor ?? {}
  // As the plugin renders the block (tests/hosts/wordpress/drawings.test.ts).
  const content = `<template shadowrootmode="open"><link rel="stylesheet" href="${portalAddress()}/embed/${login?.style}" integrity="${login?.integrity}" crossorigin>${shadow}</template>${light}`
  await page.route(`${hostsAddress()}/wordpress/`, async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /(<resident-login[^>]*>).*?(?=<\/resident-login>)/,
      (_, tag: string) => tag + content.replaceAll(drawnPortal, portalAddress()),
    )
    await route.fulfill({ response, body })
  })
  const sent: string[] = []
  page.on('request', call => call.isNavigationRequest() && sent.push(call.url()))
  await page.goto(`${hostsAddress()}/wordpress/`, { waitUntil: 'commit' })
  await page.getByLabel(text('email'), { exact: true }).fill('single@example.com')
  await page.getByLabel(text('password'), { exact: true }).fill('resident-demo')
  await page.keyboard.press('Enter')
  await page.locator('resident-login > button').click()
  await page.getByLabel(text('password'), { exact: true }).focus()
  await markInputs(page, 'login')
  const before = await inputsOf(page, 'login')
  const element = page.locator('resident-login')
  const options = { animations: 'disabled', caret: 'hide' } as const
  const picture = await element.screenshot(options)
  // What the element asks for later waits, so that its first state stays.
  await page.route('**/api/v5/**', () => undefined)
  release()
  await expect(page.locator('resident-login > button')).toHaveCount(0)
  expect(await inputsOf(page, 'login')).toEqual(before)
  expect(await differing(page, picture, await element.screenshot(options))).toBeLessThanOrEqual(0.001)
  await page.unroute('**/api/v5/**')
  await page.keyboard.press('Enter')
  await expect(page.getByText(text('signedIn.text', { email: 'single@example.com' }))).toBeVisible()
  expect(sent).toEqual([`${hostsAddress()}/wordpress/`])
  expect(page.url()).toBe(`${hostsAddress()}/wordpress/`)
})

test('AUT-22: the portal signs in once its scripts are there when its form is sent before any script', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(pages['the portal'].address(), { waitUntil: 'commit' })
  await page.getByLabel(text('email'), { exact: true }).fill('single@example.com')
  await page.getByLabel(text('password'), { exact: true }).fill('resident-demo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#sign_in=/)
  release()
  await expect(page).toHaveURL(/\/contract\//)

  // Now that somebody is signed in, the page's HTML does not show the sign-in until scripts lead elsewhere.
  await page.route('**/assets/index-*.js', () => undefined)
  await page.goto(`${portalAddress()}/login`, { waitUntil: 'commit' })
  await expect(page.locator('resident-login')).toBeHidden()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('AUT-22, ERR-1: where the texts of the sign-in fail to load, the portal’s page offers to load them again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|ERR_FAILED/)
  await page.route('**/assets/login.lt-*.json', route => route.abort())
  await page.goto(pages['the portal'].address())
  const retry = page.getByRole('button', { name: shared('retry'), exact: true })
  await expect(retry).toBeVisible()
  await page.unroute('**/assets/login.lt-*.json')
  await retry.click()
  await expect(page.getByLabel(text('email'), { exact: true })).toBeVisible()
  await expect(retry).toHaveCount(0)
})

test('AUT-22: a form that is sent before any script signs in once the scripts are there', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(frame(), { waitUntil: 'commit' })
  await page.getByLabel(text('email'), { exact: true }).fill('single@example.com')
  await page.getByLabel(text('password'), { exact: true }).fill('resident-demo')
  await page.locator('resident-login > button').click()
  await expect(page).toHaveURL(/#sign_in=/)
  release()
  await expect(page.getByText(text('signedIn.text', { email: 'single@example.com' }))).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
})

test('AUT-22, AUT-1: a wrong password of a form that is sent before any script is told once the scripts are there', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(frame(), { waitUntil: 'commit' })
  await page.getByLabel(text('email'), { exact: true }).fill('single@example.com')
  await page.getByLabel(text('password'), { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#sign_in_error=invalid_credentials/)
  release()
  await expect(page.getByText(text('wrong.title'))).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await expect(page.getByRole('button', { name: shared('signIn'), exact: true })).toBeVisible()
})

test('AUT-22: a link with a code of somebody signs nobody in', async ({ page, request }) => {
  const answer = await request.post(`${portalAddress()}/api/v5/auth/login/form`, {
    form: { email: 'single@example.com', password: 'resident-demo' },
    headers: { Origin: portalAddress(), Referer: frame() },
    maxRedirects: 0,
  })
  const address = answer.headers().location ?? ''
  expect(address).toMatch(/#sign_in=[\w-]{43}$/)
  const renewals: string[] = []
  page.on('request', call => call.url().includes('/auth/token/') && renewals.push(call.url()))
  await page.setContent(`<a href="${address}">Your bill</a>`)
  await page.getByRole('link').click()
  await expect(page.getByRole('button', { name: shared('signIn'), exact: true })).toBeVisible()
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await page.waitForLoadState('networkidle')
  expect(renewals).toEqual([])
})
