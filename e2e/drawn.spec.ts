import type { Page } from '@playwright/test'
import { frameAddress } from '../src/api/rules/frameCode.ts'
import { Drawings, drawnPortal } from '../src/api/schemas/drawings.ts'
import { hostsAddress, portalAddress } from './support/addresses.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('login', 'lt')
const payment = textsOf('card-payment', 'lt')
const clientForm = textsOf('client-form', 'lt')
const shared = textsOf('shared', 'lt')

/** Holds back scripts until `release` is called. */
async function holdScripts(page: Page, scripts = '**/*.js') {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(scripts, async route => {
    await released
    await route.continue()
  })
  return () => release()
}

const frame = (name = 'login') =>
  frameAddress({ portal: portalAddress(), name, attributes: { vendor: 'alfa', locale: 'lt' } })

/** Elements with a first state as HTML, and what a person types: by the field's label, and at last without one. */
const drawnElements = {
  login: {
    title: 'AUT-22: the sign-in',
    fields: { [text('email')]: 'single@example.com', [text('password')]: 'resident' },
    further: '-demo',
  },
  'card-payment': {
    title: 'CRD-1: the card payment',
    fields: { [payment('what.reference')]: '100217', [payment('payer.name')]: 'Ona' },
    further: ' Onaitė',
  },
  'client-form': {
    title: 'CDF-1: the data of a new owner',
    fields: { [clientForm('who.firstName')]: 'Ona', [clientForm('who.lastName')]: 'Onaitė' },
    further: '-Žemaitė',
  },
}

/** Values, and whether they are still the inputs that came with the HTML. */
const inputsOf = (page: Page, name: string) =>
  page.locator(`resident-${name} input`).evaluateAll(inputs =>
    inputs.map(input => ({
      value: (input as HTMLInputElement).type === 'radio' ? '' : (input as HTMLInputElement).value,
      isFocused: input.matches(':focus'),
      isFirst: Object.hasOwn(input, 'first'),
    })),
  )

const markInputs = (page: Page, name: string) =>
  page.locator(`resident-${name} input`).evaluateAll(inputs => {
    for (const input of inputs) Object.assign(input, { first: true })
  })

/**
 * Everything inside an element's shadow root, one tag or text in a line: attributes in the order of their names, and without
 * the colour scheme, which is the device's until the element knows the page's.
 */
async function markup(page: Page, locator: string): Promise<string> {
  const drawing = await page.locator(locator).evaluate(({ shadowRoot }) => {
    const lines = (node: Node): string[] => {
      if (node instanceof Text) return node.data ? [node.data] : []
      if (!(node instanceof Element)) return []
      const attributes = [...node.attributes]
        .map(({ name, value }) => ` ${name}="${name === 'data-scheme' ? '' : value}"`)
        // Inputs have the value without the attribute, and pictures without a caret leave an empty style.
        .filter(attribute => attribute !== ' value=""' && attribute !== ' style=""')
        .sort()
      const copy = [...node.childNodes].flatMap(lines)
      return [`<${node.localName}${attributes.join('')}>`, ...copy]
    }
    const root = shadowRoot?.querySelector('.root')
    return root ? lines(root).join('\n') : ''
  })
  // The portal's own page links without its origin.
  return drawing.replaceAll(portalAddress(), '')
}

/** Share of the pixels that differ between two pictures of the same size. */
const differing = (page: Page, before: Buffer, after: Buffer) =>
  page.evaluate(
    async pictures => {
      const [first, second] = await Promise.all(
        pictures.map(async picture => {
          const bytes = Uint8Array.from(atob(picture), character => character.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes]))
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray()
        }),
      )
      const pixels = (first?.length ?? 0) / 4
      let differences = first?.length === second?.length ? 0 : pixels
      for (let at = 0; at < pixels; at++)
        if ([0, 1, 2, 3].some(channel => first?.[at * 4 + channel] !== second?.[at * 4 + channel]))
          differences++
      return differences / pixels
    },
    [before.toString('base64'), after.toString('base64')],
  )

