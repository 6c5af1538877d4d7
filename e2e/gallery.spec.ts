import type { Page } from '@playwright/test'
import { elementFolders } from '../build/elementFolders.ts'
import { portalAddress } from './support/addresses.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signInForm } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const login = textsOf('login')
const lithuanian = textsOf('login', 'lt')

const codeOf = (page: Page, label: string) => page.getByRole('figure', { name: label }).locator('code')
const code = async (page: Page, label: string) => (await codeOf(page, label).textContent()) ?? ''

test('the gallery lists every element, searches summaries and reports when nothing matches', async ({
  page,
}) => {
  await page.goto('/demo/')
  const list = page.getByRole('navigation', { name: 'Elements' })
  await expect(list.getByRole('link')).toHaveCount(elementFolders().length)
  await list.getByRole('searchbox').fill('declaration of readings')
  await expect(list.getByRole('link')).toHaveText(['meters'])
  await list.getByRole('searchbox').fill('xyzzy')
  await expect(list.getByText('No element is called')).toBeVisible()
  await list.getByRole('searchbox').fill('')
  await list.getByRole('link', { name: 'bills', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'resident-bills', level: 1 })).toBeVisible()

  await page.goto('/demo/#/meter')
  await expect(page.getByText('There is no element resident-meter')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'resident-meters' }).click()
  await expect(page.getByRole('heading', { name: 'resident-meters', level: 1 })).toBeVisible()
})

test('EMB-16: the first page of the gallery turns a vendor’s page into a self-service, and shows what residents see by one click', async ({
  page,
}) => {
  await page.goto('/demo/')
  const vendor = page.getByRole('region', { name: 'Your bills' })
  await expect(vendor.getByText('We send bills by post')).toBeVisible()
  await vendor.getByRole('button', { name: 'Add the two tags' }).click()
  await expect(vendor.getByText('We send bills by post')).toHaveCount(0)
  await expect(signInForm(page).email).toBeVisible()
  await expect(codeOf(page, 'What was added')).toContainText('<resident-bills view="latest">')
  await vendor.getByRole('button', { name: 'Show as a resident' }).click()
  await expect(page.locator('resident-bills .latest .amount')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(1)).toHaveText('Start here')
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link')
  for (const [index, name] of ['login', 'contract-switcher', 'bills', 'meters'].entries())
    await expect(cards.nth(index)).toHaveText(`resident-${name}`)
  await cards.nth(3).click()
  await expect(page.getByText('You see what Rūta')).toBeVisible()
  await page.getByRole('button', { name: 'Show as a visitor' }).click()
  await expect(page.getByText('You see what a visitor sees.')).toBeVisible()
})

test('the code of an element works on another site under the generated policy', async ({ page }) => {
  await page.goto('/demo/#/login')
  await expect(signInForm(page).email).toBeVisible()
  await page.getByLabel('Language', { exact: true }).selectOption('lt')
  await expect(page.getByRole('heading', { name: lithuanian('title') })).toBeVisible()
  await page.getByText('Also on this page: nothing').click()
  await page.getByRole('checkbox', { name: 'language', exact: true }).check()
  // The state is in the URL.
  await page.reload()
  await expect(page.getByRole('heading', { name: lithuanian('title') })).toBeVisible()
  await expect(codeOf(page, 'Code for HTML')).toContainText('<resident-login locale="lt">')
  await expect(codeOf(page, 'Code for HTML')).toContainText('<resident-language>')
  const html = await code(page, 'Code for HTML')
  await page.getByText('For your developer').click()
  const policy = (await code(page, 'Content security policy')).replaceAll('\n', ' ')

  await openScratchPage(page, { body: html, times: 0, policy })
  await expect(
    page.locator('resident-login').getByRole('heading', { name: lithuanian('title') }),
  ).toBeVisible()
  await expect(page.locator('resident-language').getByRole('button')).toBeVisible()
})

