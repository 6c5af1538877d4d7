import type { Page } from '@playwright/test'
import { portalAddress, vendorSystemAddress } from './support/addresses.ts'
import { type ChatCall, startFakeChatwoot } from './support/fakeChatwoot.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { serveDemo } from './support/serveDemo.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('live-chat')
const chatOf = (page: Page) => page.locator('resident-live-chat')
const bubbleOf = (page: Page) => chatOf(page).getByRole('button', { name: text('open'), exact: true })
const fieldOf = (page: Page) => chatOf(page).getByRole('textbox', { name: text('field'), exact: true })

/** Signs in and opens a page of a vendor with live chat. */
async function enter(page: Page, email: string, portal = '') {
  await page.goto(`${portal}/login`)
  await signIn(page, email)
  await expect(bubbleOf(page)).toBeVisible()
}

test('CHT-1: a resident and staff exchange messages without a reload; nobody else sees them', async ({
  page,
  browser,
  checkAccessibility,
}) => {
  await enter(page, 'board@example.com')
  await bubbleOf(page).click()
  const panel = chatOf(page).getByRole('dialog', { name: text('title'), exact: true })
  await expect(panel.getByText(text('empty.title'))).toBeVisible()
  await expect(fieldOf(page)).toBeFocused()
  // Markup is plain text on both sides.
  await fieldOf(page).fill('Neveikia <img src=x onerror="document.title=1"> liftas')
  await fieldOf(page).press('Enter')
  await expect(panel.getByRole('listitem')).toContainText('<img src=x onerror="document.title=1">')

  const staff = await browser.newPage({ baseURL: vendorSystemAddress() })
  // The panel shows a message before the server has stored it.
  await expect(async () => {
    await staff.goto('/alfa/chats')
    await staff.getByRole('listitem').getByRole('link').first().click({ timeout: 1000 })
  }).toPass()
  await expect(staff.getByText('Neveikia <img src=x')).toBeVisible()
  await staff.getByLabel('Answer').fill('Meistras <b>jau</b> pakeliui')
  await staff.getByRole('button', { name: 'Send' }).click()
  await expect(panel.getByText('Meistras <b>jau</b> pakeliui')).toBeVisible()
  await checkAccessibility()

  // With the panel closed the answer counts as unread at the button; opening marks it as read.
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bubbleOf(page)).toBeFocused()
  await staff.getByLabel('Answer').fill('Bus po valandos')
  await staff.getByRole('button', { name: 'Send' }).click()
  await expect(chatOf(page).getByText(text('unread', { count: 1 }))).toBeAttached()
  await fieldOf(page).waitFor({ state: 'detached' })
  await bubbleOf(page).click()
  await expect(panel.getByText('Bus po valandos')).toBeVisible()
  await expect(chatOf(page).getByText(text('unread', { count: 1 }))).toHaveCount(0)
  // The unsent message survives a reload and closing the panel.
  await fieldOf(page).fill('Dar klausimas')
  await page.reload()
  await bubbleOf(page).click()
  await expect(fieldOf(page)).toHaveValue('Dar klausimas')
  await expect(panel.getByText('Bus po valandos')).toBeVisible()
  // So are answers to somebody who has not opened it on this page.
  await page.reload()
  await expect(bubbleOf(page)).toBeVisible()
  await staff.getByLabel('Answer').fill('Jau taiso')
  await staff.getByRole('button', { name: 'Send' }).click()
  await expect(chatOf(page).getByText(text('unread', { count: 1 }))).toBeAttached()
  await bubbleOf(page).click()
  await expect(panel.getByText('Jau taiso')).toBeVisible()
  await expect(chatOf(page).getByText(text('unread', { count: 1 }))).toHaveCount(0)
  await staff.close()

  const other = await browser.newPage({ baseURL: portalAddress(), serviceWorkers: 'block' })
  await enter(other, 'single@example.com')
  await bubbleOf(other).click()
  await expect(chatOf(other).getByText(text('empty.title'))).toBeVisible()
  await expect(chatOf(other).getByRole('listitem')).toHaveCount(0)
  await other.close()
})

