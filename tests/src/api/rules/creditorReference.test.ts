import { describe, expect, it } from 'vitest'
import { creditorReferenceOf, isCreditorReference } from '../../../../src/api/rules/creditorReference.ts'
import { plainCode, spacedCode } from '../../../../src/api/rules/mod97.ts'

describe('a structured creditor reference', () => {
  it('BIL-9: is made with the check digits of published examples', () => {
    expect(creditorReferenceOf('539007547034')).toBe('RF18539007547034')
    expect(creditorReferenceOf('2348236')).toBe('RF332348236')
    expect(creditorReferenceOf('5390-0754/7034')).toBe('RF18539007547034')
  })

  it('BIL-9: is valid with spaces and small letters', () => {
    for (const text of ['RF18 5390 0754 7034', 'rf18539007547034', 'RF332348236'])
      expect(isCreditorReference(text)).toBe(true)
    expect(spacedCode('RF18539007547034')).toBe('RF18 5390 0754 7034')
    expect(plainCode('rf18 5390 0754 7034')).toBe('RF18539007547034')
  })

  it('BIL-9: each wrong character and each pair of swapped digits is found', () => {
    const reference = 'RF18539007547034'
    for (let at = 2; at < reference.length; at++)
      for (const digit of '0123456789') {
        const typed = reference.slice(0, at) + digit + reference.slice(at + 1)
        expect([typed, isCreditorReference(typed)]).toEqual([typed, typed === reference])
      }
    for (let at = 2; at < reference.length - 1; at++) {
      const [a = '', b = ''] = reference.slice(at, at + 2)
      const swapped = reference.slice(0, at) + b + a + reference.slice(at + 2)
      expect([swapped, isCreditorReference(swapped)]).toEqual([swapped, a === b])
    }
  })

  it('BIL-9: cannot be empty or too long', () => {
    expect(creditorReferenceOf('–')).toBeUndefined()
    expect(creditorReferenceOf('1'.repeat(22))).toBeUndefined()
    expect(isCreditorReference(creditorReferenceOf('Z'.repeat(21)) ?? '')).toBe(true)
    const tooLong = Array.from(
      { length: 100 },
      (_, digits) => `RF${String(digits).padStart(2, '0')}${'1'.repeat(22)}`,
    )
    expect(tooLong.filter(isCreditorReference)).toEqual([])
    expect(isCreditorReference('RF18')).toBe(false)
  })
})
