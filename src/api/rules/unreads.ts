import type { unreadModules } from '../schemas/contracts.ts'
import type { MessageType } from '../schemas/messages.ts'
import type { Module } from '../schemas/modules.ts'
import type { ProfileUnreadCategory } from '../schemas/unreads.ts'

export type UnreadModule = (typeof unreadModules)[number]

/** Lists with unread items: a contract's modules, and two that only the profile counts. */
export type UnreadList = UnreadModule | 'cardPayment' | 'specialOffers'

/** The list of a contract that the badge of a module counts (MSG-4). */
export const listOfModule: Readonly<Partial<Record<Module, UnreadModule>>> = {
  bill: 'invoice',
  documents: 'yearlyReports',
  help_desk: 'helpDeskTasks',
  messages: 'messages',
  meter: 'meters',
  poll: 'polls',
}

/** List of each message type. Statements of funds and payments are not in the calculation list. */
export const listOfMessage: Readonly<Record<MessageType, UnreadList>> = {
  news: 'newsMessages',
  personal: 'personalMessages',
  planned_works: 'plannedWork',
  calculation: 'calculation',
  card_payment: 'cardPayment',
  calculation_funds: 'messages',
  calculation_payments: 'messages',
}

/** The lists that messages are in. */
export const messageLists: readonly UnreadList[] = [...new Set(Object.values(listOfMessage))]

/** List that each counter of the profile counts (MSG-5). */
export const listOfCategory: Readonly<Record<ProfileUnreadCategory, UnreadList>> = {
  calculation: 'calculation',
  helpDeskTasks: 'helpDeskTasks',
  messages: 'messages',
  news: 'newsMessages',
  personal: 'personalMessages',
  work: 'plannedWork',
  specialOffers: 'specialOffers',
  cardPayment: 'cardPayment',
}

const listsOfMessages = [
  'messages',
  'newsMessages',
  'personalMessages',
  'plannedWork',
  'calculation',
] as const

type Lists = Readonly<Partial<Record<UnreadModule, readonly number[]>>>

/** Number in a module's bubble; messages add up five lists (MSG-4). */
export const bubbleCount = (lists: Lists, module: UnreadModule): number =>
  (module === 'messages' ? listsOfMessages : [module]).reduce(
    (count, list) => count + (lists[list]?.length ?? 0),
    0,
  )

const counted = ['messages', 'news', 'calculation', 'work', 'personal', 'cardPayment'] as const

type Counters = Readonly<Partial<Record<string, { readonly count: number }>>>

/** Number in the profile's badge; requests and offers have counters but are not included (MSG-5). */
export const badgeTotal = (counters: Counters): number =>
  counted.reduce((total, category) => total + (counters[category]?.count ?? 0), 0)
