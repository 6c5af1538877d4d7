import { expect, test } from 'vitest'
import { badgeTotal, bubbleCount, listOfCategory, listOfMessage } from '../../../../src/api/rules/unreads.ts'
import { messageTypes } from '../../../../src/api/schemas/messages.ts'
import { profileUnreadCategories } from '../../../../src/api/schemas/unreads.ts'

test('MSG-4: the bubble of messages counts five lists and no other', () => {
  const lists = {
    messages: [1],
    newsMessages: [2, 3],
    personalMessages: [4],
    plannedWork: [5, 6, 7],
    calculation: [8],
    invoice: [9, 10],
    polls: [11],
  }
  expect(bubbleCount(lists, 'messages')).toBe(8)
  expect(bubbleCount(lists, 'invoice')).toBe(2)
  expect(bubbleCount(lists, 'polls')).toBe(1)
  expect(bubbleCount(lists, 'meters')).toBe(0)
  expect(bubbleCount({}, 'messages')).toBe(0)
})

test('MSG-5: the badge adds messages, news, calculation, work, personal and card payments only', () => {
  const one = { count: 1 }
  const all = Object.fromEntries(profileUnreadCategories.map(category => [category, one]))
  expect(badgeTotal(all)).toBe(6)
  expect(badgeTotal({ specialOffers: { count: 5 }, helpDeskTasks: { count: 7 } })).toBe(0)
  expect(badgeTotal({ news: { count: 2 }, cardPayment: { count: 3 }, work: { count: 4 } })).toBe(9)
  expect(badgeTotal({})).toBe(0)
})

test('MSG-5: every message is unread in a list that a counter of the profile counts', () => {
  const counted = new Set(Object.values(listOfCategory))
  for (const type of messageTypes) expect(counted).toContain(listOfMessage[type])
})
