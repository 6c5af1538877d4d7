import { CircleAlert } from 'lucide'
import { type FormEvent, useId } from 'react'
import { useFormat, vendorDay, vendorTimeZone } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Checkbox } from '../../../src/ui/Checkbox.tsx'
import fieldsCss from '../../../src/ui/fields.css?inline'
import { Icon } from '../../../src/ui/Icon.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { useSheet } from '../../../src/ui/useSheet.ts'
import { ballotName, type Choice, type PollDetail, type PollProxy, type Question } from '../model.ts'
import type { BallotState, PollsViewProps } from '../types.ts'
import { Tally } from './Question.tsx'
import { SignerFields } from './SignerFields.tsx'

export interface BallotFormProps extends Omit<PollsViewProps, 'state'> {
  readonly poll: PollDetail
  readonly state: BallotState
  /** Set on the ballot of a contract that the user represents. */
  readonly proxy?: PollProxy | undefined
}

/** The ballot: choices and submission, signed if the poll requires it (POL-2, POL-3). */
export function BallotForm({ poll, state, proxy, ...calls }: BallotFormProps) {
  useSheet(fieldsCss)
  const t = useT()
  const { day, time } = useFormat()
  const { ballot, errors, problem, failed, busy } = state
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) calls.onVote?.()
  }
  return (
    <form className="ballot" name={ballotName(proxy)} noValidate onSubmit={submit}>
      {failed && !problem && (
        <Notice tone="warning" title={t('failures.title')}>
          <p>{failed}</p>
        </Notice>
      )}
      {poll.questions.map(question => (
        <QuestionField
          key={question.id}
          poll={poll}
          question={question}
          choice={ballot.choices[question.id]}
          error={ballot.choices[question.id] ? undefined : errors.choices}
          onChoose={choice => calls.onChoose?.(question.id, choice)}
        />
      ))}
      {poll.needsSignature && (
        <SignerFields
          ballot={ballot}
          errors={errors}
          onType={(field, value) => calls.onType?.(field, value)}
        />
      )}
      <div>
        <Checkbox
          name="isOwner"
          required
          checked={ballot.isOwner}
          error={errors.isOwner}
          onChange={value => calls.onType?.('isOwner', value)}
        >
          {proxy ? t('proxy.isProxy', { number: proxy.number }) : t('isOwner')}
        </Checkbox>
        {poll.needsSignature && (
          <Checkbox
            name="consent"
            required
            checked={ballot.consent}
            error={errors.consent}
            onChange={value => calls.onType?.('consent', value)}
          >
            {t('consent')}
          </Checkbox>
        )}
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className="send">
        <Button variant="primary" type="submit" busy={busy === 'voting'}>
          {t(poll.needsSignature ? 'sign' : 'vote')}
        </Button>
        <Button variant="quiet" busy={busy === 'keeping'} onClick={calls.onKeep}>
          {t('keep')}
        </Button>
        <p className="muted small">
          {poll.withdrawableUntil
            ? t('withdrawal.until', {
                day: day(vendorDay(poll.withdrawableUntil)),
                time: time(new Date(poll.withdrawableUntil), vendorTimeZone),
              })
            : t(poll.needsSignature ? 'finalSigned' : 'final')}
        </p>
      </div>
    </form>
  )
}

interface QuestionFieldProps {
  readonly poll: PollDetail
  readonly question: Question
  readonly choice: Choice | undefined
  readonly error: string | undefined
  readonly onChoose: (choice: Choice) => void
}

const choices = ['agree', 'disagree'] as const

/** One question with its answers. */
function QuestionField({ poll, question, choice, error, onChoose }: QuestionFieldProps) {
  const t = useT()
  const name = `question-${question.id}`
  const id = useId()
  return (
    <fieldset className={error ? 'question invalid' : 'question'}>
      <legend>{question.text}</legend>
      <Tally poll={poll} question={question} />
      <div className="choose">
        {choices.map(each => (
          <label key={each}>
            <input
              type="radio"
              name={name}
              checked={choice === each}
              aria-invalid={error !== undefined}
              aria-describedby={error && id}
              onChange={() => onChoose(each)}
            />
            {t(`choices.${each}`)}
          </label>
        ))}
      </div>
      {error && (
        <p className="error" id={id}>
          <Icon node={CircleAlert} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
