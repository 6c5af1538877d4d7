import { expect, test } from 'vitest'
import { allReads, nameOf, parseName, readsOf } from '../../../widgets/messages/model.ts'

test('MSG-1: parses keys of type and id, and returns undefined for unknown types', () => {
  expect(nameOf({ type: 'news', id: 12 })).toBe('news/12')
  expect(parseName('planned_works/3')).toEqual({ type: 'planned_works', id: 3 })
  for (const name of [undefined, '', 'news', 'news/', 'news/0', 'news/x', 'spam/3', 'other/3', '__proto__/1'])
    expect(parseName(name), String(name)).toBeUndefined()
})

test('MSG-3: marks each type as read in its own counter, and unknown types in none', () => {
  expect(
    readsOf([
      { type: 'planned_works', id: 1 },
      { type: 'calculation_funds', id: 2 },
      { type: 'card_payment', id: 3 },
      { type: 'other', id: 4 },
    ]),
  ).toEqual([
    { category: 'work', id: 1 },
    { category: 'messages', id: 2 },
    { category: 'cardPayment', id: 3 },
  ])
})

test('MSG-3 MSG-4 MSG-5: marks all messages as read, but no requests, offers and bills', () => {
  const counter = (...ids: number[]) => ({ count: ids.length, ids })
  const profile = {
    news: counter(1),
    work: counter(2, 3),
    helpDeskTasks: counter(4),
    specialOffers: counter(5),
  }
  expect(allReads(profile, 'profile')).toEqual([
    { category: 'news', id: 1 },
    { category: 'work', id: 2 },
    { category: 'work', id: 3 },
  ])
  expect(allReads({ newsMessages: [1], plannedWork: [2], invoice: [3], polls: [4] }, 'contract')).toEqual([
    { category: 'newsMessages', id: 1 },
    { category: 'plannedWork', id: 2 },
  ])
})
