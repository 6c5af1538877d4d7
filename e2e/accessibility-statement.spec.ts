import report from '../widgets/accessibility-statement/report.json' with { type: 'json' }
import { portalAddress } from './support/addresses.ts'
import { openSignedIn } from './support/openSignedIn.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('accessibility-statement')
const portal = textsOf('portal')

test('A11-6: the footer leads guests and residents to the statement of their vendor, and from there to a request', async ({
  page,
  checkAccessibility,
}) => {
  const statement = page.locator('resident-accessibility-statement')
  const toStatement = page.getByRole('contentinfo').getByRole('link', { name: portal('menu.accessibility') })
  await page.goto(`${portalAddress()}/vendor/beta/contract/register`)
  await toStatement.click()
  await expect(page).toHaveURL(/\/vendor\/beta\/accessibility$/)
  await expect(page.getByRole('heading', { level: 1, name: portal('menu.accessibility') })).toBeVisible()
  await expect(statement.getByText(text(`conformance.${report.degree}.name`), { exact: true })).toBeVisible()
  await expect(statement.getByRole('link', { name: 'labas@beta.example' })).toHaveAttribute(
    'href',
    'mailto:labas@beta.example',
  )
  await expect(statement.getByText(text('report.days', { count: 5 }))).toBeVisible()
  await checkAccessibility()

  await openSignedIn(page, '/vendor/alfa/contract/1/bill')
  await toStatement.click()
  await expect(page).toHaveURL(/\/vendor\/alfa\/accessibility$/)
  await expect(statement.getByText(text('gaps.ofVendor', { vendor: 'Alfa namai' }))).toBeVisible()
  await statement.getByRole('link', { name: text('report.helpDesk') }).click()
  await expect(page).toHaveURL(/\/help-desk\/create/)
})

test('A11-6: the statement is a tag on any page and a frame, for everybody, and says what it knows when the server fails', async ({
  page,
  faults,
  allowErrors,
  checkAccessibility,
}) => {
  await openScratchPage(page, {
    body: '<resident-accessibility-statement vendor="alfa"></resident-accessibility-statement>',
  })
  const statement = page.locator('resident-accessibility-statement')
  await expect(statement.getByRole('link', { name: '+370 5 555 0199' })).toBeVisible()
  await checkAccessibility()
  await page.goto(`${portalAddress()}/embed/frame/accessibility-statement?vendor=gama`)
  await expect(statement.getByText(text('complaint.none'))).toBeVisible()
  await expect(statement.getByRole('link', { name: '+371 6555 0103' })).toBeVisible()

  allowErrors(/500/)
  await faults({ path: '/api/v5/organization-groups/1/accessibility', status: 500 })
  await page.goto(`${portalAddress()}/vendor/alfa/accessibility`)
  await expect(statement.getByText(text('failed'))).toBeVisible()
  await expect(statement.getByRole('heading', { name: text('gaps.of.10.what') })).toBeVisible()
})
