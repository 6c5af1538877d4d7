import { newKey } from './newKey.ts'

/** What was sent last, with its idempotency key. */
export interface Sending {
  readonly content: string
  readonly key: string
}

/** Nothing has been sent yet. */
export const noSending: Sending = { content: '', key: '' }

/** The next sending: the same content again has the same key, so that a retry after a lost answer stores nothing twice. */
export const nextSending = (last: Sending, content: string): Sending =>
  last.content === content ? last : { content, key: newKey() }
