import { expect, test } from 'vitest'
import { ClientRegisterBody } from '../../../../src/api/schemas/clientRegister.ts'

const company = {
  kind: 'company',
  companyName: 'UAB „Namų ūkis“',
  companyCode: '301234567',
  companyVatCode: 'LT100001234567',
  vendor: 'alfa',
  provider: 'Alfa namai Vilnius',
  phone: '+37061234567',
  email: 'ukis@example.com',
  address: 'Antakalnio g. 128-61, Vilnius',
  ownershipType: 'owner',
  propertyType: 'apartment',
  invoicePayer: 'new_owner',
  billSending: 'digital',
  registryDocuments: ['one'],
  identityDocument: 'two',
}

const faults = (change: object) =>
  ClientRegisterBody.safeParse({ ...company, ...change }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ]) ?? []

test('CDF-3: a legal entity requires name, code and VAT code, with at most 255 characters', () => {
  expect(faults({})).toEqual([])
  for (const field of ['companyName', 'companyCode', 'companyVatCode']) {
    expect(faults({ [field]: '  ' })).toEqual([[field, 'validation.required']])
    expect(faults({ [field]: 'x'.repeat(255) })).toEqual([])
    expect(faults({ [field]: 'x'.repeat(256) })).toEqual([[field, 'validation.text_long']])
  }
})