test('the portal runs inside the gallery without changing the gallery’s URL', async ({ page }) => {
  await page.goto('/demo/#/portal?vendor=alfa')
  const heading = page.locator('resident-portal').getByRole('heading', { level: 1 })
  await expect(signInForm(page).email).toBeVisible()
  const signIn = (await heading.textContent()) ?? ''
  await page
    .locator('resident-portal')
    .getByRole('link', { name: login('forgot') })
    .click()
  await expect(heading).not.toHaveText(signIn)
  await expect(page).toHaveURL(/#\/portal\?vendor=alfa$/)
  await page.goBack()
  await expect(heading).toHaveText(signIn)
  await expect(codeOf(page, 'Code for HTML')).toContainText('<resident-portal vendor="alfa">')
  await page.getByText('For your developer').click()
  await expect(page.getByText('Card payments also need')).toBeVisible()
})

test('the theme editor applies a token and marks a contrast that is too low', async ({ page }) => {
  await page.goto('/demo/#/login')
  const submit = page.locator('resident-login').getByRole('button', { name: login('title'), exact: true })
  await expect(submit).toBeVisible()
  await page.getByText('Theme: default').click()
  await page.getByLabel(/^brand Fill/).fill('#ffe08a')
  await expect(submit).toHaveCSS('background-color', 'rgb(255, 224, 138)')
  await expect(page.getByRole('row', { name: /^on-brand on brand / })).toContainText('too low')
  await expect(codeOf(page, 'Code for HTML')).toContainText('--resident-brand: #ffe08a;')
  await page.getByRole('button', { name: 'Reset all' }).click()
  await expect(submit).toHaveCSS('background-color', 'rgb(0, 129, 145)')
})

test('every state of an element fits a phone, in another language, with dialogs inside its frame', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/demo/#/bills')
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect(page.getByRole('figure', { name: 'Code for HTML' })).toBeVisible()
  await expect.poll(wide).toBeLessThanOrEqual(0)
  await page.getByRole('tab', { name: 'Every state' }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Amount to pay').first()).toBeVisible()
  await page.getByLabel('Language').selectOption('lv')
  await expect(frame.getByText('Amount to pay')).toHaveCount(0)
  await expect(frame.locator('[lang="lv"]').first()).toBeVisible()
  const states = page.getByLabel(/^State, /)
  expect(await states.locator('option').count()).toBeGreaterThan(20)
  await expect.poll(wide).toBeLessThanOrEqual(0)
  await page.getByRole('tab', { name: 'Reference' }).click()
  await expect(page.getByRole('cell', { name: 'resident-before-pay' })).toBeVisible()
})

test('the code that pins a version works, and changed files are refused', async ({ page, allowErrors }) => {
  allowErrors(/integrity/i)
  await page.goto('/demo/#/login')
  await page.getByText('Pin this version').click()
  const script = await code(page, 'Script of this version')
  const map = await code(page, 'Import map of this version')
  const body = `${script}<resident-login><a href="/old-login">Old sign-in</a></resident-login>`
  await openScratchPage(page, { body, times: 0 })
  await expect(page.getByRole('heading', { name: login('title'), exact: true })).toBeVisible()

  const change = (pattern: RegExp) =>
    page.route(pattern, async route => {
      const answer = await route.fetch()
      const changed = `document.documentElement.dataset.stolen = 'yes';${await answer.text()}`
      await route.fulfill({ response: answer, body: changed })
    })
  await change(/\/embed\/[^/]+\/loader\.js$/)
  const refused = page.waitForEvent('console', message => /integrity/i.test(message.text()))
  await openScratchPage(page, { body, times: 0 })
  await refused
  await expect(page.getByText('Old sign-in')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-stolen')

  // A page whose own modules import the files.
  await change(/\/login\.js$/)
  const policy = `script-src 'unsafe-inline' ${portalAddress()}`
  await openScratchPage(page, { head: map, body: '', times: 0, policy })
  const files = Object.keys(JSON.parse(map.replace(/<[^>]*>/g, '')).integrity)
  const load = (name: string) =>
    page.evaluate(
      file =>
        import(file).then(
          () => 'loaded',
          () => 'refused',
        ),
      files.find(file => file.endsWith(name)) ?? '',
    )
  expect(await load('/parts/core.js')).toBe('loaded')
  expect(await load('/login.js')).toBe('refused')
  await expect(page.locator('html')).not.toHaveAttribute('data-stolen')
})

test('EMB-4: a draft of CSS is shown in each state while it is typed, and comes with the code for a page', async ({
  page,
  allowErrors,
}) => {
  // The refused draft is shown as well, and its import is of no file.
  allowErrors(/Refused to apply style/)
  await page.goto('/demo/#/login')
  await page.getByRole('tab', { name: 'Every state' }).click()
  const root = page.frameLocator('iframe').locator('.root')
  // What follows the frame moves once it is as high as the element.
  await expect(root).toBeVisible()
  await page.getByText('Your own CSS: none').click()
  const field = page.getByLabel('CSS for this element')
  await field.fill('.root { text-indent: 3.5px }')
  await expect(root).toHaveCSS('text-indent', '3.5px')
  await field.fill('.root { text-indent: 7.5px }')
  await expect(root).toHaveCSS('text-indent', '7.5px')
  await expect(codeOf(page, 'HTML that names the file')).toHaveText(
    '<link rel="stylesheet" href="/resident-login.css" data-resident-for="login" media="not all">',
  )

  const state = page.getByLabel('State, ')
  await state.selectOption({ index: 1 })
  await expect(root).toHaveCSS('text-indent', '7.5px')

  await field.fill('@import "other.css";')
  await expect(page.getByText('Elements cannot load an @import.')).toBeVisible()
  await expect(codeOf(page, 'HTML that names the file')).toHaveCount(0)
})
