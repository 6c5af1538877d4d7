import { CircleCheck, CircleX } from 'lucide'
import type { ReactNode } from 'react'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Status } from '../../../src/ui/Status.tsx'
import { type Question as Asked, barLength, type PollDetail } from '../model.ts'

interface Props {
  readonly poll: PollDetail
  readonly question: Asked
}

/** A question with its current result and the contract's own choice. */
export function Question({ poll, question }: Props) {
  const t = useT()
  const { myChoice, decision } = question
  return (
    <section className="question">
      <h3>{question.text}</h3>
      {decision && decision !== 'other' && (
        <Status
          tone={decision === 'accepted' ? 'success' : 'danger'}
          icon={decision === 'accepted' ? CircleCheck : CircleX}
        >
          {t(`decisions.${decision}`)}
        </Status>
      )}
      <Tally poll={poll} question={question} />
      {poll.hasTakenPart && myChoice && myChoice !== 'other' && (
        <p className="mine">
          {t('mine')} <strong>{t(`choices.${myChoice}`)}</strong>
        </p>
      )}
    </section>
  )
}

/** Votes as bars on one scale of all eligible votes, with a mark at the threshold of a decision. */
export function Tally({ poll, question }: Props): ReactNode {
  const t = useT()
  const { number } = useFormat()
  const { totalParticipants, requiredVotes } = poll
  const { agree, disagree, agreePercent, disagreePercent, paperAgree = 0, paperDisagree = 0 } = question
  const rows = [
    { choice: 'agree', count: agree, percent: agreePercent },
    { choice: 'disagree', count: disagree, percent: disagreePercent },
  ] as const
  return (
    <div className="tally">
      {rows.map(({ choice, count, percent }) => (
        <div key={choice} className={`tally-row ${choice}`}>
          <p>
            <span>{t(`choices.${choice}`)}</span>
            <span className="muted">
              {t('share', { count, votes: number(count), percent: number(Number(percent)) })}
            </span>
          </p>
          <div className="bar-line" aria-hidden="true">
            <span style={{ inlineSize: barLength(count, totalParticipants) }} />
            {choice === 'agree' && (
              <i
                className="needed"
                style={{ insetInlineStart: barLength(requiredVotes, totalParticipants) }}
              />
            )}
          </div>
        </div>
      ))}
      {paperAgree + paperDisagree > 0 && (
        <p className="muted small">
          {t('onPaper', { agree: number(paperAgree), disagree: number(paperDisagree) })}
        </p>
      )}
      <p className="muted small mark">
        <i className="needed" />
        {t('facts.required')}:{' '}
        {t('facts.requiredVotes', { count: requiredVotes, votes: number(requiredVotes) })}
      </p>
      <p className="muted small">
        {agree >= requiredVotes
          ? t('enough', { count: requiredVotes, votes: number(requiredVotes) })
          : t('needed', { count: requiredVotes - agree, votes: number(requiredVotes - agree) })}
      </p>
    </div>
  )
}
