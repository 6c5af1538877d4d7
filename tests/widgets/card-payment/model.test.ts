import { describe, expect, test } from 'vitest'
import { isPayableMoney } from '../../../src/api/rules/payableMoney.ts'
import {
  amountToPay,
  bodyOf,
  chosenService,
  emptyValues,
  initialValues,
  typedAs,
} from '../../../widgets/card-payment/model.ts'

const typed = {
  service: 'alfa-kaunas',
  reference: '100224',
  amount: '48,2',
  payerName: ' Rūta Žemaitienė ',
  email: 'ruta@example.com ',
}
const nothing = { service: undefined, reference: undefined, amount: undefined }
const fixed = { service: 'alfa-vilnius', reference: '100217', amount: '12.30', currency: 'EUR' }

describe('initial values of the form', () => {
  test('CRD-1: prefers the page’s attributes, and ignores a draft for another service', () => {
    expect(initialValues({ ...nothing, service: 'alfa-vilnius' }, typed)).toEqual({
      ...emptyValues,
      service: 'alfa-vilnius',
      payerName: typed.payerName,
      email: typed.email,
    })
    expect(initialValues(nothing, typed)).toEqual(typed)
    expect(initialValues(nothing, {})).toEqual(emptyValues)
  })

  test('CRD-1: selects a single service by default, and ignores a service that is not offered', () => {
    const service = (code: string) => ({ code, title: code, vendor: 'alfa', referenceHint: '' })
    const [one, two] = [service('one'), service('two')]
    expect(chosenService([one], '')).toBe(one)
    expect(chosenService([one, two], '')).toBeUndefined()
    expect(chosenService([one, two], 'two')).toBe(two)
    expect(chosenService([one, two], 'gone')).toBeUndefined()
  })
})

describe('the body of a payment', () => {
  test('CRD-1: contains the amount as exact decimal text, with comma or point', () => {
    expect(bodyOf(typed, 'alfa-kaunas', undefined)).toEqual({
      service: 'alfa-kaunas',
      reference: '100224',
      amount: '48.20',
      payerName: 'Rūta Žemaitienė',
      email: 'ruta@example.com',
    })
    expect(typedAs('48.20', 'lt')).toBe('48,20')
    expect(typedAs('48.20', 'en')).toBe('48.20')
  })

  test('CRD-1: contains the values fixed by the partner’s server instead of typed ones', () => {
    expect(bodyOf(typed, 'alfa-kaunas', fixed)).toMatchObject({
      service: 'alfa-vilnius',
      reference: '100217',
      amount: '12.30',
    })
    expect(amountToPay(typed, fixed)).toBe('12.30')
  })

  test.each([
    ['0.01', true],
    ['10000.00', true],
    ['0.00', false],
    ['10000.01', false],
    ['-5.00', false],
    ['5', false],
    ['5.000', false],
    ['1e3', false],
    ['', false],
  ])('BIL-4, CRD-1: an amount of “%s” is payable: %s', (amount, isPayable) => {
    expect(isPayableMoney(amount)).toBe(isPayable)
  })
})
