import { centsText } from '../../../../src/api/rules/money.ts'
import { exactCents } from './decimals.ts'
import type { FileRecord } from './FileRecord.ts'
import { RowFault } from './RowFault.ts'
import { elementsAt, textAt, type XmlElement } from './XmlElement.ts'

/** Whether an entry is money that has arrived: booked, a credit, and not the return of an own payment. */
const isReceived = (entry: XmlElement): boolean =>
  textAt(entry, 'CdtDbtInd') === 'CRDT' &&
  textAt(entry, 'RvslInd') !== 'true' &&
  (textAt(entry, 'Sts/Cd', 'Sts') ?? 'BOOK') === 'BOOK'

/** A creditor reference (ISO 11649) without "RF" and its check digits; other references as they are. */
const payerNumber = (reference: string): string => reference.replace(/\s+/g, '').replace(/^RF\d\d(?=\w)/, '')

const provided = (text: string | undefined) => (text === 'NOTPROVIDED' ? undefined : text)

/** An entry and what identifies it. */
interface Entry {
  readonly element: XmlElement
  /** Number of its transactions. */
  readonly count: number
  /** Its reference at the bank, or its place in the statement for banks that give none. */
  readonly reference: string
}

/** @throws RowFault */
function recordOf({ element, count, reference }: Entry, transaction: XmlElement, index: number): object {
  const [amount] = [
    ...elementsAt(transaction, 'Amt'),
    ...elementsAt(transaction, 'AmtDtls/TxAmt/Amt'),
    ...(count === 1 ? elementsAt(element, 'Amt') : []),
  ]
  const cents = exactCents(amount?.text)
  if (!amount || cents === undefined)
    throw new RowFault('TxDtls/Amt', 'not_money', 'A transaction has no amount in cents.')
  const payer = textAt(transaction, 'RmtInf/Strd/CdtrRefInf/Ref')
  if (payer === undefined)
    throw new RowFault(
      'RmtInf/Strd/CdtrRefInf/Ref',
      'no_reference',
      'The payment has no structured reference, which names the contract.',
    )
  const own = textAt(transaction, 'Refs/AcctSvcrRef', 'Refs/TxId')
  // Transactions of one entry may repeat the reference of the entry.
  const isShared = count > 1 && (own ?? reference) === reference
  return {
    sourceId: isShared ? `${reference}-${index + 1}` : (own ?? reference),
    contract: payerNumber(payer),
    invoice: textAt(transaction, 'RmtInf/Strd/RfrdDocInf/Nb'),
    date: textAt(element, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm')?.slice(0, 10),
    reference: provided(textAt(transaction, 'Refs/EndToEndId')) ?? own ?? reference,
    amount: centsText(cents),
    currency: amount.attributes.Ccy,
    // The payer's bank and not the payer, who may be another person than the resident.
    payer: textAt(transaction, ...bankNames) ?? 'Bank transfer',
  }
}

const bankNames = ['Nm', 'BICFI', 'BIC'].map(name => `RltdAgts/DbtrAgt/FinInstnId/${name}`)

/**
 * Converts an entry of a bank statement (camt.053) or notification (camt.054) to payment records: one for
 * each transaction that arrived. Outgoing and pending money is left out. The contract is the structured
 * reference of the payer; the invoice is the one that the remittance names.
 * @param statement id of the statement
 * @param position of the entry in the statement
 */
export function camtRecords(element: XmlElement, statement: string, position: number): readonly FileRecord[] {
  if (!isReceived(element)) return []
  const details = elementsAt(element, 'NtryDtls/TxDtls')
  const transactions = details.length > 0 ? details : [element]
  const place = `${statement}-${textAt(element, 'NtryRef') ?? position}`
  const entry = {
    element,
    count: transactions.length,
    reference: textAt(element, 'AcctSvcrRef') ?? place,
  }
  return transactions
    .map((transaction, index) => ({ transaction, index }))
    .filter(({ transaction }) => (textAt(transaction, 'CdtDbtInd') ?? 'CRDT') === 'CRDT')
    .map(({ transaction, index }) => ({
      line: transaction.line,
      read: () => recordOf(entry, transaction, index),
    }))
}
