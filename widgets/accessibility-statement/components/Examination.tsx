import { useContext } from 'react'
import { TextsContext } from '../../../src/i18n/TextsContext.ts'
import { useT } from '../../../src/i18n/useT.ts'
import type { Report } from '../types.ts'

/** A day with its year, also in that year: "23 November 2026". */
const dayWithYear = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** Who examined the service, how and when, and the results in numbers. */
export function Examination({
  report: { assessedOn, criteria, tests, checks },
}: {
  readonly report: Report
}) {
  const t = useT()
  const { locale } = useContext(TextsContext)
  const rows = [
    ['day', dayWithYear(assessedOn, locale)],
    ...Object.entries(criteria),
    ['tests', tests],
    ...(checks > 0 ? [['checks', checks] as const] : []),
  ] as const
  return (
    <section className="card" part="card">
      <h2>{t('examined.title')}</h2>
      <p>{t('examined.text')}</p>
      <dl className="results">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`examined.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
