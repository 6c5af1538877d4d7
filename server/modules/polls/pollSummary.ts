import type { Poll } from './findPoll.ts'
import { isActive } from './isActive.ts'

/** A poll as lists show it. */
export const pollSummary = (
  { id, title, startsOn, endsOn }: Pick<Poll, 'id' | 'title' | 'startsOn' | 'endsOn'>,
  timeZone: string,
  now: Date,
  status: Readonly<Record<'hasTakenPart' | 'isVoter' | 'isRead' | 'isByProxyOnly', boolean>>,
) => ({
  id,
  title,
  state: isActive({ startsOn, endsOn }, timeZone, now) ? ('active' as const) : ('ended' as const),
  startsOn,
  endsOn,
  ...status,
})
