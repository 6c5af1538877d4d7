import { logoSvg } from '../../web/logoSvg.ts'

interface Bank {
  readonly code: string
  readonly title: string
  readonly feeCents: number
  readonly logo: string
}

/** Invented banks for payments. */
export const banks: readonly Bank[] = [
  { code: 'nemuno', title: 'Nemuno bankas', feeCents: 0, logo: logoSvg('Nemuno bankas', '#1B5E8C', 'arch') },
  {
    code: 'baltijos',
    title: 'Baltijos bankas',
    feeCents: 29,
    logo: logoSvg('Baltijos bankas', '#7A3E9D', 'bars'),
  },
  {
    code: 'daugavas',
    title: 'Daugavas banka',
    feeCents: 29,
    logo: logoSvg('Daugavas banka', '#B3261E', 'star'),
  },
]

export const bankOf = (code: string | undefined): Bank | undefined => banks.find(bank => bank.code === code)

/** Fee of a card payment, charged to the payer. */
export const cardFeeCents = 45
