import { Image } from 'lucide'
import type { Meter, MeterReading } from '../../../src/api/schemas/meters.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useUnit } from '../../../src/runtime/useUnit.ts'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import tablesCss from '../../../src/ui/tables.css?inline'
import { useSheet } from '../../../src/ui/useSheet.ts'

interface Props {
  readonly meter: Meter
  readonly readings: readonly MeterReading[]
  readonly onPhoto: (reading: MeterReading) => void
}

/** Declared readings of one meter, newest first: start, end and difference of each period (MET-1). */
export function ReadingTable({ meter, readings, onPhoto }: Props) {
  useSheet(tablesCss)
  const t = useT()
  const { day, month, numbered, reading } = useFormat()
  const label = (column: string) => t(`history.columns.${column}`)
  const { number, type, expiryDate } = meter
  const unit = useUnit()(meter.unit)
  const hasPhotos = readings.some(({ hasPhoto }) => hasPhoto)
  return (
    <section>
      <h3>{t('history.readings')}</h3>
      <p className="muted small">
        {[
          t(`types.${type}`),
          numbered(number),
          expiryDate && t(meter.isExpired ? 'expired.text' : 'verified', { day: day(expiryDate) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <table className="table" aria-label={t('history.readings')}>
        <thead>
          <tr>
            <th scope="col">{label('month')}</th>
            <th scope="col">{label('date')}</th>
            <th scope="col" className="sum">
              {label('start')}
            </th>
            <th scope="col" className="sum">
              {label('end')}
            </th>
            <th scope="col" className="sum">
              {t('history.columns.difference', { unit })}
            </th>
            {hasPhotos && (
              <th scope="col" className="sum">
                {label('photo')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {readings.map(each => (
            <tr key={each.id}>
              <td className="first">{month(each.month)}</td>
              <td data-label={label('date')}>{day(each.date)}</td>
              <td className="money sum" data-label={label('start')}>
                {reading(each.valueFrom)}
              </td>
              <td className="money sum" data-label={label('end')}>
                {reading(each.valueTo)}
                {each.readingSource === 'estimated' && (
                  <span className="estimated muted small"> {t('history.estimated')}</span>
                )}
              </td>
              <td className="money sum used side">
                {reading(each.difference)} {unit}
              </td>
              {hasPhotos && (
                <td className="photo sum whole" data-label={each.hasPhoto ? label('photo') : undefined}>
                  {each.hasPhoto && (
                    <IconButton
                      icon={Image}
                      label={t('photo.show', { month: month(each.month) })}
                      onClick={() => onPhoto(each)}
                    />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
