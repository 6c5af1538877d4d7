import type { Page } from '@playwright/test'
import {
  differing,
  drawnElements,
  frame,
  holdScripts,
  inputsOf,
  isDefined,
  markInputs,
  markup,
  setScheme,
} from './support/drawn.ts'
import { shiftsIn, watchShifts } from './support/layoutShifts.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('login', 'lt')

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
    await setScheme(page, colorScheme)
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
    const root = element.locator('.root')
    await expect(root).toHaveAttribute('data-scheme', colorScheme)
    release()
    await expect.poll(() => page.evaluate(isDefined, name)).toBe(true)
    await expect(page.locator(`resident-${name} > button`)).toHaveCount(0)
    await expect(root).toHaveAttribute('data-scheme', colorScheme)
    expect(await inputsOf(page, name)).toEqual(before)
    expect(await differing(page, drawn.picture, await element.screenshot(options))).toBeLessThanOrEqual(0.001)
    expect(await markup(page, `resident-${name}`)).toBe(drawn.markup)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

for (const [name, { title }] of Object.entries(drawnElements))
  test(`EMB-19, ${title} on a vendor’s page is taken over without a layout shift`, async ({ page }) => {
    // As high as the element, so that nothing scrolls, and as narrow as what once moved.
    await page.setViewportSize({ width: 360, height: 1600 })
    await page.route('**/api/v5/**', () => undefined)
    await watchShifts(page)
    const release = await openHeld(page, name, 'vendor="alfa" locale="ru"')
    await page.locator(`resident-${name} input`).first().waitFor()
    const { length } = await shiftsIn(page)
    release()
    await expect.poll(() => page.evaluate(isDefined, name)).toBe(true)
    // Shifts are reported after the frame in which they were seen.
    await page.evaluate(
      () =>
        new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    )
    expect((await shiftsIn(page)).slice(length)).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

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

/** What changes the first state of an element: in its tag, in the page's head, or before the page's scripts. */
const otherwise = [
  { title: 'with an attribute that no drawing follows', attributes: 'theme="dark"' },
  {
    title: 'beside styles of the page for elements',
    head: '<link rel="stylesheet" media="not all" data-resident-for="*" href="/none.css">',
  },
  {
    title: 'with a draft on the device',
    prepare: () => localStorage.setItem('resident-drafts:https://portal.example/api/v5', '{}'),
  },
  {
    title: 'at the return from a bank',
    prepare: () => history.replaceState(null, '', '?payment=0123456789abcdef'),
  },
]

for (const { title, attributes = '', head = '', prepare } of otherwise)
  test(`EMB-19: an element ${title} is not drawn before its script`, async ({ page, allowErrors }) => {
    allowErrors(/none\.css|Failed to load resource|RW-STYLE/)
    if (prepare) await page.addInitScript(prepare)
    await page.route('**/api/v5/**', () => undefined)
    const files = ['**/card-payment.drawing.js', '**/card-payment.lt.first.json'].map(file =>
      page.waitForResponse(file),
    )
    const release = await holdScripts(page, commonScript)
    await openScratchPage(page, {
      body: `<resident-card-payment vendor="alfa" ${attributes}></resident-card-payment>`,
      html: 'lang="lt"',
      head,
    })
    for (const file of files) await (await file).finished()
    const isDrawn = await page.evaluate(
      () =>
        new Promise<boolean>(resolve => {
          const host = document.querySelector('resident-card-payment')
          // Once what waits for the files has run.
          setTimeout(() => requestAnimationFrame(() => resolve(Boolean(host?.shadowRoot))))
        }),
    )
    expect(isDrawn).toBe(false)
    release()
    await expect.poll(() => page.evaluate(isDefined, 'card-payment')).toBe(true)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

test('EMB-19: no drawing is fetched for a person who is signed in, in a frame, and in the portal’s tag', async ({
  page,
}) => {
  const drawings: string[] = []
  page.on('request', request => request.url().includes('.drawing.js') && drawings.push(request.url()))
  const open = (body: string) => openScratchPage(page, { body, html: 'lang="lt"' })
  const email = page.getByLabel(text('email'), { exact: true })
  await open('<resident-portal></resident-portal>')
  await expect(email).toBeVisible()
  await page.goto(frame())
  await expect(email).toBeVisible()
  expect(drawings).toEqual([])
  await open('<resident-login></resident-login>')
  await signIn(page, undefined, 'lt')
  await expect(page.getByRole('button', { name: text('signOut') })).toBeVisible()
  expect(drawings).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('button', { name: text('signOut') })).toBeVisible()
  expect(drawings).toHaveLength(1)
})

test('EMB-19: of two sign-ins in two languages, the second with an empty vendor, each has a form of its own and keeps what is typed', async ({
  page,
}) => {
  const release = await holdScripts(page, commonScript)
  await openScratchPage(page, {
    body: '<resident-login></resident-login><resident-login vendor="" locale="ru"></resident-login>',
    html: 'lang="lt"',
  })
  const hosts = page.locator('resident-login')
  const emails = hosts.locator('input[name="email"]')
  await emails.nth(0).fill('ona@example.com')
  await emails.nth(1).fill('jonas@example.com')
  expect(new Set(await hosts.locator('form').evaluateAll(forms => forms.map(({ id }) => id))).size).toBe(2)
  release()
  await expect(hosts.locator('> button')).toHaveCount(0)
  await expect(emails.nth(0)).toHaveValue('ona@example.com')
  await expect(emails.nth(1)).toHaveValue('jonas@example.com')
  await expect(page.getByLabel(textsOf('login', 'ru')('email'), { exact: true })).toHaveValue(
    'jonas@example.com',
  )
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
  // The loader tries once more before it waits for the connection.
  const warned = page.waitForEvent('console', message => message.text().includes('RW-LOAD'))
  await openScratchPage(page, { body, html: 'lang="lt"' })
  await email.fill('single@example.com')
  await expect(link).toBeVisible()
  await warned
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
