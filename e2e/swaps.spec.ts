import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { hostsAddress } from './support/addresses.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signInForm } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

/** Serves a third-party library as a vendor's site does. */
async function serveLibrary(page: Page, file: string): Promise<string> {
  const address = `${hostsAddress()}/library.js`
  const body = await readFile(`node_modules/${file}`)
  await page.route(address, route => route.fulfill({ contentType: 'text/javascript', body }))
  return `<script src="${address}" defer></script>`
}

/** These libraries add styles of their own to the page. */
const policy = "object-src 'none'"

test('an element exists once after Turbo has swapped the page, and after navigating back', async ({
  page,
}) => {
  const head = await serveLibrary(page, '@hotwired/turbo/dist/turbo.es2017-umd.js')
  const body = '<a href="/scratch/?next">Next page</a><resident-login></resident-login>'
  await openScratchPage(page, { head, body, policy })
  const { email } = signInForm(page)
  await email.fill('somebody@example.com')
  await page.evaluate(() => Object.assign(window, { isStillThere: true }))

  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\?next$/)
  await expect(email).toHaveCount(1)
  await expect(email).toHaveValue('')
  await email.fill('another@example.com')

  await page.goBack()
  await expect(page).toHaveURL(/\/scratch\/$/)
  // The address changes before the page does.
  await expect(email).not.toHaveValue('another@example.com')
  await expect(email).toHaveCount(1)
  await email.fill('third@example.com')
  await expect(email).toHaveValue('third@example.com')
  expect(await page.evaluate(() => 'isStillThere' in window)).toBe(true)
})

for (const element of ['login', 'register'])
  test(`a copy of resident-${element}, as sliders and page caches make them, has each field once`, async ({
    page,
  }) => {
    await openScratchPage(page, { body: `<resident-${element}></resident-${element}>` })
    const host = page.locator(`resident-${element}`)
    const email = host.locator('> input[name=email]')
    await email.fill('somebody@example.com')
    const form = await email.getAttribute('form')
    await host.evaluate(node => node.replaceWith(node.cloneNode(true)))
    await expect(host.locator(`> input[name=email]:not([form="${form}"])`)).toBeVisible()
    await expect(email).toHaveCount(1)
    await expect(host.locator('> form')).toHaveCount(1)
  })

test('an element that htmx swaps in is rendered, and the replaced one is gone', async ({ page }) => {
  const head = await serveLibrary(page, 'htmx.org/dist/htmx.min.js')
  await page.route('**/fragment', route =>
    route.fulfill({ contentType: 'text/html', body: '<resident-language id="part"></resident-language>' }),
  )
  const body = `<button hx-get="/fragment" hx-target="#part" hx-swap="outerHTML">Swap</button>
    <resident-login id="part"></resident-login>`
  await openScratchPage(page, { head, body, policy })
  const { email } = signInForm(page)
  await expect(email).toBeVisible()
  await page.getByRole('button', { name: 'Swap' }).click()
  await expect(page.locator('resident-language').getByRole('button')).toBeVisible()
  await expect(email).toHaveCount(0)
})
