import type { ChatMessage } from '../../src/api/schemas/liveChat.ts'
import { vendorDay } from '../../src/i18n/useFormat.ts'

/** A message that is on its way, or did not get there. `key` makes sure that it counts once however often it is sent. */
export interface Unsent {
  readonly key: string
  readonly text: string
  /** The newest message that was known when it was written. */
  readonly after: number
  /** Why it was not sent; absent while it is being sent. */
  readonly problem?: string
}

/** Both lists as one, oldest first, each message once. */
export function merged(known: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map([...known, ...more].map(message => [message.id, message]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}

export interface Day {
  readonly day: string
  readonly messages: readonly ChatMessage[]
}

/** Messages under the days on which they were written, where the vendor is. */
export function byDay(messages: readonly ChatMessage[]): readonly Day[] {
  const days = new Map<string, ChatMessage[]>()
  for (const message of messages) {
    const day = vendorDay(message.at)
    days.set(day, [...(days.get(day) ?? []), message])
  }
  return [...days].map(([day, ofDay]) => ({ day, messages: ofDay }))
}

/** How soon staff replies, in the unit people would say; undefined where it is too long to be a promise. */
export function repliesIn(
  minutes: number | null,
): { readonly unit: 'minutes' | 'hours'; readonly count: number } | undefined {
  if (minutes === null || minutes > 48 * 60) return undefined
  return minutes > 90
    ? { unit: 'hours', count: Math.ceil(minutes / 60) }
    : { unit: 'minutes', count: minutes }
}

/** Those that are not among the messages yet: one's own may come by the line before the answer to its sending does. */
export const stillUnsent = (unsent: readonly Unsent[], messages: readonly ChatMessage[]): readonly Unsent[] =>
  unsent.filter(
    ({ text, after }) =>
      !messages.some(message => message.from === 'resident' && message.id > after && message.text === text),
  )

/** What was kept of messages that were not sent, as far as it is whole. */
export const unsentOf = (kept: unknown): readonly Unsent[] =>
  Array.isArray(kept)
    ? kept.filter(
        (one): one is Unsent =>
          typeof one === 'object' &&
          one !== null &&
          typeof one.key === 'string' &&
          typeof one.text === 'string' &&
          typeof one.after === 'number',
      )
    : []
