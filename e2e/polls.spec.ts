import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { portalAddress } from './support/addresses.ts'
import { openSignedIn } from './support/openSignedIn.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { tokenOf } from './support/tokenOf.ts'

const text = textsOf('polls')
const verify = textsOf('verify-vote')

const element = (page: Page) => page.locator('resident-polls')
const button = (page: Page, name: string) => element(page).getByRole('button', { name, exact: true })
/** Choices of a question, by its index in the poll. */
const choose = (page: Page, question: number, choice: 'agree' | 'disagree') =>
  element(page)
    .getByRole('radio', { name: text(`choices.${choice}`), exact: true })
    .nth(question)
const owner = (page: Page) => element(page).getByRole('checkbox', { name: text('isOwner') })

async function openPoll(page: Page, contract: number, poll: number, email: string) {
  await openSignedIn(page, `/vendor/alfa/contract/${contract}/poll/${poll}`, email)
  await expect(element(page).getByRole('article').getByRole('heading', { level: 2 })).toBeVisible()
}

test('POL-1 POL-2: an owner finds the poll, is sent to unanswered questions, saves a draft, votes and gets a receipt, also on another device', async ({
  page,
  browser,
  checkAccessibility,
}) => {
  await openSignedIn(page, '/vendor/alfa/contract/1/poll')
  const row = element(page).getByRole('link', { name: /stogo remonto/ })
  await expect(row).toContainText(text('part.open'))
  await checkAccessibility()
  await row.click()
  await expect(page).toHaveURL('/vendor/alfa/contract/1/poll/1')
  await expect(element(page).getByRole('article')).toContainText(
    text('votesOf', { count: 22, votes: '22', total: '60' }),
  )
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    element(page)
      .getByRole('button', { name: /sąmata/ })
      .click(),
  ])
  expect(file.suggestedFilename()).toBe('Stogo remonto sąmata.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await choose(page, 0, 'agree').check()
  await button(page, text('vote')).click()
  await expect(element(page).getByText(text('validation.choose'))).toHaveCount(1)
  await expect(element(page).getByText(text('validation.owner_required'))).toBeVisible()
  await expect(choose(page, 1, 'agree')).toBeFocused()

  await choose(page, 1, 'disagree').check()
  await expect(element(page).getByText(text('validation.choose'))).toHaveCount(0)
  await button(page, text('keep')).click()
  await expect(page.getByText(text('choiceSaved'))).toBeVisible()
  await page.reload()
  await expect(choose(page, 0, 'agree')).toBeChecked()
  await expect(choose(page, 1, 'disagree')).toBeChecked()

  await owner(page).check()
  await button(page, text('vote')).click()
  const heading = element(page).getByRole('heading', { name: text('receipt.title') })
  await expect(heading).toBeFocused()
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    button(page, text('receipt.save')).click(),
  ])
  const receiptText = await readFile(await receipt.path(), 'utf8')
  expect(receiptText).toContain(
    `Ar pritariate stogo remontui pagal pridėtą sąmatą?\n  ${text('choices.agree')}`,
  )
  expect(receiptText).toMatch(new RegExp(`${text('receipt.code')}: [\\w-]{43}`))
  await expect(element(page).getByRole('article')).toContainText(
    text('votesOf', { count: 23, votes: '23', total: '60' }),
  )
  await checkAccessibility()

  await element(page)
    .getByRole('link', { name: text('back') })
    .click()
  await expect(row).toContainText(text('part.taken'))
  const [, code = ''] = receiptText.match(/: ([\w-]{43})/) ?? []
  const device = await browser.newPage()
  await openPoll(device, 1, 1, 'owner@example.com')
  await expect(element(device).getByText(code)).toBeVisible()
  await expect(element(device).getByText(text('receipt.text'))).toBeVisible()
  // The address of the poll opens at its heading, not at the receipt of long ago.
  await expect(element(device).getByRole('heading', { name: text('receipt.title') })).not.toBeFocused()
  const [again] = await Promise.all([
    device.waitForEvent('download'),
    button(device, text('receipt.save')).click(),
  ])
  expect(await readFile(await again.path(), 'utf8')).toBe(receiptText)
  await expect(button(device, text('vote'))).toHaveCount(0)
})

