import { beforeEach, expect, test } from 'vitest'
import { meterReadings } from '../../../../server/modules/meters/tables.ts'
import { proofOf } from '../../../support/guestReadings.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'

onEachDatabase('The form for readings without scripts', server => {
  beforeEach(() => {
    server().clock.now = new Date('2026-11-28T08:00:00.000Z')
  })
  const open = async (fields?: Readonly<Record<string, string>>, query = 'vendor=alfa&locale=lt') => {
    const response = await fetch(`${server().url}/api/v5/guest-readings/form?${query}`, {
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const proof = async (contractId: number) => {
    const { vendor: _vendor, ...fields } = await proofOf(server(), contractId)
    return { ...fields, invoiceAmount: fields.invoiceAmount.replace('.', ',') }
  }
  const fieldValue = (text: string, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
  const metersIn = (text: string) => [...text.matchAll(/name="(meter\d+)"/g)].map(([, name = '']) => name)

  test('RDG-5: asks for the proof in the language of the address, without scripts, and only where the vendor’s sites may frame it', async () => {
    const { status, headers, text } = await open()
    expect(status).toBe(200)
    expect(text).toContain('<html lang="lt">')
    expect(text).toContain('Paskutinės sąskaitos numeris')
    expect(text).not.toContain('<script')
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/frame-ancestors 'self' .*https:\/\/www\.alfa\.example/)
    expect(policy).not.toContain('https://www.beta.example')
    expect((await open(undefined, 'vendor=nobody')).status).toBe(404)
  })

  test('I18-1: writes units as the language of the address does', async () => {
    const { text } = await open(await proof(15), 'vendor=alfa&locale=ru')
    expect(text.match(/\d [mм]³/g)?.map(unit => unit.slice(2))).toContain('м³')
    expect(text).not.toMatch(/\d m³/)
  })

  test('RDG-5: leads from the proof by the meters to readings that are stored once', async () => {
    const fields = await proof(15)
    const { text } = await open(fields)
    const [meter = ''] = metersIn(text)
    expect(meter).toMatch(/^meter\d+$/)
    // As meters show it: without zeros at the end, with the comma of the language.
    expect(text).not.toMatch(/Paskutinis rodmuo: [\d,]*(\.|,\d*0 )/)
    const send = {
      ...fields,
      step: 'send',
      key: fieldValue(text, 'key'),
      invoiceAmount: fieldValue(text, 'invoiceAmount'),
    }
    expect((await open({ ...send, [meter]: '' })).text).toContain('role="alert"')
    const low = await open({ ...send, [meter]: '0' })
    expect(low.text).toContain('Tai mažiau už paskutinį rodmenį')
    const reading = { ...send, key: fieldValue(low.text, 'key'), [meter]: '99999999,5' }
    const { queries } = server().database
    const before = (await queries.select().from(meterReadings)).length
    expect((await open(reading)).text).toContain('Rodmenys priimti')
    expect((await queries.select().from(meterReadings)).length).toBe(before + 1)
    await open(reading)
    expect((await queries.select().from(meterReadings)).length).toBe(before + 1)
  })

  test('RDG-2 RDG-5: a wrong bill shows the same page for a contract and for none, and what is typed is escaped', async () => {
    const right = await proof(17)
    const wrong = await open({ ...right, invoiceAmount: '1,00' })
    const none = await open({ ...right, agreementCode: 'no-such-contract' })
    expect(wrong.text).toContain('role="alert"')
    expect(wrong.text).toBe(none.text)
    expect(wrong.status).toBe(none.status)
    const { text } = await open(right)
    const [meter = ''] = metersIn(text)
    const script = await open({ ...right, step: 'send', key: fieldValue(text, 'key'), [meter]: '"><script>' })
    expect(script.text).not.toContain('<script')
    expect(script.text).toContain('&quot;&gt;&lt;script&gt;')
  })
})
