import type { ReactNode } from 'react'
import type { TaskDetail } from '../../../src/api/schemas/helpDesk.ts'
import { useFormat, vendorDay, vendorTimeZone } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'

interface Props {
  readonly task: TaskDetail
  /** The request's files. */
  readonly children?: ReactNode
}

/** The request with its files and all messages after it, oldest first. */
export function Correspondence({ task, children }: Props) {
  const t = useT()
  const { day, time } = useFormat()
  const { message, createdAt, correspondence, organization } = task
  const letters = [{ id: 0, at: createdAt, from: 'resident', text: message }, ...correspondence]
  return (
    <ol className="letters" aria-label={t('correspondence')}>
      {letters.map(({ id, at, from, text }) => (
        <li key={id} className={from === 'resident' ? 'mine' : 'theirs'}>
          <p className="muted small">
            <strong>{from === 'resident' ? t('you') : organization}</strong>{' '}
            <time dateTime={at}>
              {day(vendorDay(at))}, {time(new Date(at), vendorTimeZone)}
            </time>
          </p>
          <p className="letter">{text}</p>
          {id === 0 && children}
        </li>
      ))}
    </ol>
  )
}
