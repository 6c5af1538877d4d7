import type { ProviderMethod } from '../../server/providers/payments/PaymentProvider.ts'
import { logoSvg } from '../../server/web/logoSvg.ts'

const bank = (
  code: string,
  title: string,
  feeCents: number,
  color: string,
  sign: Parameters<typeof logoSvg>[2],
): ProviderMethod => ({
  type: 'bank',
  code,
  title,
  feeCents,
  logo: logoSvg(title, color, sign),
  frameUrl: null,
})

const banks: readonly ProviderMethod[] = [
  bank('nemuno', 'Nemuno bankas', 0, '#1B5E8C', 'arch'),
  bank('baltijos', 'Baltijos bankas', 29, '#7A3E9D', 'bars'),
  bank('daugavas', 'Daugavas banka', 29, '#B3261E', 'star'),
]

export const mockBank = (code: string): ProviderMethod | undefined => banks.find(known => known.code === code)

/** Account of an organization of the demo at the mock bank. */
export const mockAccount = (organizationId: number): string => `mock-${organizationId}`

/** A merchant that accepts no cards. */
export const mockAccountWithoutCards = 'mock-without-cards'

/**
 * Returns the methods of a merchant of the mock bank: invented banks, and cards.
 * @param frameUrl URL of the card fields; null if the provider asks for the card on its own page
 * @returns undefined for an unknown merchant
 */
export function mockMethods(account: string, frameUrl: string | null): readonly ProviderMethod[] | undefined {
  if (account === mockAccountWithoutCards) return banks
  if (!/^mock-\d+$/.test(account)) return undefined
  return [...banks, { type: 'card', code: 'card', title: 'Card', feeCents: 45, logo: null, frameUrl }]
}
