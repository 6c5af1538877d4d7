import { type Message, type MessageType, messageTypes } from '../../src/api/schemas/messages.ts'
import type { Reads } from '../../src/suite/unreadsOf.ts'

/** The name of a message inside the element, "news/12". */
export const nameOf = ({ type, id }: Pick<Message, 'type' | 'id'>): string => `${type}/${id}`

export const typeOf = (text: string | undefined): MessageType | undefined =>
  messageTypes.find(known => known === text)

/** The message that such a name stands for; undefined for a type that this client does not know. */
export function parseName(name: string | undefined): { type: MessageType; id: number } | undefined {
  const [word, id] = name?.split('/') ?? []
  const type = typeOf(word)
  return type && Number(id) > 0 ? { type, id: Number(id) } : undefined
}

/** The counter that a message of each type is unread in (MSG-3, MSG-5). */
const categories = {
  news: 'news',
  personal: 'personal',
  planned_works: 'work',
  calculation: 'calculation',
  card_payment: 'cardPayment',
  calculation_funds: 'messages',
  calculation_payments: 'messages',
} as const

/** What marks messages as read. Of a type this client does not know nothing can be said to the server. */
export const readsOf = (messages: readonly Pick<Message, 'type' | 'id'>[]): Reads =>
  messages.flatMap(({ type, id }) => (type === 'other' ? [] : [{ category: categories[type], id }]))

type Ids = Readonly<Record<string, readonly number[] | { readonly ids: readonly number[] } | undefined>>

/** Lists of the profile and of a contract in which messages are unread (MSG-4, MSG-5). */
export const unreadMessageLists = {
  profile: ['messages', 'news', 'personal', 'work', 'calculation', 'cardPayment'],
  contract: ['messages', 'newsMessages', 'personalMessages', 'plannedWork', 'calculation'],
} as const

/** What marks every message of some unread lists as read. */
export const allReads = (lists: Ids, of: keyof typeof unreadMessageLists): Reads =>
  unreadMessageLists[of].flatMap(category => {
    const found = lists[category] ?? []
    return ('ids' in found ? found.ids : found).map(id => ({ category, id }))
  })
