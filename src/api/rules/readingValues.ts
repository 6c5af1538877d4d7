import { patterns } from '../schemas/patterns.ts'
import { decimalPlaces, decimalText, tenThousandths } from './tenThousandths.ts'

/** Compares two readings: negative if `a` is lower, zero if they are equal ("7" and "7.0000"), else positive. */
export function compareReadings(a: string, b: string): number {
  const difference = tenThousandths(a) - tenThousandths(b)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Use between two readings, with 4 places: "12.5" − "12.25" = "0.2500". */
export const subtractReadings = (to: string, from: string): string =>
  decimalText(tenThousandths(to) - tenThousandths(from))

/**
 * Message key of the error in a declared value; undefined if it is valid (MET-2).
 * @param least the latest reading, else the meter's default value
 */
export function readingProblem(
  value: string,
  least: string,
): 'validation.meter_value' | 'validation.invalid_meter_declaration_value' | undefined {
  if (!patterns.reading.test(value)) return 'validation.meter_value'
  return compareReadings(value, least) < 0 ? 'validation.invalid_meter_declaration_value' : undefined
}

/** Why typed text is not a reading: not a number, a sign, more than 4 places, or more than 8 digits before them. */
export type TypingProblem = 'format' | 'sign' | 'decimals' | 'large'

/** Parsed input: empty, a reading as exact text, or why it is not a reading. */
export type Typed =
  | { readonly kind: 'empty' }
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'wrong'; readonly problem: TypingProblem }

/** Groups of three digits separated by spaces, by the mark that is not the decimal mark, or by one repeated mark. */
const grouped = [
  /^(\d+(?: \d{3})+)(?:[.,](\d*))?$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d*)$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d*)$/,
  /^(\d{1,3}(?:,\d{3}){2,}|\d{1,3}(?:\.\d{3}){2,})$/,
]
/** A single mark is the decimal mark in every language, because meters show it so. */
const plain = /^(\d*)(?:[.,](\d*))?$/

/**
 * Parses a typed reading with comma or point to exact decimal text: " 00 412,50" → "412.50".
 * Never rounds or guesses (MET-2).
 */
export function readTyped(typed: string): Typed {
  // NFKC replaces no-break and thin spaces by plain spaces, and full-width digits by plain digits.
  const text = typed.normalize('NFKC').trim()
  if (text === '') return { kind: 'empty' }
  if (/^[+\-\u2010-\u2015\u2212]/.test(text)) return { kind: 'wrong', problem: 'sign' }
  const match = [plain, ...grouped].map(shape => shape.exec(text)).find(match => match !== null)
  const [, head = '', fraction = ''] = match ?? []
  const digits = head.replace(/\D/g, '')
  if (digits + fraction === '') return { kind: 'wrong', problem: 'format' }
  const integer = digits.replace(/^0+(?=\d)/, '') || '0'
  if (integer.length > 8) return { kind: 'wrong', problem: 'large' }
  if (fraction.length > decimalPlaces) return { kind: 'wrong', problem: 'decimals' }
  return { kind: 'value', value: fraction === '' ? integer : `${integer}.${fraction}` }
}
