import { checkDigits, mod97, plainCode, spacedCode } from './mod97.ts'

/** Whether a text is an IBAN (ISO 13616) with valid check digits. */
export function isIban(text: string): boolean {
  const iban = plainCode(text)
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && mod97(iban) === 1
}

/** Builds an IBAN with its check digits, in groups of four. */
export const ibanOf = (country: string, account: string): string =>
  spacedCode(country + checkDigits(country, account) + account)
