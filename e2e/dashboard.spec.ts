import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('dashboard')

test('SVC-4 SVC-6: the start page lists what to pay first and news last, every row links to its page and the platform’s blocks follow', async ({
  page,
  faults,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL(/contract/)
  await faults({ path: '/api/v5/current-events', status: 500 })
  await page.goto('/')
  const dashboard = page.locator('resident-dashboard')
  await expect(dashboard.getByText(text('failed'))).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Alfa namai' })).toBeVisible()
  await faults()
  await dashboard.getByRole('button', { name: textsOf('shared')('retry'), exact: true }).click()
  const reply = dashboard.getByRole('link').filter({ hasText: text('reply.title') })
  await expect(reply.first()).toHaveAttribute('href', /\/vendor\/alfa\/contract\/\d+\/help-desk\/\d+$/)
  await expect(dashboard.getByRole('heading', { name: 'The heating season has begun' })).toBeVisible()
  await expect(dashboard.getByRole('heading').first()).toHaveText(text('sections.pay'))
  await dashboard
    .getByRole('link')
    .filter({ hasText: text('bill.pay') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/contract\/\d+\/bill$/)
})
