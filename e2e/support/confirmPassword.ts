import type { Page } from '@playwright/test'
import { textsOf } from './texts.ts'

const text = textsOf('profile')

/** Types the demo's password into the dialog that asks for it before a change of the account. */
export async function confirmPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: text('proof.title') })
  // The field is in the light DOM, where password managers find it.
  await page.getByLabel(text('deletion.password'), { exact: true }).fill('resident-demo')
  await dialog.getByRole('button', { name: text('proof.confirm'), exact: true }).click()
}
