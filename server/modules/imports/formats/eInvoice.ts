import { centsText } from '../../../../src/api/rules/money.ts'
import { exactCents, roundedCents } from './decimals.ts'
import { codeOf, completeLines, type Line } from './lines.ts'
import { RowFault } from './RowFault.ts'
import { elementsAt, textAt, type XmlElement } from './XmlElement.ts'

/** An amount of an item with its tax: `ItemTotal`, or the sum and its tax. */
function lineOf(item: XmlElement): Line {
  const total = roundedCents(textAt(item, 'ItemTotal'))
  const sum = roundedCents(textAt(item, 'ItemSum', 'ItemAmount'))
  const tax = roundedCents(textAt(item, 'VAT/VATSum')) ?? 0
  const cents = total ?? (sum === undefined ? undefined : sum + tax)
  if (cents === undefined) throw new RowFault('ItemEntry/ItemTotal', 'not_money', 'An item has no amount.')
  return { service: codeOf(textAt(item, 'SellerProductId', 'Description')), cents }
}

/** The PDF that is attached as base64. */
function pdfOf(invoice: XmlElement): string | undefined {
  const file = elementsAt(invoice, 'AttachmentFile').find(attached =>
    textAt(attached, 'FileName')?.toLowerCase().endsWith('.pdf'),
  )
  return file && textAt(file, 'FileBase64')?.replace(/\s+/g, '')
}

/**
 * Converts an `Invoice` of a bank e-invoice file (`E_Invoice`) to an invoice record. The contract is the
 * `serviceId`, under which the payer ordered e-invoices at the bank.
 * @throws RowFault
 */
export function eInvoiceRecord(invoice: XmlElement): object {
  const information = 'InvoiceInformation'
  const isCredit = elementsAt(invoice, `${information}/Type`)[0]?.attributes.type === 'CRE'
  const number = textAt(invoice, `${information}/InvoiceNumber`)
  const date = textAt(invoice, `${information}/InvoiceDate`)
  const total = exactCents(textAt(invoice, 'InvoiceSumGroup/TotalSum'))
  if (total === undefined)
    throw new RowFault('InvoiceSumGroup/TotalSum', 'not_money', 'TotalSum is not an amount in cents.')
  // Credit notes have positive sums in some systems and negative ones in others.
  const signed = (cents: number) => (isCredit && total > 0 ? -cents : cents)
  const items = elementsAt(invoice, 'InvoiceItem/InvoiceItemGroup/ItemEntry').map(lineOf)
  const pdf = pdfOf(invoice)
  return {
    sourceId: number,
    contract: invoice.attributes.serviceId || textAt(invoice, `${information}/ContractNumber`),
    number,
    type: isCredit ? 'credit' : 'monthly',
    date,
    period: (textAt(invoice, `${information}/Period/StartDate`) ?? date)?.slice(0, 7),
    dueDate: textAt(invoice, `${information}/DueDate`, 'PaymentInfo/PayDueDate') ?? date,
    amount: centsText(signed(total)),
    ...(textAt(invoice, 'PaymentInfo/Payable') === 'NO' ? { amountDue: '0.00' } : {}),
    currency: textAt(invoice, 'InvoiceSumGroup/Currency', 'PaymentInfo/Currency') ?? 'EUR',
    lines: completeLines(
      items.map(({ service, cents }) => ({ service, cents: signed(cents) })),
      signed(total),
    ),
    ...(pdf === undefined ? {} : { pdf }),
  }
}
