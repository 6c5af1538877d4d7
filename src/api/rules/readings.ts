import { patterns } from '../schemas/patterns.ts'

const decimals = 4

/** A reading in ten-thousandths, so that nothing is ever rounded: "12.5" → 125000n. */
function units(reading: string): bigint {
  const [integerPart = '', fraction = ''] = reading.split('.')
  return BigInt(integerPart + fraction.padEnd(decimals, '0'))
}

/** Negative where `a` is the lower reading, zero where both say the same ("7" and "7.0000"), else positive. */
export function compareReadings(a: string, b: string): number {
  const difference = units(a) - units(b)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** What was used from one reading to a later one, with 4 places: "12.5" − "12.25" = "0.2500". */
export function subtractReadings(to: string, from: string): string {
  const difference = units(to) - units(from)
  const digits = String(difference < 0n ? -difference : difference).padStart(decimals + 1, '0')
  return `${difference < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/**
 * What is wrong with a value somebody declares, as a message key; undefined where nothing is (MET-2).
 * @param least the latest reading, or the meter's default value where there is none yet
 */
export function readingProblem(
  value: string,
  least: string,
): 'validation.meter_value' | 'validation.invalid_meter_declaration_value' | undefined {
  if (!patterns.reading.test(value)) return 'validation.meter_value'
  return compareReadings(value, least) < 0 ? 'validation.invalid_meter_declaration_value' : undefined
}

/** Why typed text is no reading: not a number, a sign before it, more than 4 places, more than 8 digits before them. */
export type TypingProblem = 'format' | 'sign' | 'decimals' | 'large'

/** What typed text means: nothing, a reading as exact text, or why it is none. */
export type Typed =
  | { readonly kind: 'empty' }
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'wrong'; readonly problem: TypingProblem }

/** Groups of three with spaces between, or with the mark that is not the decimal one, or one mark again and again. */
const grouped = [
  /^(\d+(?: \d{3})+)(?:[.,](\d*))?$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d*)$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d*)$/,
  /^(\d{1,3}(?:,\d{3}){2,}|\d{1,3}(?:\.\d{3}){2,})$/,
]
/** A mark that stands alone is the decimal one in every language: meters show it so, whatever the reader speaks. */
const plain = /^(\d*)(?:[.,](\d*))?$/

/**
 * Reads what a person typed off a meter, with comma or point, as exact decimal text: " 00 412,50" → "412.50".
 * Nothing is rounded and nothing guessed (MET-2).
 */
export function readTyped(typed: string): Typed {
  // NFKC makes plain spaces of no-break and thin ones, and plain digits of wide ones.
  const text = typed.normalize('NFKC').trim()
  if (text === '') return { kind: 'empty' }
  if (/^[+\-\u2010-\u2015\u2212]/.test(text)) return { kind: 'wrong', problem: 'sign' }
  const match = [plain, ...grouped].map(shape => shape.exec(text)).find(match => match !== null)
  const [, head = '', fraction = ''] = match ?? []
  const digits = head.replace(/\D/g, '')
  if (digits + fraction === '') return { kind: 'wrong', problem: 'format' }
  const integer = digits.replace(/^0+(?=\d)/, '') || '0'
  if (integer.length > 8) return { kind: 'wrong', problem: 'large' }
  if (fraction.length > decimals) return { kind: 'wrong', problem: 'decimals' }
  return { kind: 'value', value: fraction === '' ? integer : `${integer}.${fraction}` }
}
