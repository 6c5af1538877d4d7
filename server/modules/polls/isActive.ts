import { dayIn } from '../../common/days.ts'
import type { Poll } from './findPoll.ts'

/** Returns whether a poll accepts votes at a time. */
export function isActive(
  { startsOn, endsOn }: Pick<Poll, 'startsOn' | 'endsOn'>,
  timeZone: string,
  now: Date,
): boolean {
  const today = dayIn(timeZone, now)
  return startsOn <= today && today <= endsOn
}