/** Pages that come with an element as HTML. */
const pages = {
  'a frame': {
    address: frame,
    isReady: (name: string) => customElements.get(`resident-${name}`) !== undefined,
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

test('EMB-18, AUT-22: on a WordPress page the sign-in takes what is typed before any script, sends nothing, and its element continues with it', async ({
  page,
  request,
}) => {
  await page.context().grantPermissions(['local-network-access'], { origin: hostsAddress() })
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

/** The script that most elements need first. */
const commonScript = '**/parts/core.js'

/** A vendor's page whose common script is held back, with an element. */
async function openHeld(page: Page, name: string, attributes = 'vendor="alfa"') {
  const release = await holdScripts(page, commonScript)
  await openScratchPage(page, {
    body: `<resident-${name} ${attributes}></resident-${name}>`,
    html: 'lang="lt"',
  })
  return release
}

for (const [name, colorScheme] of [
  ['login', 'light'],
  ['login', 'dark'],
  ['card-payment', 'light'],
  ['client-form', 'light'],
] as const) {
  const { title, fields, further } = drawnElements[name]
  test(`EMB-19, ${title} on a vendor’s page under the strictest policy takes what is typed before the common script, and its element continues with it, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.route('**/api/v5/**', () => undefined)
    const release = await openHeld(page, name)
    for (const [label, typed] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(typed)
    await page.keyboard.type(further)
    await markInputs(page, name)
    const before = await inputsOf(page, name)
    const element = page.locator(`resident-${name}`)
    const options = { animations: 'disabled', caret: 'hide' } as const
    const drawn = {
      markup: await markup(page, `resident-${name}`),
      picture: await element.screenshot(options),
    }
    release()
    await expect.poll(() => page.evaluate(pages['a frame'].isReady, name)).toBe(true)
    await expect(page.locator(`resident-${name} > button`)).toHaveCount(0)
    expect(await inputsOf(page, name)).toEqual(before)
    expect(await differing(page, drawn.picture, await element.screenshot(options))).toBeLessThanOrEqual(0.001)
    expect(await markup(page, `resident-${name}`)).toBe(drawn.markup)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test('EMB-19, AUT-1: a sign-in that is sent before the common script is sent once the element can, and only once', async ({
  page,
}) => {
  const release = await openHeld(page, 'login')
  const calls: string[] = []
  page.on('request', call => call.url().endsWith('/auth/login') && calls.push(call.method()))
  await page.getByLabel(text('email'), { exact: true }).fill('single@example.com')
  await page.getByLabel(text('password'), { exact: true }).fill('resident-demo')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  expect(calls).toEqual([])
  release()
  await expect(page.getByText(text('signedIn.text', { email: 'single@example.com' }))).toBeVisible()
  expect(calls).toEqual(['POST'])
})

test('EMB-19: an element with an attribute that no drawing follows is not drawn before its script', async ({
  page,
}) => {
  const files = ['**/login.drawing.js', '**/login.lt.first.json'].map(file => page.waitForResponse(file))
  await page.route('**/api/v5/**', () => undefined)
  const release = await openHeld(page, 'login', 'theme="dark"')
  for (const file of files) await (await file).finished()
  const isDrawn = () =>
    page.evaluate(
      () =>
        new Promise<boolean>(resolve => {
          const hosts = [...document.querySelectorAll('resident-login')]
          // Once what waits for the files has run.
          setTimeout(() => requestAnimationFrame(() => resolve(hosts.some(({ shadowRoot }) => shadowRoot))))
        }),
    )
  expect(await isDrawn()).toBe(false)
  release()
  await expect(page.getByLabel(text('email'), { exact: true })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('EMB-19, EMB-13: the page’s own content of a tag gives way to the drawing, stays in the tag, and is shown below it when scripts fail', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|ERR_FAILED|RW-LOAD/)
  const body = '<resident-login vendor="alfa"><a href="/portal">Prisijunkite portale</a></resident-login>'
  const link = page.getByRole('link', { name: 'Prisijunkite portale' })
  const email = page.getByLabel(text('email'), { exact: true })
  await page.route(commonScript, route => route.abort())
  await openScratchPage(page, { body, html: 'lang="lt"' })
  await email.fill('single@example.com')
  await expect(link).toBeVisible()
  await page.unroute(commonScript)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.locator('resident-login > button')).toHaveCount(0)
  await expect(link).toBeHidden()
  await expect(email).toHaveValue('single@example.com')
  expect(await page.locator('resident-login > a').count()).toBe(1)

  const release = await holdScripts(page, commonScript)
  await page.reload()
  await expect(email).toBeVisible()
  await expect(link).toBeHidden()
  release()
  await expect(page.locator('resident-login > button')).toHaveCount(0)
  await expect(email).toBeVisible()
  const host = page.locator('resident-login')
  expect(await host.evaluate(({ firstElementChild }) => firstElementChild?.localName)).toBe('a')
})
