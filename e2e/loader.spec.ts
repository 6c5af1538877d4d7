import type { Locator, Page } from '@playwright/test'
import { type Locale, locales } from '../src/api/schemas/locales.ts'
import { watchRequests } from '../tools/watchRequests.ts'
import { hostsAddress, portalAddress } from './support/addresses.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn, signInForm } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { watchCalls } from './support/watchCalls.ts'

const login = textsOf('login')
const fallback = '<a href="/old-login">Old sign-in</a>'
const scripts = /\/embed\/[^/]+\/.*\.js$/

/** Signs in on a page with elements, waits for what they then show, and opens a second page of the same browser. */
async function openAfterSignIn(page: Page, body: string, shown: Locator): Promise<Page> {
  await openScratchPage(page, { body, loader: 'data-vendor="alfa"' })
  await signIn(page)
  await expect(shown).toBeVisible()
  return page.context().newPage()
}

test('an element on a page with the strictest policy works', async ({ page }) => {
  await openScratchPage(page, { body: `<resident-login>${fallback}</resident-login>` })
  await expect(page.getByRole('heading', { name: login('title'), exact: true })).toBeVisible()
  await expect(page.getByText('Old sign-in')).toBeHidden()
})

test('an element added to the page later is loaded', async ({ page }) => {
  await openScratchPage(page, { body: '<div id="later"></div>' })
  await page.evaluate(() => {
    const home = document.createElement('section')
    home.append(document.createElement('resident-login'))
    document.querySelector('#later')?.append(home)
  })
  await expect(page.getByRole('heading', { name: login('title'), exact: true })).toBeVisible()
})

test('EMB-12: elements in open shadow roots of other components are loaded, also in those that come later', async ({
  page,
}) => {
  const part = '<shop-part></shop-part>'
  await openScratchPage(page, {
    body: `${part}<p id="later"></p>`,
  })
  const shown = (selector: string) =>
    page.locator(selector).getByRole('heading', { name: login('title'), exact: true })
  await page.evaluate(tag => {
    customElements.define(
      tag,
      class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' }).append(document.createElement('resident-login'))
        }
      },
    )
  }, 'shop-part')
  await expect(shown('shop-part')).toHaveCount(1)
  await page.evaluate(() =>
    document.querySelector('shop-part')?.shadowRoot?.append(document.createElement('resident-language')),
  )
  await expect(page.locator('shop-part resident-language').getByRole('button')).toHaveCount(1)
  await page.evaluate(() => document.querySelector('#later')?.append(document.createElement('shop-part')))
  await expect(shown('#later shop-part')).toHaveCount(1)
})

test('EMB-12: without type="module" the loader says so in one sentence, and works', async ({ page }) => {
  const messages: string[] = []
  page.on('console', message => messages.push(message.text()))
  const script = `<script src="${portalAddress()}/embed/loader.js" data-vendor="alfa"></script>`
  await openScratchPage(page, { body: `<resident-login></resident-login>${script}`, times: 0 })
  await expect(page.getByRole('heading', { name: login('title') })).toBeVisible()
  await expect.poll(() => messages.filter(text => text.includes('RW-MODULE'))).toHaveLength(1)
})

test('only the elements on the page are loaded', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', request => fetched.push(new URL(request.url()).pathname))
  await openScratchPage(page, { body: '<resident-login></resident-login>' })
  await expect(page.getByRole('heading', { name: login('title'), exact: true })).toBeVisible()
  expect(fetched.filter(path => /bills|contract-switcher|language|toasts|sandbox/.test(path))).toEqual([])
})

