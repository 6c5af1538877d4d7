import { afterEach, expect, test } from 'vitest'
import { ElementContext } from '../../../src/runtime/ElementContext.ts'
import { createOnce } from '../../../src/suite/createOnce.ts'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { SubmitReading } from '../../../widgets/submit-reading/SubmitReading.tsx'
import { type Drawn, draw, lenientTranslatorOf } from '../../support/draw.tsx'
import { suiteWith } from '../../support/inElement.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

const t = await lenientTranslatorOf('submit-reading', 'en')
const vendors = [{ id: 1, slug: 'alfa', title: 'Alfa namai' }]

/** Opens the form on a page of no vendor. The server has the list as `now` says. */
async function openForm(now: { list: () => Response | Promise<Response> }) {
  const asked: string[] = []
  const fetch = async (address: string) => {
    asked.push(address)
    return now.list()
  }
  const texts = { ...getSuite().texts, has: () => true }
  const suite = { ...suiteWith({ fetch }), texts, once: createOnce() }
  const host = {
    get shadowRoot() {
      return drawn.root
    },
  } as HTMLElement
  drawn = await draw(
    <ElementContext value={{ host, suite, scheme: 'light', emit: () => true }}>
      <SubmitReading locale={undefined} theme="auto" font="system" vendor={undefined} />
    </ElementContext>,
    { t },
  )
  return asked
}

const failing = () => Response.json({}, { status: 500 })
const answering = () => Response.json({ data: vendors })
const options = () => drawn.words('select[name="vendor"] option')

test('RDG-1: the list of companies, when its call fails, says so, and is there after another attempt', async () => {
  const now = { list: failing }
  const asked = await openForm(now)
  await expect.poll(() => drawn.words('[role="alert"]')[0]).toContain(t('vendorsFailed'))
  const [field] = drawn.all('input[name="agreementCode"]')
  now.list = answering
  await drawn.press(t('shared:retry'))
  await expect.poll(options).toEqual([t('choose'), 'Alfa namai'])
  expect(drawn.all('[role="alert"]')).toEqual([])
  expect(drawn.all('input[name="agreementCode"]')).toEqual([field])
  expect(asked).toHaveLength(2)
})

test('RDG-1: the button that finds the meters, when the list of companies failed, leads to another attempt', async () => {
  await openForm({ list: failing })
  await expect.poll(() => drawn.all('form')).toHaveLength(1)
  await drawn.press(t('find'))
  await expect.poll(() => drawn.root.activeElement?.textContent).toBe(t('shared:retry'))
})

test('RDG-1: the form, while the list of companies loads, is not there yet, and comes with the list', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  await openForm({ list: () => promise })
  expect(drawn.all('form')).toEqual([])
  resolve(answering())
  await expect.poll(options).toEqual([t('choose'), 'Alfa namai'])
})

test('RDG-5: the list of companies, when its call failed offline, is loaded when the connection is back', async () => {
  const now = { list: failing }
  await openForm(now)
  await expect.poll(() => drawn.all('form')).toHaveLength(1)
  now.list = answering
  dispatchEvent(new Event('online'))
  await expect.poll(options).toEqual([t('choose'), 'Alfa namai'])
})
