import { FileFault, type RawRow, type Refusal } from '../readers/RawRow.ts'
import { camtRecords } from './camtPayments.ts'
import { eInvoiceRecord } from './eInvoice.ts'
import type { FileRecord } from './FileRecord.ts'
import { RowFault } from './RowFault.ts'
import { readXml } from './readXml.ts'
import { ublInvoiceRecord } from './ublInvoice.ts'
import type { XmlElement } from './XmlElement.ts'

/** Converts a record's element to the records of its resource; none for what the resource has no record of. */
type Convert = (element: XmlElement) => readonly FileRecord[]

/** Resources that these formats have records of. */
type XmlResource = 'invoices' | 'payments'

const tooLong: Refusal = { reason: 'too_long', message: 'The record is longer than 8 MB.' }

interface Format {
  readonly resource: XmlResource
  /** Creates the conversion of one file, which may remember what precedes a record. */
  readonly open: () => Convert
}

const invoices = (convert: (element: XmlElement) => object): Format => ({
  resource: 'invoices',
  open: () => element => [{ line: element.line, read: () => convert(element) }],
})

const payments: Format = {
  resource: 'payments',
  open: () => {
    let statement = ''
    let position = 0
    return element => {
      if (element.name === 'Id') {
        statement = element.text
        position = 0
        return []
      }
      position += 1
      return camtRecords(element, statement, position)
    }
  },
}

/** Formats by the path of their records. */
const formats: Readonly<Record<string, Format>> = {
  'E_Invoice/Invoice': invoices(eInvoiceRecord),
  Invoice: invoices(ublInvoiceRecord),
  CreditNote: invoices(ublInvoiceRecord),
  'Document/BkToCstmrStmt/Stmt/Id': payments,
  'Document/BkToCstmrStmt/Stmt/Ntry': payments,
  'Document/BkToCstmrDbtCdtNtfctn/Ntfctn/Id': payments,
  'Document/BkToCstmrDbtCdtNtfctn/Ntfctn/Ntry': payments,
}

const recordPaths = Object.keys(formats)

/** Reads a record; a fault refuses it alone. */
function rowOf({ line, read }: FileRecord): RawRow {
  try {
    const value = withoutAbsent(read())
    return { line, value, size: JSON.stringify(value).length }
  } catch (error) {
    if (!(error instanceof RowFault)) throw error
    const { field, reason, message } = error
    return { line, refusal: { field, reason, message } }
  }
}

/** A field that the file lacks is missing and not undefined. */
const withoutAbsent = (record: object): object =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))

/**
 * Reads the records of an XML file: a bank e-invoice file (`E_Invoice`) or an EN 16931 invoice in UBL as
 * invoices, a bank statement (camt.053, camt.054) as payments.
 * @throws FileFault if the file has another format, or records of another resource
 */
export async function* readXmlRows(
  stream: AsyncIterable<Uint8Array>,
  mostSize: number,
  resource: XmlResource,
): AsyncGenerator<readonly RawRow[]> {
  let format: Format | undefined
  let convert: Convert | undefined
  let isKnown = false
  const isRecord = (path: string) => {
    isKnown ||= recordPaths.some(known => `${known}/`.startsWith(`${path}/`))
    if (!isKnown)
      throw new FileFault(
        'unknown_format',
        `The file begins with <${path}>, which is no format that can be imported.`,
      )
    const next = Object.hasOwn(formats, path) ? formats[path] : undefined
    if (!next) return false
    if (next.resource !== resource)
      throw new FileFault('wrong_resource', `The file has ${next.resource}: import it as ${next.resource}.`)
    if (next !== format) {
      format = next
      convert = next.open()
    }
    return true
  }
  for await (const records of readXml(stream, { isRecord, mostSize })) {
    const rows = records.flatMap(record =>
      'tooLongAt' in record
        ? [{ line: record.tooLongAt, refusal: tooLong }]
        : convert
          ? convert(record).map(rowOf)
          : [],
    )
    if (rows.length > 0) yield rows
  }
  if (!format) throw new FileFault('no_records', 'The file has no bills and no statement.')
}