test('elements for signed-in users are prefetched while the sign-in is filled in, and not before', async ({
  page,
}) => {
  const fetched = new Set<string>()
  page.on('request', request => fetched.add(new URL(request.url()).pathname))
  const listed = page.waitForResponse(/\/bills\.files\.json$/)
  const listedOfLogin = page.waitForResponse(/\/login\.files\.json$/)
  await openScratchPage(page, { body: '<resident-login></resident-login><resident-bills></resident-bills>' })
  const answer = await listed
  const { files, elements } = await answer.json()
  const folder = new URL('.', answer.url()).pathname
  const login = await (await listedOfLogin).json()
  const ofLogin = login.elements.login.first.map((at: number) => login.files[at][0])
  const inside: string[] = elements.bills.signedIn
    .map((at: number) => files[at][0])
    .filter((name: string) => !ofLogin.includes(name))
    .map((name: string) => `${folder}${name}.js`)
  expect(inside.length).toBeGreaterThan(0)
  const { email } = signInForm(page)
  await expect(email).toBeVisible()
  expect(inside.filter(path => fetched.has(path))).toEqual([])
  // The button that was drawn goes when the element has taken the form over.
  await expect(page.locator('resident-login > button')).toHaveCount(0)
  await email.pressSequentially('o')
  await expect.poll(() => inside.filter(path => !fetched.has(path))).toEqual([])
})

const person = ['/auth/users/me', '/organization-groups/contracts']
/** The latest bill comes with the drawing. */
const billsOfFirst = ['/first-views/bills', '/contracts/1/invoices']

for (const [subject, element, data] of [
  ['bills of a contract', '<resident-bills contract="1"></resident-bills>', billsOfFirst],
  ['bills of the contract chosen on this site', '<resident-bills></resident-bills>', billsOfFirst],
  [
    'messages of all contracts',
    '<resident-messages></resident-messages>',
    [...person, '/messages', '/messages/types'],
  ],
  [
    'details of a contract',
    '<resident-my-contract contract="1"></resident-my-contract>',
    [...person, '/contracts/1/services', '/contracts/1/holders'],
  ],
] as const)
  test(`a signed-in person’s ${subject} are asked for before any script of theirs and the list of contracts are there, each once`, async ({
    page,
  }) => {
    await page.context().addCookies([{ name: 'resident-contract', value: '1', url: hostsAddress() }])
    const body = `<resident-login></resident-login>${element}`
    const card = (of: Page) =>
      of.locator('resident-bills, resident-messages, resident-my-contract').locator('.card')
    const again = await openAfterSignIn(page, body, page.getByRole('button', { name: login('signOut') }))
    const { waitUntilIdle } = watchRequests(again)
    const calls: string[] = []
    const isOneOf = (url: string) =>
      [...person, ...data].some(path => new URL(url).pathname.endsWith(`/v5${path}`))
    const asked = Promise.all(
      data.map(path =>
        again.waitForRequest(request => new URL(request.url()).pathname.endsWith(`/v5${path}`)),
      ),
    )
    again.on('request', request => request.method() === 'GET' && calls.push(request.url()))
    await again.route(
      /\/((bills|messages|my-contract|parts\/\w+)\.js|organization-groups\/contracts)$/,
      async route => {
        await asked
        await route.continue()
      },
    )
    await openScratchPage(again, { body, loader: 'data-vendor="alfa"' })
    await expect(card(again).first()).toBeVisible()
    await waitUntilIdle()
    expect(calls.filter(isOneOf)).toHaveLength(data.length)
  })

test('an element added after the sign-in on a page asks for the person and the contracts no second time', async ({
  page,
}) => {
  await openScratchPage(page, { body: '<resident-login></resident-login>', loader: 'data-vendor="alfa"' })
  await signIn(page)
  await expect(page.getByRole('button', { name: login('signOut') })).toBeVisible()
  const { waitUntilIdle } = watchRequests(page)
  await waitUntilIdle()
  const takeCalls = watchCalls(page, person)
  await page.evaluate(() => document.body.append(document.createElement('resident-bills')))
  await expect(page.locator('resident-bills .card').first()).toBeVisible()
  await waitUntilIdle()
  expect(takeCalls()).toEqual([])
})