test('POL-4: a vote from two tabs is counted once, and the second tab shows a message', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/409/)
  await openPoll(page, 6, 1, 'single@example.com')
  const other = await context.newPage()
  await other.goto(page.url())
  for (const tab of [page, other]) {
    await choose(tab, 0, 'agree').check()
    await choose(tab, 1, tab === page ? 'agree' : 'disagree').check()
    await owner(tab).check()
  }
  await button(page, text('vote')).click()
  await expect(element(page).getByRole('heading', { name: text('receipt.title') })).toBeVisible()
  await expect(element(page).getByText(text('part.taken'))).toBeVisible()
  const before = await element(page)
    .getByText(/^\d+ of 60 owners$/)
    .textContent()
  await button(other, text('vote')).click()
  await expect(element(other).getByText(text('errors.poll_update_not_allowed'))).toBeVisible()
  await expect(element(other).getByRole('heading', { name: text('receipt.title') })).toBeVisible()
  await expect(element(other).getByText(before ?? 'nothing', { exact: true })).toBeVisible()
  // The first tab's vote was counted.
  await expect(element(other).locator('.mine').nth(1)).toHaveText(`${text('mine')} ${text('choices.agree')}`)
})

test('POL-4: a poll that ends while it is open accepts no vote and shows its result', async ({
  page,
  request,
  faults,
  allowErrors,
}) => {
  allowErrors(/409/)
  await openPoll(page, 7, 1, 'board@example.com')
  await choose(page, 0, 'agree').check()
  await choose(page, 1, 'agree').check()
  await owner(page).check()
  const path = '/api/v5/contracts/7/polls/1'
  const token = await tokenOf(request, 'board@example.com')
  const answer = await request.get(portalAddress() + path, { headers: { Authorization: `Bearer ${token}` } })
  const { data } = await answer.json()
  const refusal = { code: 'poll_update_not_allowed', message: '', messageKey: '', correlationId: '1' }
  await faults(
    { method: 'POST', path: `${path}/vote`, status: 409, body: JSON.stringify(refusal) },
    {
      method: 'GET',
      path,
      status: 200,
      body: JSON.stringify({ data: { ...data, state: 'ended', canVote: false, finalDecision: 'rejected' } }),
    },
  )
  await button(page, text('vote')).click()
  await expect(element(page).getByText(text('errors.poll_update_not_allowed'))).toBeVisible()
  await expect(element(page).getByText(text('decisions.rejected'))).toBeVisible()
  await expect(button(page, text('vote'))).toHaveCount(0)
})

