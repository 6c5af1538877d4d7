import { Download } from 'lucide'
import { useEffect, useRef } from 'react'
import { FileNotice } from '../../../src/files/FileNotice.tsx'
import type { FileState } from '../../../src/files/useSignedFile.ts'
import { useFormat, vendorDay, vendorTimeZone } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import type { LinkProps } from '../../../src/ui/LinkProps.ts'
import { Notice } from '../../../src/ui/Notice.tsx'
import { containerFile, type PollDetail, type Vote } from '../model.ts'

interface Props {
  readonly poll: PollDetail
  readonly vote: Vote
  /** Whether it was counted just now: the heading receives the focus. */
  readonly isNew: boolean
  readonly file: FileState | undefined
  /** Where anyone checks the signed container. */
  readonly verify: LinkProps | undefined
  readonly onSave: () => void
  readonly onContainer: () => void
}

/** The counted vote, to save as a receipt and, if it was signed, as the signed container (VOT-1). */
export function Receipt({ poll, vote, isNew, file, verify, onSave, onContainer }: Props) {
  const t = useT()
  const { day, time } = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const { at, answers, receipt, hasContainer } = vote
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
      {hasContainer && (
        <>
          <p className="muted small">{t('receipt.signed')}</p>
          <Button
            icon={Download}
            busy={file?.kind === 'opening' && file.id === containerFile}
            onClick={onContainer}
          >
            {t('receipt.download')}
          </Button>
          <FileNotice file={file} id={containerFile} />
          {verify && (
            <Button variant="quiet" {...verify}>
              {t('receipt.verify')}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
