import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('login')

test('AUT-2 AUT-6: a user with an unconfirmed address gets a message, requests the link and receives it', async ({
  page,
  allowErrors,
}) => {
  // The browser itself logs the refused call.
  allowErrors(/403/)
  await page.goto('/login')
  await signIn(page, 'unconfirmed@example.com')
  await expect(page.getByText(text('notConfirmed.title'))).toBeVisible()
  await page.getByRole('button', { name: text('resend.action') }).click()
  await expect(page.getByText(text('resend.sent.title'))).toBeVisible()

  await expect(async () => {
    await page.goto('/demo/mail')
    const rows = page.getByRole('listitem').filter({ hasText: 'To unconfirmed@example.com' })
    await rows.getByRole('link', { name: 'Confirm your email address' }).first().click({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('definition').first()).toHaveText('unconfirmed@example.com')
  await expect(page.getByRole('link', { name: '/verify-email#token=' })).toHaveAttribute(
    'href',
    /\/verify-email#token=[\w-]{43}$/,
  )
})
