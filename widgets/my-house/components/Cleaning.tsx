import { CalendarPlus } from 'lucide'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { calendarOf } from '../model.ts'

interface Props {
  /** The next days including today, in ascending order. */
  readonly days: readonly string[]
  readonly onCalendar: () => void
}

/** The next days on which the stairs are cleaned, as a small calendar and as an iCalendar file. */
export function Cleaning({ days, onCalendar }: Props) {
  const t = useT()
  const { deadline, month, today, weekdays } = useFormat()
  const [next] = days
  return (
    <>
      <h2>{t('cleaning.title')}</h2>
      {next && <p>{t('cleaning.next', { day: deadline(next) })}</p>}
      <div className="months">
        {calendarOf(days).map(sheet => (
          <table key={sheet.month} className="calendar">
            <caption>{month(sheet.month)}</caption>
            <thead>
              <tr>
                {weekdays.map(({ name, short }) => (
                  <th key={name} scope="col" abbr={name}>
                    {short}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sheet.weeks.map((week, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other identity
                <tr key={index}>
                  {week.map((cell, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its weekday
                    <td key={at} aria-current={cell?.day === today ? 'date' : undefined}>
                      {cell && (
                        <span className={cell.isMarked ? 'marked' : undefined}>
                          {Number(cell.day.slice(8))}
                          {cell.isMarked && <span className="vh">, {t('cleaning.marked')}</span>}
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <div className="actions">
        <Button icon={CalendarPlus} onClick={onCalendar}>
          {t('cleaning.save')}
        </Button>
      </div>
    </>
  )
}
