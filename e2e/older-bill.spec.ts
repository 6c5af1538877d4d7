import type { Invoice } from '../src/api/schemas/invoices.ts'
import { answerAtBank } from './support/bank.ts'
import { openSignedIn } from './support/openSignedIn.ts'
import { readAs } from './support/readAs.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('bills')
const person = 'many@example.com'

test('BIL-16: an older bill is paid from its row; the outcome names it, and the latest bill stays due', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const read = await readAs(request, person)
  const groups: { slug: string; contracts: { id: number }[] }[] = await read('organization-groups/contracts')
  const contracts = groups.find(({ slug }) => slug === 'alfa')?.contracts ?? []
  let found: { path: string; older: Invoice; latest: Invoice } | undefined
  // From the end, because the tests of payments pay the latest bills from the beginning.
  for (const { id } of contracts.toReversed()) {
    const [latest, ...rest]: Invoice[] = await read(`contracts/${id}/invoices?limit=50`)
    const older = rest.find(({ state, type }) => state === 'overdue' && type !== 'credit')
    if (!latest || latest.amountDue === '0.00' || !older) continue
    found = { path: `/vendor/alfa/contract/${id}/bill`, older, latest }
    break
  }
  if (!found) throw new Error('No contract has an older bill that is open.')
  const { path, older, latest } = found
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
