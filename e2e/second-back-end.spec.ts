import { readFile } from 'node:fs/promises'
import { startBackEnd } from '../conformance/examples/back-end.mjs'
import { hostPolicy } from '../src/api/rules/hostPolicy.ts'
import { hostsAddress, portalAddress } from './support/addresses.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signInForm } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const shared = textsOf('shared', 'en')

test('CFK-4, CFK-5: sign-in and bills work on a back end of other code, and meters say that they are not offered', async ({
  page,
  allowErrors,
}) => {
  // Calls of levels that it does not offer.
  allowErrors(/the server responded with a status of 404/)
  const backEnd = await startBackEnd({ allowedOrigins: [hostsAddress()] })
  await openScratchPage(page, {
    loader: `data-api="${backEnd.origin}"`,
    policy: hostPolicy(portalAddress()).join('; ').replace('connect-src', `connect-src ${backEnd.origin}`),
    body: '<resident-login></resident-login><resident-bills></resident-bills><resident-meters></resident-meters>',
  })
  const form = signInForm(page)
  await form.email.fill('resident@vendor.example')
  await form.password.fill('a-test-system-only')
  await form.submit.click()

  const bills = page.locator('resident-bills')
  await expect(bills.getByRole('table').getByRole('row').nth(3)).toBeVisible()
  await expect(bills).toContainText('Heating')
  const downloading = page.waitForEvent('download')
  await bills
    .getByRole('button', { name: shared('file.download'), exact: true })
    .first()
    .click()
  expect(await readFile(await (await downloading).path(), 'latin1')).toMatch(/^%PDF-/)

  await expect(page.locator('resident-meters').getByRole('heading')).toHaveText(shared('notOffered'))
  await backEnd.stop()
})
