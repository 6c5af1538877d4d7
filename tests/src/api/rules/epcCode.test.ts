import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { epcCode } from '../../../../src/api/rules/epcCode.ts'

const transfer = {
  payee: 'Alfa namai Vilnius',
  iban: 'LT12 1000 0111 0100 1000',
  amount: '48.20',
  currency: 'EUR',
  reference: 'ALF-100217-2610',
}

describe('the EPC code for bank apps', () => {
  it('BIL-2: contains payee, account, amount and message in the order of EPC069-12', () => {
    expect(epcCode(transfer)).toBe(
      'BCD\n002\n1\nSCT\n\nAlfa namai Vilnius\nLT121000011101001000\nEUR48.20\n\n\nALF-100217-2610',
    )
  })

  it('BIL-9: a structured reference takes the place of the message, unless its check digits are wrong', () => {
    const code = (creditorReference: string) => epcCode({ ...transfer, creditorReference })?.split('\n')
    expect(code('RF18 5390 0754 7034')?.slice(7)).toEqual(['EUR48.20', '', 'RF18539007547034'])
    expect(code('RF19 5390 0754 7034')?.slice(7)).toEqual(['EUR48.20', '', '', 'ALF-100217-2610'])
  })

  it('BIL-4: is empty for zero, negative and invalid amounts', () => {
    for (const amount of ['0.00', '-12.40', '48.2', '48', '', '1e5', '1000000000.00'])
      expect(epcCode({ ...transfer, amount })).toBeUndefined()
    expect(epcCode({ ...transfer, amount: '0.01' })).toContain('\nEUR0.01\n')
  })

  it('is empty for another currency, an invalid account or a payee without a name', () => {
    expect(epcCode({ ...transfer, currency: 'USD' })).toBeUndefined()
    expect(epcCode({ ...transfer, iban: 'LT12 1000 0111 0100 1001' })).toBeUndefined()
    expect(epcCode({ ...transfer, payee: ' ' })).toBeUndefined()
  })

  it('a line break in a name adds no line, and long texts are cut at the limits of banks', () => {
    const lines = epcCode({
      ...transfer,
      payee: `Bendrija\nEUR999.99 ${'ž'.repeat(90)}`,
      reference: 'ą'.repeat(200),
    })
    expect(lines).toBeUndefined()
    const short = epcCode({ ...transfer, payee: 'Bendrija\n„Šilelis“', reference: 'x'.repeat(200) })?.split(
      '\n',
    )
    expect(short?.[5]).toBe('Bendrija „Šilelis“')
    expect(short?.at(-1)).toHaveLength(140)
    expect(short).toHaveLength(11)
  })

  it('fits a QR code that phones can scan from a screen', () => {
    expect(encode(epcCode(transfer) ?? '', { ecc: 'M' }).version).toBeLessThanOrEqual(13)
  })
})
