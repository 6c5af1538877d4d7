import type { FrameLocator, Page } from '@playwright/test'
import { expect } from './test.ts'
import { textsOf } from './texts.ts'

/** Password of every demo account. */
const password = 'resident-demo'

/** The sign-in on a page or in an iframe, by its visible labels. */
export function signInForm(page: Page | FrameLocator, locale = 'en') {
  const text = textsOf('login', locale)
  return {
    email: page.getByRole('textbox', { name: text('email'), exact: true }),
    password: page.getByLabel(text('password'), { exact: true }),
    // The element's own: it is not visible while one that came as HTML, or was drawn, is in its slot.
    submit: page.locator('resident-login').locator('[part="submit"]'),
  }
}

/** Signs in with the form on the page, once its element has taken it over; does not wait for the result. */
export async function signIn(
  page: Page | FrameLocator,
  email = 'owner@example.com',
  locale = 'en',
): Promise<void> {
  const form = signInForm(page, locale)
  // The button of a sign-in that came as HTML, which would send the form without scripts (AUT-22).
  await expect(page.locator('resident-login > button')).toHaveCount(0)
  await form.email.fill(email)
  await form.password.fill(password)
  await form.password.press('Enter')
}
