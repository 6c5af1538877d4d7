import { Download } from 'lucide'
import { useEffect, useRef } from 'react'
import { useFormat, vendorDay, vendorTimeZone } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import type { PollDetail, Vote } from '../model.ts'

interface Props {
  readonly poll: PollDetail
  readonly vote: Vote
  /** Whether it was counted just now: the heading receives the focus. */
  readonly isNew: boolean
  readonly onSave: () => void
}

/** The counted vote, to save as a receipt. */
export function Receipt({ poll, vote, isNew, onSave }: Props) {
  const t = useT()
  const { day, time } = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const { at, answers, receipt } = vote
  return (
    <section className="receipt">
      <h3 ref={heading} tabIndex={-1}>
        {t('receipt.title')}
      </h3>
      <Notice tone="success">
        {t('receipt.when', { day: day(vendorDay(at)), time: time(new Date(at), vendorTimeZone) })}
      </Notice>
      <dl>
        {poll.questions.map(({ id, text }) => {
          const choice = answers.find(({ questionId }) => questionId === id)?.choice
          return choice ? (
            <div key={id}>
              <dt>{text}</dt>
              <dd>{t(`choices.${choice}`)}</dd>
            </div>
          ) : null
        })}
        <div>
          <dt>{t('receipt.code')}</dt>
          <dd className="receipt-code">{receipt}</dd>
        </div>
      </dl>
      <p className="muted small">{t('receipt.text')}</p>
      <Button icon={Download} onClick={onSave}>
        {t('receipt.save')}
      </Button>
    </section>
  )
}
