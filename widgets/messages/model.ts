import { type Message, type MessageType, messageTypes } from '../../src/api/schemas/messages.ts'
import type { Reads } from '../../src/suite/getUnreads.ts'

/** Key of a message inside the element: "news/12". */
export const nameOf = ({ type, id }: Pick<Message, 'type' | 'id'>): string => `${type}/${id}`

export const typeOf = (text: string | undefined): MessageType | undefined =>
  messageTypes.find(known => known === text)

/** Parses such a key; undefined for unknown types. */
export function parseName(name: string | undefined): { type: MessageType; id: number } | undefined {
  const [typeName, id] = name?.split('/') ?? []
  const type = typeOf(typeName)
  return type && Number(id) > 0 ? { type, id: Number(id) } : undefined
}

/** The unread counter of each message type (MSG-3, MSG-5). */
const categories = {
  news: 'news',
  personal: 'personal',
  planned_works: 'work',
  calculation: 'calculation',
  card_payment: 'cardPayment',
  calculation_funds: 'messages',
  calculation_payments: 'messages',
} as const

/**
 * Body that marks messages as read. Skips unknown types, because the server's call has no field for them.
 */
export const readsOf = (messages: readonly Pick<Message, 'type' | 'id'>[]): Reads =>
  messages.flatMap(({ type, id }) => (type === 'other' ? [] : [{ category: categories[type], id }]))

type Ids = Readonly<Record<string, readonly number[] | { readonly ids: readonly number[] } | undefined>>

/** Counters of unread messages of the profile and of a contract (MSG-4, MSG-5). */
export const unreadMessageLists = {
  profile: ['messages', 'news', 'personal', 'work', 'calculation', 'cardPayment'],
  contract: ['messages', 'newsMessages', 'personalMessages', 'plannedWork', 'calculation'],
} as const

/** Body that marks all messages of some counters as read. */
export const allReads = (lists: Ids, of: keyof typeof unreadMessageLists): Reads =>
  unreadMessageLists[of].flatMap(category => {
    const messages = lists[category] ?? []
    return ('ids' in messages ? messages.ids : messages).map(id => ({ category, id }))
  })
