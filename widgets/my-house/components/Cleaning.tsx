import { CalendarPlus } from 'lucide'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { calendarOf } from '../model.ts'

interface Props {
  /** The next days, today included, soonest first. */
  readonly days: readonly string[]
  readonly onCalendar: () => void
}

/** When the stairs are cleaned next, on a small calendar, and as a file for one's own. */
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
                // biome-ignore lint/suspicious/noArrayIndexKey: a week has no other name
                <tr key={index}>
                  {week.map((cell, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a place in the week is what a cell is
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
