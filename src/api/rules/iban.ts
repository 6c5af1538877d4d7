/** Letters have the values from 10, and the first four characters move to the end (ISO 13616). */
function remainder(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4)
  let rest = 0
  for (const character of moved) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** Normalizes an IBAN: capitals without spaces. */
export const plainIban = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/** Formats an IBAN in groups of four. */
export const spacedIban = (text: string): string => plainIban(text).replace(/(.{4})(?=.)/g, '$1 ')

/** Whether a text is an IBAN with valid check digits. */
export function isIban(text: string): boolean {
  const iban = plainIban(text)
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && remainder(iban) === 1
}

/** Builds an IBAN with its check digits. */
export function ibanOf(country: string, account: string): string {
  const digits = String(98 - remainder(`${country}00${account}`)).padStart(2, '0')
  return spacedIban(country + digits + account)
}
