import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readXmlRows } from '../../../../../server/modules/imports/formats/readXmlRows.ts'
import type { RawRow } from '../../../../../server/modules/imports/readers/RawRow.ts'

const mostSize = 8 << 20
const example = (name: string) => readFileSync(join(import.meta.dirname, 'examples', name))

async function* chunksOf(bytes: Uint8Array, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

async function rowsOf(
  file: string | Uint8Array,
  resource: 'invoices' | 'payments' = 'invoices',
  chunkSize = 7,
): Promise<RawRow[]> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  const rows: RawRow[] = []
  for await (const some of readXmlRows(chunksOf(bytes, chunkSize), mostSize, resource)) rows.push(...some)
  return rows
}
const valuesOf = async (...file: Parameters<typeof rowsOf>) =>
  (await rowsOf(...file)).map(row => ('value' in row ? row.value : row))

const invoice = (inside: string, attributes = 'serviceId="1"') =>
  `<E_Invoice><Invoice ${attributes}><InvoiceInformation><Type type="DEB"/><InvoiceNumber>A1</InvoiceNumber>` +
  `<InvoiceDate>2026-11-05</InvoiceDate></InvoiceInformation>${inside}</Invoice></E_Invoice>`
const sum = (total: string) => `<InvoiceSumGroup><TotalSum>${total}</TotalSum></InvoiceSumGroup>`

