import { centsText } from '../../../../src/api/rules/money.ts'
import { exactCents, roundedCents } from './decimals.ts'
import { codeOf, completeLines, type Line } from './lines.ts'
import { RowFault } from './RowFault.ts'
import { elementsAt, textAt, type XmlElement } from './XmlElement.ts'

/** Codes of UNTDID 1001 for credit notes. */
const creditCodes: ReadonlySet<string | undefined> = new Set(['81', '83', '381', '396', '532'])

/** A line (BG-25) with its tax, because lines of the standard have none. */
function lineOf(line: XmlElement): Line {
  const rate = textAt(line, 'Item/ClassifiedTaxCategory/Percent')
  const cents = roundedCents(textAt(line, 'LineExtensionAmount'), rate)
  if (cents === undefined)
    throw new RowFault('InvoiceLine/LineExtensionAmount', 'not_money', 'A line has no amount.')
  return { service: codeOf(textAt(line, 'Item/SellersItemIdentification/ID', 'Item/Name')), cents }
}

function pdfOf(invoice: XmlElement): string | undefined {
  const path = 'AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject'
  return elementsAt(invoice, path)
    .find(({ attributes }) => attributes.mimeCode === 'application/pdf')
    ?.text.replace(/\s+/g, '')
}

/**
 * Converts an EN 16931 invoice or credit note in UBL 2.1 to an invoice record. The contract is the contract
 * reference (BT-12), the buyer reference (BT-10) or the buyer's identifier (BT-46).
 * @throws RowFault
 */
export function ublInvoiceRecord(invoice: XmlElement): object {
  const isCredit = invoice.name === 'CreditNote' || creditCodes.has(textAt(invoice, 'InvoiceTypeCode'))
  const number = textAt(invoice, 'ID')
  const date = textAt(invoice, 'IssueDate')
  const total = exactCents(textAt(invoice, 'LegalMonetaryTotal/TaxInclusiveAmount'))
  if (total === undefined)
    throw new RowFault(
      'LegalMonetaryTotal/TaxInclusiveAmount',
      'not_money',
      'TaxInclusiveAmount is not an amount in cents.',
    )
  const payable = exactCents(textAt(invoice, 'LegalMonetaryTotal/PayableAmount'))
  const signed = (cents: number) => (isCredit ? -cents : cents)
  const lines = [...elementsAt(invoice, 'InvoiceLine'), ...elementsAt(invoice, 'CreditNoteLine')].map(lineOf)
  const pdf = pdfOf(invoice)
  // A payable amount beyond the invoice has debts of earlier ones in it.
  const isPartlyPaid = payable !== undefined && payable >= 0 && payable < total && !isCredit
  return {
    sourceId: number,
    contract: textAt(
      invoice,
      'ContractDocumentReference/ID',
      'BuyerReference',
      'AccountingCustomerParty/Party/PartyIdentification/ID',
    ),
    number,
    type: isCredit ? 'credit' : 'monthly',
    date,
    period: (textAt(invoice, 'InvoicePeriod/StartDate') ?? date)?.slice(0, 7),
    dueDate: textAt(invoice, 'DueDate', 'PaymentMeans/PaymentDueDate') ?? date,
    amount: centsText(signed(total)),
    ...(isPartlyPaid ? { amountDue: centsText(payable) } : {}),
    currency: textAt(invoice, 'DocumentCurrencyCode'),
    lines: completeLines(
      lines.map(({ service, cents }) => ({ service, cents: signed(cents) })),
      signed(total),
    ),
    ...(pdf === undefined ? {} : { pdf }),
  }
}
