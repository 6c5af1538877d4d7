import type { Page } from '@playwright/test'
import { hostsAddress } from './support/addresses.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const login = textsOf('login')
const switcher = textsOf('contract-switcher')
const bills = textsOf('bills')

async function chooseContract(page: Page, trigger: string, name: RegExp) {
  const element = page.locator('resident-contract-switcher')
  await element.getByRole('button', { name: trigger }).click()
  await element.getByRole('dialog').getByRole('button', { name }).click()
}

for (const framework of ['React', 'Vue', 'Svelte', 'Lit'])
  test(`an app in ${framework} sets properties of elements, receives their events and removes them`, async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto(`${hostsAddress()}/${framework.toLowerCase()}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Resident Widgets in ${framework}`)
    const signInElement = page.locator('resident-login')
    const title = signInElement.getByRole('heading', { level: 2 })
    const vendor = signInElement.locator('.vendor-row')
    const eventLog = page.getByRole('log', { name: 'What the app has heard' })
    await expect(title).toHaveText(login('title'))
    await expect(vendor).toContainText('Alfa namai')
    await checkAccessibility()

    await page.getByLabel('Language').selectOption('lt')
    await expect(title).toHaveText(textsOf('login', 'lt')('title'))
    await page.getByLabel('Vendor').selectOption('beta')
    await expect(vendor).not.toContainText('Alfa')
    await page.getByLabel('Language').selectOption('en')
    await page.getByLabel('Vendor').selectOption('alfa')

    await signInElement.getByRole('link', { name: login('forgot') }).click()
    await expect(eventLog).toContainText('resident-navigate {"to":"forgot-password"')
    await signIn(page)
    await expect(eventLog).toContainText('resident-signed-in')
    await chooseContract(page, switcher('choose'), /Mamos butas/)
    const chosen = eventLog.getByText(/^resident-contract-changed/)
    await expect(chosen).toHaveCount(1)
    const billsElement = page.locator('resident-bills')
    await expect(billsElement.getByText(bills('latest.due.title'))).toBeVisible()

    const keep = page.getByRole('checkbox', { name: /^Stay with the bills of contract \d+$/ })
    await keep.check()
    const id = Number(/\d+/.exec((await chosen.first().textContent()) ?? '')?.[0])
    await expect(billsElement).toHaveJSProperty('contract', id)
    await chooseContract(page, switcher('change'), /Namai Žirmūnuose/)
    await expect(chosen).toHaveCount(2)
    await expect(billsElement).toHaveJSProperty('contract', id)
    await keep.uncheck()
    await expect(billsElement).not.toHaveAttribute('contract')
    await expect(eventLog).not.toContainText('resident-error')

    await page.getByRole('button', { name: 'Take the elements away' }).click()
    await expect(page.locator('resident-login, resident-contract-switcher, resident-bills')).toHaveCount(0)
    const lines = await eventLog.getByRole('listitem').count()
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('resident-contract-changed', { detail: { contractId: 1 } })),
    )
    await page.getByRole('button', { name: 'Put the elements back' }).click()
    await expect(billsElement.getByRole('tab').first()).toBeVisible()
    await expect(eventLog.getByRole('listitem')).toHaveCount(lines)
  })
