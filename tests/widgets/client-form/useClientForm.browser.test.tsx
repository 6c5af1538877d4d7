import { afterEach, expect, test } from 'vitest'
import { loadFurtherTexts } from '../../../src/runtime/useElementTexts.ts'
import { createOnce } from '../../../src/suite/createOnce.ts'
import { draftsOf } from '../../../src/suite/drafts.ts'
import type { Suite } from '../../../src/suite/getSuite.ts'
import { ClientForm } from '../../../widgets/client-form/ClientForm.tsx'
import { emptyValues } from '../../../widgets/client-form/model.ts'
import { act } from '../../support/act.ts'
import { clientForm } from '../../support/clientForm.ts'
import { type Drawn, draw, lenientTranslatorOf } from '../../support/draw.tsx'
import { InElement, suiteWith } from '../../support/inElement.tsx'

const t = await lenientTranslatorOf('client-form', 'en')
const vendor = { id: 1, slug: 'alfa', title: 'Alfa', color: null, menuItemTextColor: null, logo: null }

let drawn: Drawn
afterEach(() => drawn.remove())

const answering = () => Response.json({ data: [vendor] })

/**
 * Draws the form of a person who has filled it in and attached what is asked for. The server has the list of vendors as
 * `now` says.
 */
async function drawFilled(
  now = { list: answering },
  named: { readonly vendor?: string } = { vendor: 'alfa' },
) {
  const suite: Suite = {
    ...suiteWith({
      call: async () => ({ data: [] }),
      fetch: async (url: string) =>
        url.endsWith('/organization-groups') || url.includes('vendors')
          ? now.list()
          : new Response('{}', { status: 404 }),
    }),
    once: createOnce(),
  }
  await loadFurtherTexts(suite, 'en', 'shared')
  await loadFurtherTexts(suite, 'en', 'forms')
  const { provider: _, registryDocuments, identityDocument, ...typed } = clientForm(['r'], 'i')
  const fileOf = (upload: string) => ({ upload, name: `${upload}.pdf`, bytes: 4, sentAt: Date.now() })
  draftsOf(suite).keep(0, 'client-form', {
    ...emptyValues,
    ...typed,
    vendor: named.vendor ?? '',
    files: { registry: registryDocuments.map(fileOf), identity: [fileOf(identityDocument)] },
  })
  drawn = await draw(
    <InElement suite={suite}>
      <ClientForm locale={undefined} theme="auto" font="system" vendor={named.vendor} />
    </InElement>,
    { t },
  )
  await expect.poll(() => drawn.root.textContent).toContain('i.pdf')
}

/** Attaches one more document of the registry centre, which is no picture and no PDF. */
async function attachText() {
  const files = new DataTransfer()
  files.items.add(new File(['text'], 'flat.txt'))
  const field = drawn.all('[data-field="registryDocuments"] input[type="file"]')[0] as HTMLInputElement
  field.files = files.files
  await act(async () => field.dispatchEvent(new Event('change', { bubbles: true })))
  await expect.poll(() => drawn.root.textContent).toContain('Only JPG, PNG or PDF can be attached.')
}

const errorsAt = (field: string) => drawn.words(`[data-field="${field}"] .error`)

test('CDF-2: a document that was not uploaded is named at its field when the form is to be reviewed, and removed it is not', async () => {
  await drawFilled()
  await attachText()
  expect(errorsAt('registryDocuments')).toEqual([])
  await drawn.press(t('review.go'))
  await expect
    .poll(() => errorsAt('registryDocuments'))
    .toEqual(['Some files were not attached. Try them again or remove them, then send.'])
  expect(errorsAt('identityDocument')).toEqual([])
  await expect.poll(() => drawn.root.activeElement?.ariaLabel).toBe('Remove flat.txt')
  expect(drawn.words('.part.current legend')).toEqual([t('files.title')])
  expect(drawn.root.textContent).not.toContain(t('review.title'))
  await drawn.press('Remove flat.txt')
  expect(errorsAt('registryDocuments')).toEqual([])
  await drawn.press(t('review.go'))
  await expect.poll(() => drawn.root.textContent).toContain(t('review.title'))
})

test('CDF-2: a document that was not uploaded is named at its field together with what is missing elsewhere', async () => {
  await drawFilled()
  await attachText()
  const phone = drawn.all('[name="phone"]')[0] as HTMLInputElement
  phone.focus()
  phone.select()
  await act(async () => document.execCommand('delete'))
  await drawn.press(t('review.go'))
  await expect.poll(() => drawn.root.activeElement).toBe(phone)
  expect(errorsAt('registryDocuments')).toHaveLength(1)
})

test('CDF-1: the review, when the list of vendors failed, leads to another attempt, which the connection makes by itself', async () => {
  const now = { list: () => new Response('{}', { status: 500 }) }
  await drawFilled(now, {})
  await expect.poll(() => drawn.root.textContent).toContain(t('home.vendorsFailed'))
  await drawn.press(t('review.go'))
  await expect.poll(() => drawn.root.activeElement?.textContent).toBe(t('shared:retry'))
  now.list = answering
  dispatchEvent(new Event('online'))
  await expect
    .poll(() => drawn.words('select[name="vendor"] option'))
    .toEqual([t('home.chooseVendor'), 'Alfa'])
  expect(drawn.root.activeElement?.getAttribute('name')).toBe('vendor')
})
