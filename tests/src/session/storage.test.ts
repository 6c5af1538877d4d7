import { expect, it } from 'vitest'
import { localTexts } from '../../../src/session/storage.ts'

/** A storage with one text that takes no more. */
const full = () => {
  const stored = new Map([['draft', 'old']])
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (key: string) => void stored.delete(key),
  } as unknown as Storage
}

it('in a full storage the last written text is read until the reload, and a deleted one is gone', () => {
  const area = full()
  const texts = localTexts(() => area)
  expect(texts.read('draft')).toBe('old')
  texts.write('draft', 'new')
  texts.write('other', 'first')
  expect([texts.read('draft'), texts.read('other')]).toEqual(['new', 'first'])
  texts.write('draft', undefined)
  expect(texts.read('draft')).toBeUndefined()
})

it('in a refused storage texts are read until the reload', () => {
  const texts = localTexts(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  texts.write('draft', 'new')
  expect(texts.read('draft')).toBe('new')
  texts.write('draft', undefined)
  expect(texts.read('draft')).toBeUndefined()
})