test('bills with the latest one alone ask for no list, neither before their scripts are there nor after', async ({
  page,
}) => {
  const body = '<resident-login></resident-login><resident-bills contract="1" view="latest"></resident-bills>'
  const again = await openAfterSignIn(page, body, page.locator('resident-bills .latest'))
  const { waitUntilIdle } = watchRequests(again)
  const calls: string[] = []
  again.on('request', request => calls.push(new URL(request.url()).pathname))
  await openScratchPage(again, { body, loader: 'data-vendor="alfa"' })
  await expect(again.locator('resident-bills .latest')).toBeVisible()
  await waitUntilIdle()
  expect(calls.filter(path => path.endsWith('/contracts/1/invoices'))).toEqual([])
})

test('CON-10: elements ask for no data of a contract that is not the person’s, nor of what is no contract', async ({
  page,
}) => {
  const body =
    '<resident-login></resident-login><resident-bills contract="6"></resident-bills><resident-meters contract="1/../6"></resident-meters>'
  const again = await openAfterSignIn(page, body, page.getByRole('button', { name: login('signOut') }))
  const { waitUntilIdle } = watchRequests(again)
  const calls: string[] = []
  again.on('request', request => calls.push(new URL(request.url()).pathname))
  await openScratchPage(again, { body, loader: 'data-vendor="alfa"' })
  await expect(again.locator('resident-bills').getByRole('heading', { level: 2 })).toBeVisible()
  await waitUntilIdle()
  expect(calls).toContainEqual(expect.stringMatching(/\/organization-groups\/contracts$/))
  expect(calls.filter(path => /\/contracts\/(1|6)\//.test(path))).toEqual([])
})

test('a page that includes the loader twice loads everything once', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  await openScratchPage(page, { body: '<resident-login></resident-login>', times: 2 })
  await expect(page.getByRole('heading', { name: login('title'), exact: true })).toHaveCount(1)
  const files = fetched.filter(url => scripts.test(url))
  expect(files).toEqual([...new Set(files)])
})

test('an unknown tag keeps its fallback content and logs one line', async ({ page }) => {
  const messages: string[] = []
  page.on('console', message => messages.push(message.text()))
  await openScratchPage(page, {
    body: `<resident-nonsense>${fallback}</resident-nonsense><resident-nonsense></resident-nonsense>`,
  })
  await expect.poll(() => messages.filter(text => text.includes('RW-UNKNOWN'))).toHaveLength(1)
  await expect(page.getByText('Old sign-in')).toBeVisible()
})

test('a script whose request failed once is requested again', async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/)
  let failures = 0
  await page.route(scripts, route => {
    failures += 1
    return failures === 1 ? route.abort() : route.continue()
  })
  await openScratchPage(page, { body: `<resident-login>${fallback}</resident-login>` })
  await expect(page.getByRole('heading', { name: login('title'), exact: true })).toBeVisible()
})

test('texts that cannot be fetched in one file are fetched one by one', async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/)
  const fetched: string[] = []
  page.on('request', request => fetched.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''))
  await page.route(/\.first\.json$/, route => route.abort())
  await openScratchPage(page, { body: '<resident-login></resident-login>' })
  await expect(page.getByRole('heading', { name: login('title'), exact: true })).toBeVisible()
  expect(fetched.filter(name => name.endsWith('.en.json')).toSorted()).toEqual([
    'login.en.json',
    'shell.en.json',
  ])
})

test('the common texts come with the first element of a page, and once', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', request => fetched.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''))
  await openScratchPage(page, {
    body: '<resident-login></resident-login><resident-language></resident-language>',
  })
  await expect(page.getByRole('heading', { name: login('title'), exact: true })).toBeVisible()
  await expect(page.locator('resident-language').getByRole('button')).toBeVisible()
  const texts = fetched.filter(name => /\.en\.([\w-]+\.)?json$/.test(name))
  expect(texts.toSorted()).toEqual(['language.en.json', 'login.en.first.json'])
})

