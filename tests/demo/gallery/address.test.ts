import { expect, test } from 'vitest'
import { placeLink, readPlace } from '../../../demo/gallery/address.ts'

test('a link to an element carries its attributes and what stands beside it, whatever is in them', () => {
  const place = {
    name: 'bills',
    attributes: { view: 'latest', vendor: 'a&b=c#d', 'form-role': '' },
    beside: ['login', 'contract-switcher'],
  }
  expect(readPlace(placeLink(place))).toEqual(place)
})

test('an address that says nothing is the first page', () => {
  const nowhere = { name: '', attributes: {}, beside: [] }
  for (const hash of ['', '#', '#/']) expect(readPlace(hash)).toEqual(nowhere)
})
