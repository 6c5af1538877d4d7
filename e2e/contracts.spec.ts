import type { APIRequestContext, Page } from '@playwright/test'
import { organizationGroupsWithContracts } from '../src/api/endpoints/organizationGroups.ts'
import { palette } from '../src/api/rules/palette.ts'
import { watchRequests } from '../tools/watchRequests.ts'
import { followMail } from './support/followMail.ts'
import { openSignedIn } from './support/openSignedIn.ts'
import { readAs } from './support/readAs.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('portal')
const shared = textsOf('shared')
const list = textsOf('contracts')
const form = textsOf('contract-link')
const bar = textsOf('contract-bar')
const verify = textsOf('verify-email')
const unsubscribe = textsOf('unsubscribe')

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Data printed on a bill: contract number, and number and amount of the newest bill. */
async function paperOf(request: APIRequestContext, contract: number, email: string) {
  const read = await readAs(request, email)
  const bill = await read(`contracts/${contract}/invoices/last`)
  const groups: { contracts: { id: number; username: string }[] }[] = await read(
    organizationGroupsWithContracts.path,
  )
  const own = groups.flatMap(({ contracts }) => contracts).find(({ id }) => id === contract)
  return { number: own?.username ?? '', bill: bill.number as string, amount: bill.amount as string }
}

async function enter(page: Page, email: string) {
  await page.goto('/login')
  await signIn(page, email)
}

test('CON-4 CON-5 CON-6 CON-7 CON-8: a user without a contract links, names and removes one, undoes the removal and removes it for good', async ({
  page,
  request,
  checkAccessibility,
  allowErrors,
}) => {
  // Wrong data is refused.
  allowErrors(/status of 404/)
  const paper = await paperOf(request, 15, 'many@example.com')
  await enter(page, 'empty@example.com')
  await page.getByRole('link', { name: shared('noContract.action'), exact: true }).click()
  await expect(heading(page, text('contractLink.title'))).toBeVisible()

  const field = (name: string) => page.getByRole('textbox', { name: form(`fields.${name}`), exact: true })
  const submit = page.getByRole('button', { name: form('submit'), exact: true })
  await submit.click()
  await expect(page.getByText(shared('validation.required'))).toHaveCount(3)
  await expect(field('agreementCode')).toBeFocused()
  await field('agreementCode').fill(paper.number)
  await field('invoiceNumber').fill(paper.bill)
  await field('invoiceAmount').fill('0')
  await submit.click()
  await expect(page.getByText(form('validation.amount_small'))).toBeVisible()
  await field('invoiceAmount').fill('0,01')
  await page
    .getByRole('combobox', { name: form('fields.role') })
    .selectOption({ label: shared('roles.tenant') })
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText(form('problems.notFound'))
  await checkAccessibility()

  // The input is restored after a reload.
  await page.reload()
  await expect(field('invoiceNumber')).toHaveValue(paper.bill)
  await field('invoiceAmount').fill(paper.amount.replace('.', ','))
  await field('email').fill('nuoma@example.net')
  await submit.click()
  await expect(page.getByText(form('done.title'))).toBeVisible()
  await expect(page.getByText(form('done.email', { email: 'nuoma@example.net' }))).toBeVisible()
  await page.getByRole('link', { name: form('contracts'), exact: true }).click()

  const elements = page.locator('resident-contracts')
  await elements.getByRole('button', { name: shared('contract.rename', { number: paper.number }) }).click()
  const name = elements.getByRole('textbox', { name: shared('contract.name', { number: paper.number }) })
  await expect(name).toBeFocused()
  await name.fill('N'.repeat(101))
  await name.press('Enter')
  await expect(elements.getByText(shared('contract.nameLong', { most: 100 }))).toBeVisible()
  await name.fill('Nuoma senamiestyje')
  await name.press('Enter')
  await expect(elements.getByText('Nuoma senamiestyje')).toBeVisible()
  await elements.getByRole('button', { name: `${list('email.open')}, No.\u00a0${paper.number}` }).click()
  await expect(elements.getByText(list('email.waits', { email: 'nuoma@example.net' }))).toBeVisible()
  await elements.getByRole('button', { name: list('email.again'), exact: true }).click()
  await expect(elements.getByText(list('email.sent'))).toBeVisible()

  const remove = async () => {
    await elements.getByRole('button', { name: `${list('remove.open')}, No.\u00a0${paper.number}` }).click()
    await elements.getByRole('button', { name: list('remove.do'), exact: true }).click()
    await expect(elements.getByText(shared('noContract.title'))).toBeVisible()
  }
  const toasts = page.locator('resident-toasts')
  await remove()
  await expect(page.locator('resident-contract-switcher')).toHaveCount(0)
  await toasts.getByRole('button', { name: shared('undo'), exact: true }).click()
  await expect(elements.getByText('Nuoma senamiestyje')).toBeVisible()
  await remove()
  const removed = page.waitForResponse(answer => answer.request().method() === 'DELETE')
  await toasts.getByRole('button', { name: shared('close'), exact: true }).click()
  await removed
  await page.reload()
  await expect(elements.getByText(shared('noContract.title'))).toBeVisible()
})

