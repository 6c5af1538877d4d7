import { isCreditorReference } from './creditorReference.ts'
import { isIban } from './iban.ts'
import { plainCode } from './mod97.ts'

/** A bank transfer as typed into a banking app. */
export interface Transfer {
  readonly payee: string
  readonly iban: string
  /** Decimal text, e.g. "48.20". */
  readonly amount: string
  readonly currency: string
  readonly reference: string
  /** Structured creditor reference (ISO 11649), which takes the place of the message. */
  readonly creditorReference?: string | null | undefined
}

const oneLine = (text: string, length: number) =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, length).join('')

/** Maximum size in bytes. */
const most = 331

/**
 * The text of a QR code that bank apps read (EPC069-12, version 002, UTF-8): a SEPA credit transfer with payee,
 * account, amount and message. Returns undefined if the currency is not the euro, nothing is to be paid, or the account
 * number has wrong check digits.
 */
export function epcCode(transfer: Transfer): string | undefined {
  const { payee, iban, amount, currency, reference, creditorReference } = transfer
  const structured = creditorReference && isCreditorReference(creditorReference)
  const name = oneLine(payee, 70)
  const isPayable = /^\d{1,9}\.\d{2}$/.test(amount) && /[1-9]/.test(amount)
  if (currency !== 'EUR' || !isPayable || name === '' || !isIban(iban)) return undefined
  const text = [
    'BCD',
    '002',
    '1',
    'SCT',
    // BIC and purpose are optional. There is a structured reference or a message, never both.
    '',
    name,
    plainCode(iban),
    `EUR${amount.replace(/^0+(?=\d)/, '')}`,
    '',
    ...(structured ? [plainCode(creditorReference)] : ['', oneLine(reference, 140)]),
  ].join('\n')
  return new TextEncoder().encode(text).length <= most ? text : undefined
}
