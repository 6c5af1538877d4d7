import type { ChatMessage } from '../../src/api/schemas/liveChat.ts'
import { vendorDay } from '../../src/i18n/useFormat.ts'

/** A message that is being sent or has failed. `key` is its idempotency key, so retries count once. */
export interface Unsent {
  readonly key: string
  readonly text: string
  /** Id of the newest known message when it was written. */
  readonly after: number
  /** Why sending failed; absent while it is being sent. */
  readonly problem?: string
}

/** Merges two lists, oldest first, without duplicates. */
export function merged(known: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map([...known, ...more].map(message => [message.id, message]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}

export interface Day {
  readonly day: string
  readonly messages: readonly ChatMessage[]
}

/** Messages grouped by day in the vendor's time zone. */
export function byDay(messages: readonly ChatMessage[]): readonly Day[] {
  const days = new Map<string, ChatMessage[]>()
  for (const message of messages) {
    const day = vendorDay(message.at)
    days.set(day, [...(days.get(day) ?? []), message])
  }
  return [...days].map(([day, ofDay]) => ({ day, messages: ofDay }))
}

/**
 * Drops messages that are already in the conversation: the stream may deliver one before its own request is
 * answered.
 */
export const stillUnsent = (unsent: readonly Unsent[], messages: readonly ChatMessage[]): readonly Unsent[] =>
  unsent.filter(
    ({ text, after }) =>
      !messages.some(message => message.from === 'resident' && message.id > after && message.text === text),
  )

/** Unsent messages from storage; drops malformed ones. */
export const unsentOf = (stored: unknown): readonly Unsent[] =>
  Array.isArray(stored)
    ? stored.filter(
        (one): one is Unsent =>
          typeof one === 'object' &&
          one !== null &&
          typeof one.key === 'string' &&
          typeof one.text === 'string' &&
          typeof one.after === 'number',
      )
    : []
