import { minimumOf, takesReading } from '../../../src/api/rules/readings.ts'
import type { GuestMeter } from '../../../src/api/schemas/guestReadings.ts'
import { fieldOf } from '../../../src/forms/readingFields.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useUnit } from '../../../src/runtime/useUnit.ts'
import { DecimalField } from '../../../src/ui/DecimalField.tsx'

interface Props {
  readonly meters: readonly GuestMeter[]
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Partial<Record<string, string>>>
  /** Whether readings are accepted now. */
  readonly isOpen: boolean
  readonly onType: (field: string, value: string) => void
}

/** The meters, with a field for each that takes a reading, and the reason for each that takes none (CNS-4). */
export function ReadingFields({ meters, values, errors, isOpen, onType }: Props) {
  const t = useT()
  const { day, reading, numbered } = useFormat()
  const unitName = useUnit()
  if (meters.length === 0) return <p>{t('none')}</p>
  const reason = (meter: GuestMeter) => {
    if (meter.readingSource === 'remote') return t('remote')
    if (meter.isExpired) return t('expired')
    return (
      meter.declared && t('declared', { value: reading(meter.declared.valueTo), unit: unitName(meter.unit) })
    )
  }
  return (
    <ul className="reading-meters">
      {meters.map(meter => {
        const field = fieldOf(meter)
        const { latestMeterReading: last } = meter
        const unit = unitName(meter.unit)
        const name = `${t(`types.${meter.type}`)}, ${numbered(meter.number)}`
        const minimum = `${last ? t('last', { day: day(last.date) }) : t('first')}: ${reading(minimumOf(meter))} ${unit}`
        return (
          <li key={meter.id}>
            {isOpen && takesReading(meter) ? (
              <DecimalField
                label={name}
                hint={minimum}
                unit={unit}
                name={field}
                value={values[field] ?? ''}
                error={errors[field]}
                onChange={value => onType(field, value)}
              />
            ) : (
              <>
                <strong>{name}</strong>
                <p className="muted small">{minimum}</p>
                <p className="small">{reason(meter)}</p>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
