import type { Poll } from './findPoll.ts'
import { isActive } from './isActive.ts'

/** A poll as lists show it. */
export const pollSummary = (
  { id, title, startsOn, endsOn }: Pick<Poll, 'id' | 'title' | 'startsOn' | 'endsOn'>,
  timeZone: string,
  now: Date,
  {
    isContractActive,
    ...status
  }: Readonly<Record<'hasTakenPart' | 'isVoter' | 'isRead' | 'isByProxyOnly' | 'isContractActive', boolean>>,
) => ({
  id,
  title,
  state: isActive({ startsOn, endsOn }, timeZone, now) ? ('active' as const) : ('ended' as const),
  startsOn,
  endsOn,
  ...status,
  // Nobody votes for a contract that has ended; its holder may still vote for others.
  isVoter: status.isVoter && (status.isByProxyOnly || isContractActive),
})
