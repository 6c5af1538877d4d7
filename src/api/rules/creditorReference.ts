/** Remainder of ISO 7064 MOD 97-10: letters have the values from 10, and the first four characters move to the end. */
function remainder(reference: string): number {
  let rest = 0
  for (const character of reference.slice(4) + reference.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** A structured creditor reference without spaces, in capitals. */
export const plainReference = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/** Groups of four, as ISO 11649 prints it: "RF18 5390 0754 7034". */
export const spacedReference = (text: string): string => plainReference(text).replace(/(.{4})(?=.)/g, '$1 ')

/** Whether a text is a structured creditor reference (ISO 11649) with valid check digits. */
export function isCreditorReference(text: string): boolean {
  const reference = plainReference(text)
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(reference) && remainder(reference) === 1
}

/**
 * Makes a structured creditor reference of a bill's number, without the characters that it may not contain.
 * @returns undefined if nothing is left, or more than 21 characters
 */
export function creditorReferenceOf(number: string): string | undefined {
  const body = number.toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (body === '' || body.length > 21) return undefined
  return `RF${String(98 - remainder(`RF00${body}`)).padStart(2, '0')}${body}`
}
