import { expect, test } from 'vitest'
import { createTexts } from '../../../src/i18n/createTexts.ts'

const file = (text: string) => () => Promise.resolve({ text })

test('I18-2: a view renders again for its own texts, the shared ones and the platform’s, but not for other widgets’', async () => {
  const texts = createTexts()
  const bills = () => texts.revision('bills')
  const grows = async (act: () => unknown) => {
    const before = bills()
    await act()
    return bills() > before
  }
  expect(await grows(() => texts.load('en', 'bills', file('own')))).toBe(true)
  expect(await grows(() => texts.load('en', 'shared', file('of all')))).toBe(true)
  expect(await grows(() => texts.load('en', 'meters', file('of another')))).toBe(false)
  expect(await grows(() => texts.override('en', { 'bills.text': 'the platform’s' }))).toBe(true)
  expect(texts.translator('en', 'bills')('text')).toBe('the platform’s')
  expect(await grows(() => texts.override('en', { 'bills.text': 'the platform’s' }))).toBe(false)
})

test('fetches only texts that the loader has not, and those that it had and could not bring', async () => {
  const texts = createTexts((_, name) =>
    name === 'meters' ? undefined : Promise.resolve(name === 'bills' ? { text: 'brought' } : undefined),
  )
  const fetched: string[] = []
  for (const name of ['bills', 'shared', 'meters'])
    await texts.load('en', name, () => {
      fetched.push(name)
      return Promise.resolve({ text: 'fetched' })
    })
  expect(fetched).toEqual(['shared', 'meters'])
  expect(texts.translator('en', 'bills')('text')).toBe('brought')
  expect(texts.translator('en', 'shared')('text')).toBe('fetched')
})