test('CHT-1: the window opens while its scripts load, which closing it does not wait for; without them it offers a retry', async ({
  browser,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  // An offline worker would answer for the server.
  const page = await browser.newPage({ baseURL: portalAddress(), serviceWorkers: 'block' })
  await enter(page, 'owner@example.com')
  const panel = chatOf(page).getByRole('dialog', { name: text('title'), exact: true })
  const scripts = /\/assets\/[^/]+\.js$/
  let arrive = () => {}
  const late = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route(scripts, async route => {
    await late
    await route.abort()
  })
  await bubbleOf(page).click()
  await expect(panel.locator('[aria-busy=true]')).toBeVisible()
  await expect(panel.getByRole('button', { name: textsOf('shared')('close'), exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bubbleOf(page)).toBeFocused()
  arrive()
  const failed = chatOf(page).getByText(textsOf('shared')('failed.title'))
  await expect(failed).toBeAttached()
  await expect(panel).toBeHidden()
  await expect(bubbleOf(page)).toBeFocused()
  await bubbleOf(page).click()
  await expect(failed).toBeVisible()
  await page.unroute(scripts)
  await panel.getByRole('button', { name: textsOf('shared')('retry'), exact: true }).click()
  await expect(fieldOf(page)).toBeFocused()
  // What is there already has the focus at once.
  await page.keyboard.press('Escape')
  await expect(bubbleOf(page)).toBeFocused()
  await bubbleOf(page).click()
  await expect(fieldOf(page)).toBeFocused()
  await page.close()
})

test('CHT-1: a message that fails to send stays with an error, can be sent again and counts once', async ({
  page,
  faults,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await enter(page, 'single@example.com')
  await bubbleOf(page).click()
  const list = chatOf(page).getByRole('listitem')
  await expect(list.or(chatOf(page).getByText(text('empty.title'))).first()).toBeVisible()
  const before = await list.count()
  await faults({
    method: 'POST',
    path: '/api/v5/organization-groups/1/live-chat/messages',
    status: 500,
    times: 1,
  })
  await fieldOf(page).fill('Ar veikia?')
  await chatOf(page)
    .getByRole('button', { name: text('send'), exact: true })
    .click()
  await expect(chatOf(page).getByText(text('notSent'))).toBeVisible()
  // The message is still there after a reload.
  await page.reload()
  await bubbleOf(page).click()
  await expect(chatOf(page).getByText(text('interrupted'))).toBeVisible()
  await chatOf(page)
    .getByRole('button', { name: text('again'), exact: true })
    .click()
  await expect(chatOf(page).getByText(text('notSent'))).toHaveCount(0)
  await expect(list).toHaveCount(before + 1)
})

test('CHT-2 LAY-14: the chat button makes room for the switcher and for reading, is beside the help desk’s, and is absent without chat', async ({
  page,
}) => {
  await enter(page, 'owner@example.com')
  for (const width of [1000, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(async () => {
      const desk = await page.locator('resident-help-desk-button a').boundingBox()
      const chat = await bubbleOf(page).boundingBox()
      // One row of the page is covered, not two.
      expect((desk?.x ?? Infinity) + (desk?.width ?? 0)).toBeLessThanOrEqual(chat?.x ?? 0)
      expect(desk?.y).toBeGreaterThanOrEqual((chat?.y ?? Infinity) - 4)
    }).toPass()
  }
  const switcher = page.locator('resident-contract-switcher')
  await switcher.getByRole('button').first().click()
  await expect(switcher.getByRole('dialog')).toBeVisible()
  await expect(bubbleOf(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(bubbleOf(page)).toBeVisible()
  // Scrolling down reveals the ends of rows; scrolling up, and the keyboard, bring floating buttons back.
  const floating = page.locator('.floating')
  const opacities = () => floating.evaluateAll(all => all.map(one => getComputedStyle(one).opacity))
  await page.evaluate(() => scrollTo(0, 300))
  await expect.poll(opacities).toEqual(['0', '0'])
  await bubbleOf(page).focus()
  await expect.poll(opacities).toEqual(['0', '1'])
  await bubbleOf(page).blur()
  await page.evaluate(() => scrollTo(0, 100))
  await expect.poll(opacities).toEqual(['1', '1'])
  // On a phone the conversation fills the window.
  await bubbleOf(page).click()
  const panel = chatOf(page).getByRole('dialog')
  await expect(panel).toBeVisible()
  await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 })
  // Nothing of the page is above the window: a click that something else would take fails.
  await fieldOf(page).click({ trial: true })
  const close = panel.getByRole('button', { name: textsOf('shared')('close'), exact: true })
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    for (const part of [fieldOf(page), close]) await part.click({ trial: true })
    const covered = await panel.evaluate(window => {
      const { left, right, top, bottom } = window.getBoundingClientRect()
      const points = [0.02, 0.5, 0.98].flatMap(x => [0.02, 0.5, 0.98].map(y => [x, y] as const))
      const inner = (at: DocumentOrShadowRoot, x: number, y: number): Element | null => {
        const found = at.elementFromPoint(x, y)
        return found?.shadowRoot && found.shadowRoot !== at ? inner(found.shadowRoot, x, y) : found
      }
      return points.filter(([x, y]) => {
        const [px, py] = [left + (right - left) * x, top + (bottom - top) * y]
        return !window.contains(inner(document, px, py))
      })
    })
    expect(covered, `parts of the window that something covers at ${width} px`).toEqual([])
  }
  await close.click()
  await page.goto('/vendor/beta/organizations')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('resident-help-desk-button a')).toBeVisible()
  await expect(bubbleOf(page)).toHaveCount(0)
})

test('CHT-1: on an external page under the strictest policy the conversation works the same', async ({
  page,
  request,
}) => {
  await openScratchPage(page, {
    loader: 'data-vendor="alfa"',
    body: '<resident-login></resident-login><resident-live-chat></resident-live-chat>',
  })
  await signIn(page, 'single@example.com')
  await bubbleOf(page).click()
  const question = `Klausimas ${Math.random()}`
  await fieldOf(page).fill(question)
  const stored = page.waitForResponse(
    answer => answer.request().method() === 'POST' && answer.url().endsWith('/live-chat/messages'),
  )
  await fieldOf(page).press('Enter')
  await stored
  await expect(chatOf(page).getByRole('listitem').filter({ hasText: question })).toHaveCount(1)
  const vendorSystem = vendorSystemAddress()
  const [, id] = /chats\/(\d+)"/.exec(await (await request.get(`${vendorSystem}/alfa/chats`)).text()) ?? []
  const answer = `Atsakymas ${Math.random()}`
  await request.post(`${vendorSystem}/alfa/chats/${id}`, {
    form: { text: answer },
    headers: { Origin: vendorSystem },
  })
  await expect(chatOf(page).getByText(answer)).toBeVisible()
})

test.describe('with a Chatwoot address', () => {
  const secret = 'secret-of-the-inbox'
  let chatwoot: Awaited<ReturnType<typeof startFakeChatwoot>>
  let served: Awaited<ReturnType<typeof serveDemo>>
  test.beforeAll(async () => {
    chatwoot = await startFakeChatwoot()
    served = await serveDemo({
      CHAT_URL: chatwoot.url,
      CHAT_WEBSITE_TOKEN: 'inbox',
      CHAT_SECRET: secret,
    })
  })
  test.afterAll(async () => {
    await served?.stop()
    await chatwoot?.stop()
  })

  const callsOf = (page: Page): Promise<ChatCall[]> =>
    page.evaluate(() => (window as unknown as { chatCalls?: ChatCall[] }).chatCalls ?? [])
  const names = async (page: Page) => (await callsOf(page)).map(([name]) => name)
  const theirs = (page: Page) => page.getByRole('button', { name: 'Their chat' })
  const who = (page: Page) => page.frameLocator('iframe[title="Chat of others"]').locator('#who')

  test('CHT-1 CHT-2: loads nothing before it is opened, then identifies the user once, in lt, and keeps the page’s own handlers', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { heard: 0 })
      window.onmessage = ({ data }) => {
        if (data === 'for the page') Object.assign(window, { heard: 1 })
      }
    })
    await enter(page, 'owner@example.com', served.portal)
    await page.locator('resident-bills').first().waitFor()
    expect(chatwoot.requests).toEqual([])
    await bubbleOf(page).click()
    await expect(theirs(page)).toBeVisible()
    await expect(who(page)).toHaveText('Rūta Žemaitienė')
    await expect(bubbleOf(page)).toHaveCount(0)
    const calls = await callsOf(page)
    expect(calls[0]).toMatchObject(['run', 'inbox', { hideMessageBubble: true }])
    const setUserCalls = calls.filter(([name]) => name === 'setUser')
    expect(setUserCalls).toHaveLength(1)
    expect(setUserCalls[0]).toMatchObject([
      'setUser',
      '1',
      {
        email: 'owner@example.com',
        name: 'Rūta Žemaitienė',
        identifier_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ])
    expect(calls).toContainEqual(['setLocale', 'lt'])
    await page.evaluate(() => postMessage('for the page', '*'))
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toBe(1)

    await page.locator('resident-contract-switcher').getByRole('button').first().click()
    await expect(theirs(page)).toBeHidden()
    await expect(page.locator('resident-contract-switcher').getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(theirs(page)).toBeVisible()
    // Navigating sends nothing again.
    await page.getByRole('link', { name: 'Bills' }).first().click()
    await expect(theirs(page)).toBeVisible()
    expect((await names(page)).filter(name => name === 'setUser')).toHaveLength(1)
  })

  test('CHT-1: signing out resets it, and the next user never sees the conversation, not even after a reload', async ({
    page,
    context,
    allowErrors,
  }) => {
    test.slow()
    // Answers of an expired session.
    allowErrors(/status of 401/)
    const cookies = async () =>
      (await context.cookies()).filter(({ name, value }) => name.startsWith('cw_') && value !== '')
    await enter(page, 'owner@example.com', served.portal)
    await bubbleOf(page).click()
    await expect(who(page)).toHaveText('Rūta Žemaitienė')
    const [mine] = await cookies()
    expect(mine).toBeDefined()
    // The page closes without a sign-out, and the session ends in another tab.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('resident-session')) localStorage.removeItem(key)
    })
    await enter(page, 'single@example.com', served.portal)
    await expect.poll(cookies).toEqual([])
    await bubbleOf(page).click()
    await expect(who(page)).not.toHaveText('nobody')
    expect((await cookies()).map(({ value }) => value)).not.toContain(mine?.value)

    // The session expires while the page is open, and another user signs in on the same page.
    const token = await page.evaluate(
      () =>
        Object.entries(localStorage)
          .find(([key]) => key.startsWith('resident-session'))?.[1]
          .split(' ')[0],
    )
    await page.request.post(`${served.portal}/api/v5/auth/logout`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    await page.evaluate(() => Object.assign(window, { stays: true }))
    await page.getByRole('link', { name: 'Bills' }).first().click()
    await expect.poll(() => names(page)).toContain('reset')
    expect(await page.evaluate(() => Reflect.get(window, 'stays'))).toBe(true)
    await expect(theirs(page)).toBeHidden()
    await expect(who(page)).toHaveText('nobody')
    await signIn(page, 'board@example.com')
    // A user with several vendors chooses one first.
    await page.getByRole('link', { name: /^Mano butas/ }).click()
    await bubbleOf(page).click()
    await expect(who(page)).not.toHaveText('nobody')
    const setUserCalls = (await callsOf(page)).filter(([name]) => name === 'setUser')
    expect(setUserCalls.map(([, id]) => id)).toEqual(['2', '3'])
  })

  test('CHT-1: an unreachable address shows a message with an alternative, and nothing else fails', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/)
    chatwoot.goAway(true)
    try {
      await enter(page, 'owner@example.com', served.portal)
      await bubbleOf(page).click()
      await expect(chatOf(page).getByText(text('unreachable.title'))).toBeVisible()
      await expect(
        chatOf(page).getByRole('link', { name: text('unreachable.helpDesk'), exact: true }),
      ).toHaveAttribute('href', /help-desk\/create/)
      await page.getByRole('link', { name: 'Bills' }).first().click()
      await expect(page.locator('resident-bills').getByRole('heading').first()).toBeVisible()
    } finally {
      chatwoot.goAway(false)
    }
    await chatOf(page)
      .getByRole('button', { name: textsOf('shared')('retry'), exact: true })
      .click()
    await expect(who(page)).toHaveText('Rūta Žemaitienė')
  })
})
