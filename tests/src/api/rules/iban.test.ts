import { describe, expect, it } from 'vitest'
import { seedOrganizations } from '../../../../demo/seed/vendors.ts'
import { ibanOf, isIban } from '../../../../src/api/rules/iban.ts'
import { plainCode, spacedCode } from '../../../../src/api/rules/mod97.ts'

describe('account numbers', () => {
  it.each([
    'LT12 1000 0111 0100 1000',
    'LV80BANK0000435195001',
    'EE38 2200 2210 2014 5685',
    'de89370400440532013000',
  ])('BIL-2: %s is valid', text => expect(isIban(text)).toBe(true))

  it.each([
    'LT13 1000 0111 0100 1000',
    'LT12 1000 0111 0100 1001',
    'LT12',
    '',
    'LT12 1000 0111 0100 10ė0',
    '12LT100001110100100',
  ])('BIL-2: %j is invalid', text => expect(isIban(text)).toBe(false))

  it('is formatted with spaces for people and without for banks', () => {
    expect(spacedCode('lt121000011101001000')).toBe('LT12 1000 0111 0100 1000')
    expect(plainCode(' lt12 1000 0111 0100 1000')).toBe('LT121000011101001000')
  })

  it('gets its check digits', () => {
    expect(ibanOf('LT', '1000011101001000')).toBe('LT12 1000 0111 0100 1000')
    expect(ibanOf('LV', 'BANK0000435195001')).toBe('LV80 BANK 0000 4351 9500 1')
  })

  it('every company of the demo has a valid one', () => {
    expect(seedOrganizations.filter(({ iban }) => !isIban(iban))).toEqual([])
  })
})
