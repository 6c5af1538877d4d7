import { openSignedIn } from './support/openSignedIn.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

test.use({ serverName: 'poll-proxies' })

const text = textsOf('polls')
/** The represented contract, and the number of the authorisation (demo/seed/pollTexts.ts). */
const [represented, number] = ['100302', 'Į-14']

test('VOT-8: a proxy votes for another contract beside the own one, whose holder is told who voted', async ({
  page,
  browser,
  checkAccessibility,
}) => {
  await openSignedIn(page, '/vendor/alfa/contract/15/poll/1', 'many@example.com')
  const element = page.locator('resident-polls')
  const name = text('proxy.title', { name: text('proxy.contract', { number: represented }) })
  const part = element.locator('section.proxy').filter({ has: page.getByRole('heading', { name }) })
  const choice = (question: number) =>
    part.getByRole('radio', { name: text('choices.agree'), exact: true }).nth(question)
  const vote = part.getByRole('button', { name: text('vote'), exact: true })
  await expect(part.getByText(text('proxy.text', { number, contract: represented }))).toBeVisible()
  await checkAccessibility()
  // Unanswered questions of this ballot, not of the own one.
  await vote.click()
  await expect(choice(0)).toBeFocused()
  await choice(0).check()
  await choice(1).check()
  await part.getByRole('checkbox', { name: text('proxy.isProxy', { number }) }).check()
  await vote.click()
  await expect(part.getByRole('heading', { name: text('receipt.title') })).toBeVisible()
  await expect(element.locator('form.ballot')).toHaveCount(1)

  const context = await browser.newContext()
  const holder = await context.newPage()
  await holder.goto('/vendor/alfa/contract/6/poll/1')
  await signIn(holder, 'single@example.com')
  await expect(
    holder.locator('resident-polls').getByText(text('proxy.votedBy', { name: 'Vytautas Čepulis' })),
  ).toBeVisible()
  await expect(holder.locator('resident-polls').locator('form.ballot')).toHaveCount(0)
  await context.close()
})

test('VOT-8: a poll in which only the represented contract takes part is listed as one by proxy, with its ballot alone', async ({
  page,
}) => {
  await page.goto('/vendor/alfa/contract/15/poll')
  await signIn(page, 'many@example.com')
  const element = page.locator('resident-polls')
  await element.getByRole('link', { name: text('proxy.list') }).click()
  const name = text('proxy.titleOnly', { name: text('proxy.contract', { number: represented }) })
  await expect(element.getByRole('heading', { name })).toBeVisible()
  await expect(element.locator('form.ballot')).toHaveCount(1)
})
