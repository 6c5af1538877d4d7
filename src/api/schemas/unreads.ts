import * as z from 'zod/mini'
import { unreadModules } from './contracts.ts'
import { limits } from './limits.ts'
import { data, Id } from './primitives.ts'

export const profileUnreadCategories = [
  'calculation',
  'helpDeskTasks',
  'messages',
  'news',
  'personal',
  'work',
  'specialOffers',
  'cardPayment',
] as const
export type ProfileUnreadCategory = (typeof profileUnreadCategories)[number]

/** An item that was read, by the profile's category or the contract's module (MSG-3). */
export const ReadItem = z.object({
  category: z.enum([...profileUnreadCategories, ...unreadModules]),
  id: Id,
})
export const ReadsBody = z.object({ reads: z.array(ReadItem).check(z.maxLength(limits.reads)) })

export const UnreadCounter = z.object({ count: z.int(), ids: z.array(Id) })
export const ProfileUnreads = z.object(
  Object.fromEntries(profileUnreadCategories.map(category => [category, UnreadCounter])) as Record<
    ProfileUnreadCategory,
    typeof UnreadCounter
  >,
)
export const ProfileUnreadsAnswer = data(ProfileUnreads)
export const ProfileUnreadAnswer = data(UnreadCounter)

export const UnreadAnswer = data(z.array(Id))
