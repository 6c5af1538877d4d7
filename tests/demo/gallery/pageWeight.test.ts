import { expect, test } from 'vitest'
import { pageWeight } from '../../../demo/gallery/code/pageWeight.ts'

const textsOf = (name: string) => ({
  first: `${name}.first.json`,
  signedIn: `${name}.signed-in.json`,
  own: `${name}.json`,
})

const sizes = {
  version: '1.2.3-abcdef01',
  files: {
    ...{ 'loader.js': 100, 'core.js': 50, 'a.js': 7, 'b.js': 5, 'query.js': 20 },
    ...{ 'a.json': 1, 'a.first.json': 3, 'a.signed-in.json': 4, 'b.json': 2 },
  },
  elements: {
    a: { first: ['loader.js', 'core.js', 'a.js'], signedIn: ['query.js'], texts: textsOf('a') },
    b: { first: ['loader.js', 'core.js', 'b.js'], signedIn: ['query.js'], texts: textsOf('b') },
  },
}

test('counts files that two elements share once, and common texts with the first element alone', () => {
  expect(pageWeight(sizes, ['a'], false)).toEqual({ bytes: 160, requests: 4 })
  expect(pageWeight(sizes, ['a', 'b'], false)).toEqual({ bytes: 167, requests: 6 })
  expect(pageWeight(sizes, ['a', 'b'], true)).toEqual({ bytes: 188, requests: 7 })
})