test('POL-3 POL-4 VOT-2: only the voter can complete the signature; a refused vote can be signed again, is waited for on each device and then counts; who has no account checks its file', async ({
  page,
  browser,
  request,
  checkAccessibility,
}) => {
  await openPoll(page, 1, 2, 'owner@example.com')
  await choose(page, 0, 'agree').check()
  const code = element(page).getByRole('textbox', { name: text('signer.personalCode') })
  await code.fill('123')
  await owner(page).check()
  await button(page, text('sign')).click()
  await expect(element(page).getByText(text('validation.personal_code'))).toBeVisible()
  await expect(code).toBeFocused()

  const begin = async () => {
    await code.fill('48101010001')
    await owner(page).check()
    await element(page)
      .getByRole('checkbox', { name: text('consent') })
      .check()
    const [started] = await Promise.all([
      page.waitForResponse(response => response.url().endsWith('/polls/2/sign')),
      button(page, text('sign')).click(),
    ])
    await expect(element(page).getByText(text('signing.waiting'))).toBeVisible()
    return ((await started.json()) as { data: { id: string; controlCode: string } }).data
  }
  const service = async () => {
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      element(page)
        .getByRole('link', { name: text('signing.open') })
        .click(),
    ])
    return opened
  }

  const first = await begin()
  await checkAccessibility()
  for (const [email, contract] of [
    ['single@example.com', 6],
    ['single@example.com', 1],
  ] as const) {
    const headers = { Authorization: `Bearer ${await tokenOf(request, email)}` }
    const path = `${portalAddress()}/api/v5/contracts/${contract}/polls/2/sign/${first.id}`
    for (const end of ['completed', 'failed'])
      expect((await request.post(`${path}/${end}`, { headers })).status()).toBe(404)
  }
  const forged = { signing: first.id, state: 'completed', at: new Date().toISOString() }
  const hook = await request.post(`${portalAddress()}/api/v5/polls/webhooks/signatures`, { data: forged })
  expect(hook.status()).toBe(403)

  const refusing = await service()
  await expect(refusing.getByText(first.controlCode)).toBeVisible()
  await refusing.getByRole('button', { name: 'Refuse' }).click()
  await refusing.close()
  await expect(element(page).getByText(text('failures.refused'))).toBeVisible()
  await expect(element(page).getByRole('article')).toContainText(
    text('votesOf', { count: 12, votes: '12', total: '60' }),
  )
  await expect(choose(page, 0, 'agree')).toBeChecked()

  const second = await begin()
  // After a reload the signing continues in the same state.
  await page.reload()
  await expect(element(page).getByText(second.controlCode)).toBeVisible()
  // Another device, which did not start the signing, waits for it too.
  const device = await browser.newPage()
  await openPoll(device, 1, 2, 'owner@example.com')
  await expect(element(device).getByText(second.controlCode)).toBeVisible()
  await expect(element(device).getByRole('radio')).toHaveCount(0)
  const signing = await service()
  await signing.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(element(page).getByRole('heading', { name: text('receipt.title') })).toBeVisible()
  await expect(element(page).getByRole('article')).toContainText(
    text('votesOf', { count: 13, votes: '13', total: '60' }),
  )
  // The signing service redirects to the poll, which shows the vote as well.
  await expect(signing).toHaveURL(/\/vendor\/alfa\/contract\/1\/poll\/2$/)
  await expect(element(signing).getByRole('article')).toContainText(text('part.taken'))
  await signing.reload()
  const receipt = element(page).locator('.receipt-code')
  for (const other of [signing, device])
    await expect(element(other).locator('.receipt-code')).toHaveText((await receipt.textContent()) ?? '')
  await device.close()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, text('receipt.download')).click(),
  ])
  await element(page)
    .getByRole('link', { name: text('receipt.verify') })
    .click()
  await expect(page).toHaveURL('/vendor/alfa/verify')
  const notary = await (await browser.newContext()).newPage()
  await notary.goto('/verify')
  const checked = notary.locator('resident-verify-vote')
  const input = checked.locator('input[type=file]')
  await input.setInputFiles(await file.path())
  await expect(checked.getByText(verify('results.counted.title'))).toBeVisible()
  await expect(checked.getByText('Rūta Žemaitienė', { exact: true })).toBeVisible()
  await expect(checked.locator('strong', { hasText: verify('choices.agree') })).toBeVisible()
  await expect(checked).not.toContainText('48101010001')
  const buffer = await readFile(await file.path())
  buffer.writeUInt8(buffer.readUInt8(buffer.length >> 1) ^ 1, buffer.length >> 1)
  await input.setInputFiles({ name: 'changed.asice', mimeType: 'application/octet-stream', buffer })
  await expect(checked.getByText(verify('results.changed.title'))).toBeVisible()
  await expect(checked).not.toContainText('Rūta Žemaitienė')
  await notary.context().close()
})

test('POL-1 POL-2: on an external page a tenant sees a poll and cannot vote', async ({ page }) => {
  await openScratchPage(page, {
    body: '<resident-login></resident-login><resident-polls contract="12"></resident-polls>',
  })
  await signIn(page, 'tenant@example.com')
  await element(page)
    .getByRole('link', { name: /apgaismojumu/ })
    .click()
  await expect(element(page).getByText(text('closed.notOwner'))).toBeVisible()
  await expect(element(page).getByRole('radio')).toHaveCount(0)
  await page.goBack()
  await element(page)
    .getByRole('tab', { name: text('tabs.ended') })
    .click()
  await expect(element(page).getByText(text('none.ended.title'))).toBeVisible()
})

test('VOT-6: a voter withdraws a vote after a question, and votes again with the same choice as another vote', async ({
  page,
  checkAccessibility,
}) => {
  const votes: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/polls/6/vote'))
      votes.push(request.headers()['idempotency-key'] ?? '')
  })
  await openSignedIn(page, '/vendor/gama/contract/18/poll/6', 'many@example.com')
  const voteNow = async () => {
    await choose(page, 0, 'agree').check()
    await owner(page).check()
    await button(page, text('vote')).click()
    await expect(element(page).getByRole('heading', { name: text('receipt.title') })).toBeVisible()
  }
  await voteNow()
  await button(page, text('withdrawal.action')).click()
  const question = page.getByRole('dialog', { name: text('withdrawal.question') })
  await expect(question).toBeVisible()
  await checkAccessibility()
  await question.getByRole('button', { name: text('withdrawal.keep') }).click()
  await expect(question).toBeHidden()
  await expect(element(page).getByRole('heading', { name: text('receipt.title') })).toBeVisible()
  await button(page, text('withdrawal.action')).click()
  await question.getByRole('button', { name: text('withdrawal.action') }).click()
  await expect(page.getByText(text('withdrawal.done'))).toBeVisible()
  await voteNow()
  expect(new Set(votes).size).toBe(2)
})
