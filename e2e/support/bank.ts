import type { BrowserContext, FrameLocator, Page } from '@playwright/test'
import { expect } from './test.ts'
import { textsOf } from './texts.ts'

const text = textsOf('bills')

/** The element's texts and controls: a page, or the iframe in it. */
export type Root = Page | FrameLocator

/** Opens the dialog that pays the latest bill, and chooses a bank or the card. */
async function choosePayment(root: Root, method: string) {
  await payButton(root).click()
  const dialog = root.getByRole('dialog', { name: text('pay.title') })
  await dialog.getByRole('radio', { name: new RegExp(method) }).check()
  return dialog.getByRole('button', { name: /^Pay / })
}

/** The button that opens the dialog, absent unless the latest bill can be paid. */
export const payButton = (root: Root) => root.locator('.latest').getByRole('button', { name: /^Pay / })

/** Goes to the bank's page. @returns its address, which a payment has alone */
export async function goToBank(page: Page, root: Root): Promise<string> {
  const bank = 'Nemuno bankas'
  await (await choosePayment(root, bank)).click()
  await expect(page.getByRole('heading', { level: 1, name: bank })).toBeVisible()
  return page.url()
}

/** Types the card that is accepted, and goes to the page on which its bank asks who pays. */
export async function goToCardPage(page: Page, root: Root): Promise<void> {
  const pay = await choosePayment(root, text('pay.card.title'))
  const card = root.frameLocator('iframe[slot=card]')
  await card.getByLabel('Card number').fill('4111 1111 1111 1111')
  await card.getByLabel('Expires (MM/YY)').fill('12/39')
  await card.getByLabel('Security code').fill('123')
  await pay.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Card payment' })).toBeVisible()
}

/** What the payer may do on the bank's page. */
export type BankAction = 'Approve' | 'Decline' | 'Agree, leave it to be confirmed'

/** Presses a button of the bank's page, which returns to the page that sent the payer. */
export const answerAtBank = (page: Page, action: BankAction) =>
  page.getByRole('button', { name: action, exact: true }).click()

/** The bank confirms later, while the payer is elsewhere. */
export async function confirmAtBank(context: BrowserContext, address: string): Promise<void> {
  const bank = await context.newPage()
  await bank.goto(address)
  await answerAtBank(bank, 'Approve')
  await bank.waitForURL(url => !url.pathname.startsWith('/pay/'))
  await bank.close()
}
