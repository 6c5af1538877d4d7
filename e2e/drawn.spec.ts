import type { Page } from '@playwright/test'
import { frameAddress } from '../src/api/rules/frameCode.ts'
import { portalAddress } from './support/addresses.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('login', 'lt')
const shared = textsOf('shared', 'lt')

/** Holds back every script until `release` is called. */
async function holdScripts(page: Page) {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/*.js', async route => {
    await released
    await route.continue()
  })
  return () => release()
}

const frame = () =>
  frameAddress({ portal: portalAddress(), name: 'login', attributes: { vendor: 'alfa', locale: 'lt' } })

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

/** Pages that come with the sign-in as HTML. */
const pages = {
  'a frame': { address: frame, isReady: () => customElements.get('resident-login') !== undefined },
  // Elements around the page's main one are loaded when the portal has rendered.
  'the portal': {
    address: () => `${portalAddress()}/login?lang=lt`,
    isReady: () => customElements.get('resident-language') !== undefined,
  },
}

for (const [name, width, colorScheme] of [
  ['a frame', 360, 'light'],
  ['a frame', 1280, 'light'],
  ['the portal', 360, 'dark'],
  ['the portal', 1280, 'light'],
] as const)
  test(`EMB-18, AUT-22: before any script the sign-in in ${name} takes what is typed, and its element continues with it, at ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    const { address, isReady } = pages[name]
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const release = await holdScripts(page)
    // What the element asks for later does not come, so that its first state stays.
    await page.route('**/api/v5/**', () => undefined)
    await page.goto(address(), { waitUntil: 'commit' })
    await page.getByLabel(text('email'), { exact: true }).fill('single@example.com')
    await page.getByLabel(text('password'), { exact: true }).fill('resident')
    await page.keyboard.type('-demo')
    const fields = () =>
      page.locator('resident-login > input').evaluateAll(inputs =>
        inputs.map(input => ({
          value: (input as HTMLInputElement).value,
          isFocused: input.matches(':focus'),
          isFirst: Object.hasOwn(input, 'first'),
        })),
      )
    await page.locator('resident-login > input').evaluateAll(inputs => {
      for (const input of inputs) Object.assign(input, { first: true })
    })
    const before = await fields()
    const markup = () =>
      page.locator('resident-login').evaluate(({ shadowRoot }) =>
        shadowRoot
          ?.querySelector('.root')
          ?.outerHTML.replaceAll('<!-- -->', '')
          .replace(/(?<=data-scheme=")(light|dark|device)/, ''),
      )
    const picture = () => page.locator('main').screenshot({ animations: 'disabled', caret: 'hide' })
    const drawn = { markup: await markup(), picture: await picture() }
    expect(before).toEqual([
      { value: 'single@example.com', isFocused: false, isFirst: true },
      { value: 'resident-demo', isFocused: true, isFirst: true },
    ])
    release()
    await expect.poll(() => page.evaluate(isReady)).toBe(true)
    await expect(page.locator('resident-login > button')).toHaveCount(0)
    expect(await fields()).toEqual(before)
    expect(await differing(page, drawn.picture, await picture())).toBeLessThanOrEqual(0.001)
    expect(await markup()).toBe(drawn.markup)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
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