test('CON-8 AUT-17: contract mail goes to its confirmed address, and its link unsubscribes without a sign-in', async ({
  page,
  request,
  checkAccessibility,
  allowErrors,
}) => {
  // A used link is refused.
  allowErrors(/410/)
  const address = 'sutartis@example.net'
  const { number } = await paperOf(request, 17, 'many@example.com')
  await enter(page, 'many@example.com')
  await expect(page.getByRole('button', { name: text('header.account') }).first()).toBeVisible()
  await page.goto('/profile/contracts')
  const elements = page.locator('resident-contracts')
  const open = () =>
    elements.getByRole('button', { name: `${list('email.open')}, No.\u00a0${number}` }).click()
  await open()
  await elements.getByRole('textbox', { name: list('email.label') }).fill(address)
  await elements.getByRole('button', { name: list('email.save'), exact: true }).click()
  await expect(elements.getByText(list('email.waits', { email: address }))).toBeVisible()

  await followMail(page, 'Confirm the email address of your contract', address)
  await expect(page.getByRole('heading', { name: verify('contract.title') })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await checkAccessibility()
  await page.getByRole('button', { name: verify('confirm') }).click()
  await expect(page.getByRole('heading', { name: verify('contract.done') })).toBeVisible()
  await followMail(page, 'Confirm the email address of your contract', address)
  await page.getByRole('button', { name: verify('confirm') }).click()
  await expect(page.getByRole('heading', { name: verify('dead.title') })).toBeVisible()

  await followMail(page, 'Emails about your contract will come to this address', address)
  await expect(page.getByRole('heading', { name: unsubscribe('contract.title') })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('button', { name: unsubscribe('end') }).click()
  await expect(page.getByText(unsubscribe('pickOne'))).toBeVisible()
  await page.getByLabel(unsubscribe('mailings.newsletters')).check()
  await page.getByRole('button', { name: unsubscribe('end') }).click()
  await expect(page.getByRole('heading', { name: unsubscribe('done.title') })).toBeVisible()
  await expect(page.getByText(unsubscribe('done.picked'))).toBeVisible()

  await page.goto('/profile/contracts')
  await open()
  await expect(elements.getByText(list('email.now', { email: address }))).toBeVisible()
})

test('CON-2 CON-3 CON-4 CON-10: the contract bar renames a contract everywhere and switches to another one of the vendor', async ({
  page,
  checkAccessibility,
}) => {
  await enter(page, 'owner@example.com')
  const element = page.locator('resident-contract-bar')
  await element.getByRole('button', { name: shared('contract.rename', { number: '100217' }) }).click()
  await page.keyboard.type('Namai prie parko')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Namai prie parko')).toBeVisible()
  await expect(page.locator('resident-contract-switcher')).toContainText('Namai prie parko')
  // An empty name removes the custom one; the focus returns to the edit button.
  const pencil = element.getByRole('button', { name: shared('contract.rename', { number: '100217' }) })
  await expect(pencil).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(element.getByText(shared('pickContract.unnamed'))).toBeVisible()
  await pencil.click()
  await page.keyboard.type('Namai Žirmūnuose')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Namai Žirmūnuose')).toBeVisible()

  await element.getByRole('button', { name: bar('change.open'), exact: true }).click()
  const dialog = element.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('mamos')
  await expect(dialog.getByRole('radio')).toHaveCount(1)
  await checkAccessibility()
  await dialog.getByRole('button', { name: bar('change.do'), exact: true }).click()
  await expect(page).toHaveURL('/vendor/alfa/contract/2')
  await expect(element.getByText('Mamos butas')).toBeVisible()
  const current = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'resident-contract')?.value
  await expect.poll(current).toBe('2')
  await page.goto('/')
  await expect(heading(page, text('dashboard.heading'))).toBeVisible()
  await expect.poll(current).toBeUndefined()
})

for (const [tag, name] of [
  ['resident-contract-switcher', textsOf('contract-switcher')('change')],
  ['resident-contract-bar', bar('change.open')],
] as const)
  test(`CON-1 CON-3: the choice of ${tag} is fetched when it is opened, or a message says that it was not, and gives the focus back`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource|ERR_FAILED/)
    const { waitUntilIdle } = watchRequests(page)
    await enter(page, 'owner@example.com')
    const element = page.locator(tag)
    const button = element.getByRole('button', { name })
    await expect(button).toBeVisible()
    await waitUntilIdle()
    await page.route(/\.js$/, route => route.abort())
    await button.click()
    await expect(element.getByRole('alert')).toContainText(shared('failed.title'))
    await page.unroute(/\.js$/)
    await element.getByRole('button', { name: shared('retry') }).click()
    const dialog = element.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

test('CON-2 CON-12: an organization’s pages list only its contracts, and the vendor’s organizations link to them', async ({
  page,
}) => {
  await enter(page, 'owner@example.com')
  await expect(page).toHaveURL('/vendor/alfa/contract/1')
  await page.goto('/vendor/beta/contract/4')
  await expect(page.locator('resident-contract-bar')).toBeVisible()
  await page.getByRole('link', { name: text('organizations.title'), exact: true }).click()
  await expect(heading(page, text('organizations.title'))).toBeVisible()
  await expect(page.locator('resident-contract-bar')).toHaveCount(0)
  const organizations = page.locator('resident-organizations')
  await expect(organizations.getByRole('listitem')).toHaveCount(4)
  await organizations.getByRole('button', { name: /Beta Palanga/ }).click()
  await expect(page).toHaveURL('/vendor/beta/organizations/5/contract/5')
  await expect(heading(page, 'Vasarnamis prie jūros')).toBeVisible()
  await expect(page.locator('resident-contract-bar')).toHaveCount(0)
})

test('LAY-4 LAY-9 NAV-8 PER-1 PER-3: another role shows its own contracts, survives a reload and leaves room for the menu', async ({
  page,
}) => {
  await enter(page, 'board@example.com')
  await expect(page).toHaveURL(/contract\/7$/)
  const account = page.getByRole('button', { name: text('header.account') })
  await expect(account).toHaveAccessibleName(new RegExp(shared('roles.owner')))
  await account.click()
  const role = page.locator('resident-role')
  await role.getByRole('button', { name: /Your role/ }).click()
  await role.getByRole('menuitemradio', { name: shared('roles.president'), exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: /^Bendrija „Šilelis“/ })).toBeVisible()
  await expect(page.getByText(text('dashboard.notices.foreign-contract.title'))).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('link', { name: /^Bendrija „Šilelis“/ })).toBeVisible()
  await page.goto('/profile/contracts')
  await expect(page.getByText(list('otherRoles', { count: 1 }))).toBeVisible()
  const entries = page.locator('.site-menu > ul:not([inert]) > li')
  for (const language of ['lt', 'lv', 'ru']) {
    await page.goto(`/profile/contracts?lang=${language}`)
    // At least two entries, and the one that opens the overflow.
    await expect.poll(() => entries.count(), language).toBeGreaterThan(2)
  }
})

