import { expect, test } from 'vitest'
import { addressLink, readAddress } from '../../../demo/gallery/address.ts'

test('addressLink and readAddress preserve attributes and other elements with any characters', () => {
  const address = {
    name: 'bills',
    attributes: { view: 'latest', vendor: 'a&b=c#d', 'form-role': '' },
    beside: ['login', 'contract-switcher'],
  }
  expect(readAddress(addressLink(address))).toEqual(address)
})

test('an empty fragment is the start page', () => {
  const start = { name: '', attributes: {}, beside: [] }
  for (const hash of ['', '#', '#/']) expect(readAddress(hash)).toEqual(start)
})
