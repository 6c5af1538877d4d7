import type { APIRequestContext } from '@playwright/test'
import { organizationGroupsWithContracts } from '../src/api/endpoints/organizationGroups.ts'
import type { Invoice } from '../src/api/schemas/invoices.ts'
import type { Payment } from '../src/api/schemas/payments.ts'
import { answerAtBank } from './support/bank.ts'
import { openSignedIn } from './support/openSignedIn.ts'
import { readAs } from './support/readAs.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('bills')
const shared = textsOf('shared')
const person = 'many@example.com'

/** An older bill that is open, and the latest of its contract, which is open too. */
async function findOlderBill(request: APIRequestContext) {
  const read = await readAs(request, person)
  const groups: { slug: string; contracts: { id: number }[] }[] = await read(
    organizationGroupsWithContracts.path,
  )
  const contracts = groups.find(({ slug }) => slug === 'alfa')?.contracts ?? []
  // From the end, because the tests of payments pay the latest bills from the beginning.
  for (const { id } of contracts.toReversed()) {
    const [latest, ...rest]: Invoice[] = await read(`contracts/${id}/invoices?limit=50`)
    const older = rest.find(({ state, type }) => state === 'overdue' && type !== 'credit')
    if (!latest || latest.amountDue === '0.00' || !older) continue
    return { id, path: `/vendor/alfa/contract/${id}/bill`, older, latest }
  }
  throw new Error('No contract has an older bill that is open.')
}

test('BIL-16: an older bill is paid from its row; the outcome names it, and the latest bill stays due', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const { path, older, latest } = await findOlderBill(request)
  await openSignedIn(page, path, person)
  const row = page.locator('.list').getByRole('row').filter({ hasText: older.number })
  await row.getByRole('button', { name: `Pay €${older.amountDue}` }).click()
  const dialog = page.getByRole('dialog', { name: text('pay.title') })
  await expect(dialog.getByText(text('pay.invoice', { number: older.number }))).toBeVisible()
  await dialog.getByRole('radio', { name: /Nemuno bankas/ }).check()
  await checkAccessibility()
  await dialog.getByRole('button', { name: /^(Pay|Agree and pay) / }).click()
  await expect(page.getByText(`${older.amountDue} EUR`)).toBeVisible()
  await answerAtBank(page, 'Decline')
  // After the return the page knows the payment alone.
  await page.getByRole('button', { name: text('outcome.again') }).click()
  await expect(dialog.getByText(text('pay.invoice', { number: older.number }))).toBeVisible()
  await dialog.getByRole('radio', { name: /Nemuno bankas/ }).check()
  await dialog.getByRole('button', { name: /^Pay / }).click()
  await answerAtBank(page, 'Approve')
  const outcome = page.locator('.outcome')
  await expect(
    outcome.getByText(text('outcome.success.title', { amount: `€${older.amountDue}` })),
  ).toBeVisible()
  await expect(outcome.getByText(older.number)).toBeVisible()
  await expect(row.getByText(text('states.paid'))).toBeVisible()
  await expect(row.getByRole('button', { name: /^Pay / })).toHaveCount(0)
  await expect(page.locator('.latest .amount')).toHaveText(`€${latest.amountDue}`)
})

test('BIL-2, BIL-16: the outcome of a payment without a redirect receives the focus and comes into view', async ({
  page,
  request,
  faults,
  allowErrors,
}) => {
  allowErrors(/500/)
  const { id, path, older } = await findOlderBill(request)
  const payment: Payment = {
    id: 'settled-at-once',
    state: 'success',
    isConfirming: false,
    invoiceId: older.id,
    amount: older.amountDue,
    fee: '0.00',
    currency: older.currency,
    createdAt: new Date().toISOString(),
    redirectUrl: null,
    failure: null,
  }
  const answer = { status: 200, body: JSON.stringify({ data: payment }) }
  const payments = `/api/v5/contracts/${id}/payments`
  const started = { ...answer, method: 'POST', path: payments }
  const read = { path: `${payments}/${payment.id}` }
  await faults(started, { ...read, status: 500 })
  await openSignedIn(page, path, person)
  const pay = page.locator('.list').getByRole('row').filter({ hasText: older.number }).getByRole('button')
  await pay.filter({ hasText: /^Pay / }).click()
  const dialog = page.getByRole('dialog', { name: text('pay.title') })
  await dialog.getByRole('radio', { name: /Nemuno bankas/ }).check()
  await dialog.getByRole('button', { name: /^(Pay|Agree and pay) / }).click()
  // An error receives it too, and the outcome that comes after it.
  const error = page
    .getByRole('alert')
    .filter({ hasText: text('outcome.unknown') })
    .locator('..')
  await expect(error).toBeFocused()
  await expect(error).toBeInViewport()
  // Not that nothing was charged, as where a payment could not be started.
  await expect(error).toContainText(shared('errors.internal'))
  await faults({ ...answer, ...read })
  await error.getByRole('button').click()
  const heading = page.locator('.outcome h2')
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})
