import { CircleCheck, CircleDot, CircleX } from 'lucide'
import type { ReactNode } from 'react'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Status } from '../../../src/ui/Status.tsx'
import type { PollDetail } from '../model.ts'

const decisions = {
  accepted: { tone: 'success', icon: CircleCheck },
  rejected: { tone: 'danger', icon: CircleX },
  partly: { tone: 'warning', icon: CircleDot },
  other: { tone: 'neutral', icon: CircleDot },
} as const

/** Period, turnout, quorum and result. */
export function Facts({ poll }: { readonly poll: PollDetail }) {
  const t = useT()
  const { days, deadline, number } = useFormat()
  const {
    state,
    startsOn,
    endsOn,
    totalVotes,
    totalParticipants,
    requiredVotes,
    finalDecision,
    unit = 'owners',
  } = poll
  const turnout = { votes: number(totalVotes), total: number(totalParticipants) }
  const facts: Readonly<Record<string, ReactNode>> = {
    dates: days(startsOn, endsOn),
    ...(state === 'active' && { ends: deadline(endsOn) }),
    votes:
      unit === 'owners' ? t('votesOf', { count: totalVotes, ...turnout }) : t(`weighed.${unit}`, turnout),
    required: t('facts.requiredVotes', { count: requiredVotes, votes: number(requiredVotes) }),
    ...(finalDecision && {
      decision: <Status {...decisions[finalDecision]}>{t(`decisions.${finalDecision}`)}</Status>,
    }),
  }
  return (
    <dl className="facts">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{t(`facts.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
