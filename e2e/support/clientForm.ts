import type { Page } from '@playwright/test'
import { portalAddress } from './addresses.ts'
import type { Root } from './bank.ts'
import { expect } from './test.ts'
import { textsOf } from './texts.ts'

const text = textsOf('client-form')
const filesText = textsOf('shared')

export const pdf = {
  name: 'israsas.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 made for a test'),
}
export const jpg = {
  name: 'pasas.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]),
}

export const field = (root: Root, name: string) => root.getByLabel(text(name), { exact: true })

/** Goes on with the button of the form. */
export const go = (root: Root, name = 'review.go') =>
  root.getByRole('button', { name: text(name), exact: true }).click()

async function fillWords(root: Root) {
  await field(root, 'who.firstName').fill('Rūta')
  await field(root, 'who.lastName').fill('Žemaitienė')
  await field(root, 'who.phone').fill('+370 612 34567')
  await field(root, 'who.email').fill('ruta@example.com')
  await field(root, 'home.address').fill('Antakalnio g. 128-61, Vilnius')
  await field(root, 'choices.owner').check()
  await field(root, 'choices.apartment').check()
  await field(root, 'choices.new_owner').check()
  await field(root, 'choices.digital').check()
}

export const registryInput = (root: Root) => root.locator('[data-field=registryDocuments] input[type=file]')
export const identityInput = (root: Root) => root.locator('[data-field=identityDocument] input[type=file]')

/** Fills in the words and attaches a document and a proof of identity. */
export async function fillForm(root: Root) {
  await fillWords(root)
  await registryInput(root).setInputFiles([pdf])
  await identityInput(root).setInputFiles([jpg])
  await expect(root.getByText(filesText('files.sent'))).toHaveCount(2)
}

/** Both letters of a form arrive: the applicant's, and the one to the vendor's support address. */
export async function expectLetters(page: Page, reference: string) {
  await expect(async () => {
    await page.goto(`${portalAddress()}/demo/mail`)
    const mails = page.getByRole('listitem').filter({ hasText: reference })
    await expect(mails.filter({ hasText: 'To ruta@example.com,' })).toHaveCount(1, { timeout: 1000 })
    await expect(mails.filter({ hasText: 'To pagalba@alfa.example,' })).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'To ruta@example.com,' })
    .getByRole('link', { name: reference })
    .click()
  await expect(page.getByText(reference).first()).toBeVisible()
}
