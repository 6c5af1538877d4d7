import { checkDigits, mod97, plainCode } from './mod97.ts'

/** Whether a text is a structured creditor reference (ISO 11649) with valid check digits. */
export function isCreditorReference(text: string): boolean {
  const reference = plainCode(text)
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(reference) && mod97(reference) === 1
}

/**
 * Makes a structured creditor reference of a bill's number, without the characters that it may not contain.
 * @returns undefined if nothing is left, or more than 21 characters
 */
export function creditorReferenceOf(number: string): string | undefined {
  const body = number.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return body === '' || body.length > 21 ? undefined : `RF${checkDigits('RF', body)}${body}`
}