describe('readXmlRows', () => {
  test('FMT-1: returns the invoices of a bank e-invoice file as invoice records', async () => {
    const values = await valuesOf(example('e-invoice.xml'))
    expect(values).toEqual([
      {
        sourceId: 'ALF-100217-2610',
        contract: '100217',
        number: 'ALF-100217-2610',
        type: 'monthly',
        date: '2026-11-05',
        period: '2026-10',
        dueDate: '2026-11-30',
        amount: '119.87',
        currency: 'EUR',
        lines: [
          { service: 'heating', amount: '100.00' },
          { service: 'namo-prieziura', amount: '19.86' },
          { service: 'other', amount: '0.01' },
        ],
      },
      {
        sourceId: 'ALF-100234-K1',
        contract: '100234',
        number: 'ALF-100234-K1',
        type: 'credit',
        date: '2026-11-05',
        period: '2026-11',
        dueDate: '2026-11-05',
        amount: '-12.10',
        amountDue: '0.00',
        currency: 'EUR',
        lines: [{ service: 'water', amount: '-12.10' }],
        pdf: 'JVBERi0xLjQKJSVFT0YK',
      },
    ])
  })

  test('FMT-2: returns an EN 16931 invoice in UBL as an invoice record, with tax in its lines', async () => {
    const values = await valuesOf(example('ubl-invoice.xml'))
    expect(values).toEqual([
      {
        sourceId: 'BET-200387-2610',
        contract: '200387',
        number: 'BET-200387-2610',
        type: 'monthly',
        date: '2026-11-04',
        period: '2026-10',
        dueDate: '2026-11-28',
        amount: '36.43',
        amountDue: '30.00',
        currency: 'EUR',
        lines: [
          { service: 'cold_water', amount: '24.28' },
          { service: 'nuotekos', amount: '12.15' },
        ],
      },
    ])
    const credit = new TextDecoder().decode(example('ubl-invoice.xml')).replace('>380<', '>381<')
    expect(await valuesOf(credit)).toMatchObject([{ type: 'credit', amount: '-36.43' }])
  })

  test('FMT-3: returns what has arrived by a camt.053 statement as payment records', async () => {
    const rows = await rowsOf(example('camt-053.xml'), 'payments')
    expect(rows.map(row => ('value' in row ? row.value : row))).toEqual([
      {
        sourceId: 'RO0001',
        contract: '100217',
        invoice: 'ALF-100217-2610',
        date: '2026-11-20',
        reference: 'ALF-100217-2610',
        amount: '119.87',
        currency: 'EUR',
        payer: 'Nemuno bankas',
      },
      {
        sourceId: 'S-2026-11-20-2-1',
        contract: '100234',
        date: '2026-11-20',
        reference: 'S-2026-11-20-2',
        amount: '10.50',
        currency: 'EUR',
        payer: 'Bank transfer',
      },
      {
        line: 23,
        refusal: {
          field: 'RmtInf/Strd/CdtrRefInf/Ref',
          reason: 'no_reference',
          message: 'The payment has no structured reference, which names the contract.',
        },
      },
    ])
  })

  test('FMT-3: transactions of one entry that repeat its reference are payments of their own', async () => {
    const text = example('camt-053.xml').toString()
    const [transaction = ''] = /<TxDtls>.*?<\/TxDtls>/s.exec(text) ?? []
    const amount = '<AmtDtls><TxAmt><Amt Ccy="EUR">10.00</Amt></TxAmt></AmtDtls>'
    const each = transaction.replace('<TxDtls>', `<TxDtls>${amount}`)
    const twice = Buffer.from(text.replace(transaction, each + each))
    const ids = (await valuesOf(twice, 'payments')).map(value => (value as { sourceId?: string }).sourceId)
    expect(ids.slice(0, 2)).toEqual(['RO0001-1', 'RO0001-2'])
  })

  test('FMT-3: returns what has arrived by a camt.054 notification, without the name of the payer', async () => {
    const values = await valuesOf(example('camt-054.xml'), 'payments')
    expect(values).toEqual([
      {
        sourceId: 'N-77-3',
        contract: '100251',
        date: '2026-11-20',
        reference: 'N-77-3',
        amount: '15.25',
        currency: 'EUR',
        payer: 'CBVILT2X',
      },
    ])
    expect(JSON.stringify(values)).not.toContain('Onait')
  })

  test.each(['', 'windows-1257', 'iso-8859-13', 'utf-16le'])(
    'FMT-4: reads a file in the encoding "%s"',
    async encoding => {
      const name = 'Šiluma ąčęėįšųūž'
      const text = invoice(
        `${sum('1.00')}<InvoiceItem><InvoiceItemGroup><ItemEntry><Description>${name}</Description><ItemTotal>1</ItemTotal></ItemEntry></InvoiceItemGroup></InvoiceItem>`,
      )
      const declared = encoding ? `<?xml version="1.0" encoding="${encoding}"?>${text}` : text
      const values = await valuesOf(encode(declared, encoding))
      expect(values).toMatchObject([{ lines: [{ service: 'siluma-aceeisuuz', amount: '1.00' }] }])
    },
  )

  test.each([
    ['an unknown encoding', '<?xml version="1.0" encoding="utf-7"?><E_Invoice/>', 'unknown_encoding'],
    ['bytes that are not UTF-8', new Uint8Array([...Buffer.from('<E_Invoice>'), 0xff, 0xfe]), 'bad_encoding'],
    ['a cut-off end', '<E_Invoice><Invoice>', 'not_xml'],
    ['text that is not XML', 'sourceId;amount', 'not_xml'],
    ['two roots', '<E_Invoice/><E_Invoice/>', 'not_xml'],
    ['another format', '<html><body/></html>', 'unknown_format'],
    ['another ISO 20022 message', '<Document><CstmrCdtTrfInitn/></Document>', 'no_records'],
    ['nothing', '', 'not_xml'],
    ['deep nesting', `<E_Invoice>${'<a>'.repeat(60)}`, 'too_deep'],
  ] as const)('FMT-4: refuses a file with %s', async (_, file, reason) => {
    await expect(rowsOf(file)).rejects.toMatchObject({ reason })
  })

  test('FMT-4: refuses a file of another resource', async () => {
    await expect(rowsOf(example('camt-053.xml'))).rejects.toMatchObject({ reason: 'wrong_resource' })
    await expect(rowsOf(example('e-invoice.xml'), 'payments')).rejects.toMatchObject({
      reason: 'wrong_resource',
    })
  })

  test.each([
    ['a billion laughs', laughs(), 'has_doctype'],
    [
      'an external entity',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><E_Invoice>&x;</E_Invoice>',
      'has_doctype',
    ],
    [
      'an external document type',
      '<!DOCTYPE E_Invoice SYSTEM "https://evil.example/x.dtd"><E_Invoice/>',
      'has_doctype',
    ],
    ['an entity without a document type', invoice(`${sum('1.00')}&lol;`), 'not_xml'],
  ])('FMT-5: refuses %s', async (_, file, reason) => {
    await expect(rowsOf(file)).rejects.toMatchObject({ reason })
  })

  test('FMT-5: refuses a record that is too long alone, and a text without end at once', async () => {
    const long = `<AttachmentFile><FileBase64>${'A'.repeat(5 << 20)}</FileBase64></AttachmentFile>`
    const text = `<E_Invoice><Invoice>${long}${long}</Invoice>${invoice(sum('1.00')).slice('<E_Invoice>'.length)}`
    expect(await rowsOf(text, 'invoices', 65_536)).toMatchObject([
      { line: 1, refusal: { reason: 'too_long' } },
      { line: 1, value: { amount: '1.00' } },
    ])
    let sent = 0
    async function* endless() {
      yield new TextEncoder().encode('<E_Invoice><Header><FileId>')
      for (; sent < 1 << 30; sent += 65_536) yield new Uint8Array(65_536).fill(65)
    }
    const reading = readXmlRows(endless(), mostSize, 'invoices').next()
    await expect(reading).rejects.toMatchObject({ reason: 'too_long' })
    expect(sent).toBeLessThan(2 * mostSize)
    // A million small elements cost more memory than characters.
    const small = `<E_Invoice><Invoice>${'<a/>'.repeat(200_000)}</Invoice></E_Invoice>`
    expect(await rowsOf(small, 'invoices', 65_536)).toMatchObject([{ refusal: { reason: 'too_long' } }])
  })

  test.each([
    ['1e3', 'not_money'],
    ['12,50', 'not_money'],
    ['0.001', 'not_money'],
    ['0x10', 'not_money'],
    ['', 'not_money'],
  ])('FMT-6: refuses the total "%s" with line and field', async (total, reason) => {
    expect(await rowsOf(invoice(sum(total)))).toMatchObject([
      { line: 1, refusal: { field: 'InvoiceSumGroup/TotalSum', reason } },
    ])
  })

  test('FMT-6: reads amounts exactly, beyond what a float holds', async () => {
    for (const total of ['0.07', '1.15', '4.35', '999999999999.99', '+5', '-3.10'])
      expect(await valuesOf(invoice(sum(total)))).toMatchObject([{ amount: total.replace('+5', '5.00') }])
  })

  test('FMT-7: holds little of a file with many invoices', async () => {
    const body = invoice(sum('1.00')).slice('<E_Invoice>'.length, -'</E_Invoice>'.length)
    async function* many() {
      yield new TextEncoder().encode('<E_Invoice>')
      const hundred = new TextEncoder().encode(body.repeat(100))
      for (let index = 0; index < 200; index++) yield hundred
      yield new TextEncoder().encode('</E_Invoice>')
    }
    let rows = 0
    let most = 0
    for await (const some of readXmlRows(many(), mostSize, 'invoices')) {
      rows += some.length
      most = Math.max(most, some.length)
    }
    expect([rows, most <= 101]).toEqual([20_000, true])
  })
})

function laughs(): string {
  const entities = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
  )
  return `<!DOCTYPE a [<!ENTITY a0 "lol">${entities.join('')}]><E_Invoice>&a9;</E_Invoice>`
}

/** Encodes text by the tables of the decoder. */
function encode(text: string, encoding: string): Uint8Array {
  if (encoding === '') return new TextEncoder().encode(text)
  if (encoding === 'utf-16le') return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
  const decoder = new TextDecoder(encoding)
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte] as const),
  )
  return Uint8Array.from(text, letter => bytes.get(letter) ?? 0)
}
