import { describe, expect, test } from 'vitest'
import type { ChatMessage } from '../../../src/api/schemas/liveChat.ts'
import { byDay, merged, stillUnsent, unsentOf } from '../../../widgets/live-chat/model.ts'
import { repliesIn } from '../../../widgets/live-chat/replies.ts'

const message = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  at: '2026-11-21T10:00:00.000Z',
  from: 'staff',
  text: `Message ${id}`,
  ...more,
})

describe('CHT-1: the conversation', () => {
  test('merges messages in order and without duplicates', () => {
    const messages = merged([message(3), message(5)], [message(5), message(1), message(4)])
    expect(messages.map(({ id }) => id)).toEqual([1, 3, 4, 5])
  })

  test('groups messages by day in the vendor’s time zone', () => {
    const days = byDay([
      message(1, { at: '2026-11-20T21:59:59.000Z' }),
      message(2, { at: '2026-11-20T22:00:00.000Z' }),
      message(3, { at: '2026-11-21T10:00:00.000Z' }),
    ])
    expect(days.map(({ day, messages }) => [day, messages.length])).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', 2],
    ])
  })

  test('drops an unsent message that the stream has already delivered', () => {
    const unsent = [
      { key: 'a', text: 'Laba diena', after: 4 },
      { key: 'b', text: 'Ačiū', after: 4 },
    ]
    const own = { from: 'resident', text: 'Laba diena' } as const
    expect(stillUnsent(unsent, [message(4, own), message(5, { text: 'Ačiū' })])).toEqual(unsent)
    expect(stillUnsent(unsent, [message(5, own)]).map(({ key }) => key)).toEqual(['b'])
  })

  test('returns a reply time only if it is short enough to promise', () => {
    expect([null, 4, 90, 91, 48 * 60, 48 * 60 + 1].map(minutes => repliesIn(minutes))).toEqual([
      undefined,
      { unit: 'minutes', count: 4 },
      { unit: 'minutes', count: 90 },
      { unit: 'hours', count: 2 },
      { unit: 'hours', count: 48 },
      undefined,
    ])
  })

  test('restores well-formed unsent messages and drops others', () => {
    const validDraft = { key: 'a', text: 'Laba', after: 0 }
    expect(unsentOf([validDraft, { key: 'b' }, null, 'c', { ...validDraft, after: '0' }])).toEqual([
      validDraft,
    ])
    expect(unsentOf('broken')).toEqual([])
  })
})
