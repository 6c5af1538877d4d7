import { CalendarPlus } from 'lucide'
import { dayIn, daysBetween } from '../../../src/i18n/formats.ts'
import { useFormat, vendorTimeZone } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import type { KnownWindow } from '../types.ts'

/** Milliseconds before the end from which a countdown is shown. */
const soon = 36 * 3_600_000

interface Props {
  readonly window: KnownWindow
  readonly onRetry: () => void
}

/** The declaration window by the server's clock, with a countdown near its end (MET-5). */
export function WindowNotice({ window, onRetry }: Props) {
  const t = useT()
  const { day, remaining } = useFormat()
  if (window.kind === 'unavailable')
    return (
      <Notice
        tone="warning"
        title={t('window.unavailable.title')}
        actions={<Button onClick={onRetry}>{t('shared:retry')}</Button>}
      >
        <p>{t('window.unavailable.text')}</p>
      </Notice>
    )
  if (window.kind === 'notPermitted' || window.kind === 'contractEnded')
    return (
      <Notice tone="info" title={t(`window.${window.kind}.title`)}>
        <p>{t(`window.${window.kind}.text`)}</p>
      </Notice>
    )
  const { kind, opensAt, closesAt, now } = window
  const opens = dayIn(vendorTimeZone, new Date(opensAt))
  // The window closes at the end of the deadline day.
  const deadline = dayIn(vendorTimeZone, new Date(Date.parse(closesAt) - 1))
  const today = dayIn(vendorTimeZone, new Date(now))
  const until = (end: string) => remaining(daysBetween(today, end) * 86_400_000)
  if (kind === 'open') {
    const timeLeft = Date.parse(closesAt) - now
    return timeLeft < soon ? (
      <Notice tone="warning" title={t('window.soon.title', { left: remaining(timeLeft) })}>
        <p>{t('window.soon.text', { day: day(deadline) })}</p>
      </Notice>
    ) : (
      <Notice tone="info">{t('window.open', { day: day(deadline), left: until(deadline) })}</Notice>
    )
  }
  if (kind === 'ended')
    return (
      <Notice tone="warning" title={t('window.ended.title')}>
        <p>{t('window.ended.text')}</p>
      </Notice>
    )
  // Few ask to be reminded, so that what writes the file is fetched then.
  const remind = async () => {
    const { calendarFile } = await import('../../../src/api/rules/calendarFile.ts')
    const { saveFile } = await import('../../../src/files/saveFile.ts')
    const event = { id: `declare-${opens}`, day: opens, title: t('window.reminder') }
    saveFile(`${opens}.ics`, 'text/calendar', calendarFile(t('title'), [event], new Date(now)))
  }
  return (
    <div className="window-closed">
      <Notice
        tone="info"
        title={t('window.closed.title', { from: day(opens), to: day(deadline) })}
        actions={
          <Button variant="quiet" icon={CalendarPlus} onClick={() => void remind()}>
            {t('window.remind')}
          </Button>
        }
      />
    </div>
  )
}
