/**
 * Remainder of ISO 7064 MOD 97-10, 1 for valid check digits: letters have the values from 10, and the first four characters
 * move to the end.
 */
export function mod97(code: string): number {
  let rest = 0
  for (const character of code.slice(4) + code.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** The two digits that make the code valid: a prefix of two letters, the digits, the rest. */
export const checkDigits = (prefix: string, rest: string): string =>
  String(98 - mod97(`${prefix}00${rest}`)).padStart(2, '0')

/** A code without spaces, in capitals. */
export const plainCode = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/** A code in groups of four. */
export const spacedCode = (text: string): string => plainCode(text).replace(/(.{4})(?=.)/g, '$1 ')