const elements = `<resident-login></resident-login><resident-contract-bar></resident-contract-bar>
  <resident-contract-switcher></resident-contract-switcher><resident-bills></resident-bills>`

const pick = async (page: Page, name: RegExp) => {
  const switcher = page.locator('resident-contract-switcher')
  await switcher.getByRole('button').first().click()
  await switcher.getByRole('dialog').getByRole('button', { name }).click()
}
const billOf = (page: Page, number: RegExp) => page.locator('resident-bills').getByText(number).first()
const tags = ['resident-contract-bar', 'resident-bills', 'resident-contract-switcher', 'resident-login']
/** Colours of the elements on the page. */
const coloursOf = (page: Page) =>
  page.evaluate(
    names => [
      ...new Set(
        names.map(name => {
          const root = document.querySelector(name)?.shadowRoot?.querySelector('.root')
          return root ? getComputedStyle(root).getPropertyValue('--_brand').trim() : ''
        }),
      ),
    ],
    tags,
  )

test('CON-1 CON-10: on an external page a contract chosen in one element changes all elements of this tab only', async ({
  page,
  context,
}) => {
  await openScratchPage(page, { body: elements })
  await signIn(page)
  await pick(page, /Mamos butas/)
  await expect(page.locator('resident-contract-bar').getByText('Mamos butas')).toBeVisible()
  await expect(billOf(page, /ALF-100234-/)).toBeVisible()
  const green = palette('#0b6e4f').light.brand
  await expect.poll(() => coloursOf(page)).toEqual([green])

  const other = await context.newPage()
  await openScratchPage(other, { body: elements })
  await expect(other.locator('resident-contract-bar').getByText('Mamos butas')).toBeVisible()
  await pick(other, /Vasarnamis/)
  await expect(billOf(other, /BET-/)).toBeVisible()
  await expect.poll(() => coloursOf(other)).toEqual([expect.not.stringContaining(green)])
  // The first tab keeps its own contract for display and actions.
  await expect(billOf(page, /ALF-100234-/)).toBeVisible()
})

test('CON-10 AUT-13: without storage and cookies everything works until the page unloads', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })
  await openScratchPage(page, { body: elements })
  await signIn(page)
  await pick(page, /Mamos butas/)
  await expect(billOf(page, /ALF-100234-/)).toBeVisible()
  await pick(page, /Vasarnamis/)
  await expect(billOf(page, /BET-/)).toBeVisible()
})

for (const [element, width, file] of [
  ['contract-switcher', 360, /\/Drawer-[^/]*\.js/],
  ['contract-bar', 1280, /\/ChangeDialog-[^/]*\.js/],
] as const)
  test(`CON-1, CON-4: while a slow network brings what ${element} opens, its button is busy, and then it opens`, async ({
    page,
  }) => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    await page.route(file, async route => {
      await arrived
      await route.continue()
    })
    await page.setViewportSize({ width, height: 780 })
    await openSignedIn(page, '/vendor/alfa/contract/1')
    const button = page.locator(`resident-${element} button[aria-haspopup=dialog]`)
    await button.click()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button.locator('.spin')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    arrive()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(button).not.toHaveAttribute('aria-disabled')
  })