test('when scripts fail to load, tags keep their fallback content, and the next element retries', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  const messages: string[] = []
  page.on('console', message => messages.push(message.text()))
  await page.route(scripts, route => route.abort())
  await openScratchPage(page, { body: `<resident-login>${fallback}</resident-login>` })
  await expect.poll(() => messages.filter(text => text.includes('RW-LOAD'))).toHaveLength(1)
  await expect(page.getByText('Old sign-in')).toBeVisible()

  await page.unroute(scripts)
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('resident-login')))
  await expect(page.getByRole('heading', { name: login('title'), exact: true })).toHaveCount(2)
})

test('an element whose scripts failed to load appears when the connection returns', async ({
  page,
  context,
  allowErrors,
}) => {
  // Texts may still be under way when the connection goes.
  allowErrors(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  await page.route(scripts, route => route.abort())
  const loadError = page.waitForEvent('console', message => message.text().includes('RW-LOAD'))
  await openScratchPage(page, { body: `<resident-login>${fallback}</resident-login>` })
  await loadError
  await context.setOffline(true)
  await page.unroute(scripts)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: login('title'), exact: true })).toBeVisible()
  await expect(page.getByText('Old sign-in')).toBeHidden()
})

test('a script that was modified in transit never runs', async ({ page, allowErrors }) => {
  allowErrors(/integrity/i)
  const messages: string[] = []
  page.on('console', message => messages.push(message.text()))
  await page.route(scripts, async route => {
    const answer = await route.fetch()
    const body = `document.documentElement.dataset.stolen = 'yes';${await answer.text()}`
    await route.fulfill({ response: answer, body })
  })
  await openScratchPage(page, { body: `<resident-login>${fallback}</resident-login>` })
  await expect.poll(() => messages.filter(text => text.includes('RW-LOAD'))).toHaveLength(1)
  await expect(page.locator('html')).not.toHaveAttribute('data-stolen')
  await expect(page.getByText('Old sign-in')).toBeVisible()
})

test.describe('an unsupported browser', () => {
  // Such browsers lack Trusted Types, which the portal’s policy requires.
  test.use({ bypassCSP: true })
  const sentence = (locale: Locale) => textsOf('embed', locale)('oldBrowser')
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets')),
  )

  test('gets a message in place in the page’s language, next to the fallback content', async ({ page }) => {
    await openScratchPage(page, {
      html: 'lang="lt"',
      body: `<resident-login>${fallback}</resident-login><resident-bills locale="ru"></resident-bills>`,
    })
    await expect(page.locator('resident-login').getByText(sentence('lt'))).toBeVisible()
    await expect(page.getByText('Old sign-in')).toBeVisible()
    await expect(page.locator('resident-bills').getByText(sentence('ru'))).toBeVisible()
  })

  test('gets a message in the portal, in every language', async ({ page, allowErrors }) => {
    allowErrors(/ERR_FAILED/)
    await page.route(/\/assets\/(?!early)[^/]+\.js$/, route => route.abort())
    await page.goto('/login')
    for (const locale of locales) await expect(page.getByText(sentence(locale))).toBeVisible()
  })
})

test('the sign-in fields can be found from the page, as password managers search for them', async ({
  page,
}) => {
  await openScratchPage(page, { body: '<resident-login></resident-login>' })
  await expect(page.getByLabel(login('email'))).toBeVisible()
  const fieldNames = await page.evaluate(() => {
    const [form] = document.forms
    return [...(form?.elements ?? [])].map(element => [
      element.getAttribute('type'),
      element.getAttribute('autocomplete'),
    ])
  })
  expect(fieldNames).toContainEqual(['email', 'username webauthn'])
  expect(fieldNames).toContainEqual(['password', 'current-password'])
})
