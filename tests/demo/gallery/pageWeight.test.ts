import { expect, test } from 'vitest'
import { pageWeight } from '../../../demo/gallery/code/pageWeight.ts'

const sizes = {
  version: '1.2.3-abcdef01',
  files: { 'loader.js': 100, 'core.js': 50, 'a.js': 7, 'b.js': 5, 'query.js': 20 },
  elements: {
    a: { first: ['loader.js', 'core.js', 'a.js'], signedIn: ['query.js'] },
    b: { first: ['loader.js', 'core.js', 'b.js'], signedIn: ['query.js'] },
  },
}

test('counts files that two elements share once', () => {
  expect(pageWeight(sizes, ['a'], false)).toEqual({ bytes: 157, requests: 3 })
  expect(pageWeight(sizes, ['a', 'b'], false)).toEqual({ bytes: 162, requests: 4 })
  expect(pageWeight(sizes, ['a', 'b'], true)).toEqual({ bytes: 182, requests: 5 })
})
