import { isReadByResident, minimumOf } from '../../../src/api/rules/readings.ts'
import type { Meter } from '../../../src/api/schemas/meters.ts'
import { fieldOf } from '../../../src/forms/readingFields.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useUnit } from '../../../src/runtime/useUnit.ts'
import { DecimalField } from '../../../src/ui/DecimalField.tsx'

interface Props {
  readonly meters: readonly Meter[]
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Partial<Record<string, string>>>
  readonly onType: (field: string, value: string) => void
}

/** A field for the last reading of each meter, and the reason for each that takes none (MOV-2, CNS-4). */
export function LastReadings({ meters, values, errors, onType }: Props) {
  const t = useT()
  const { day, reading, numbered } = useFormat()
  const unitName = useUnit()
  return (
    <ul className="last-readings">
      {meters.map(meter => {
        const { latestMeterReading: last } = meter
        const unit = unitName(meter.unit)
        const field = fieldOf(meter)
        const name = `${t(`types.${meter.type}`)}, ${numbered(meter.number)}`
        const minimum = `${last ? t('moving.last', { day: day(last.date) }) : t('moving.first')}: ${reading(minimumOf(meter))} ${unit}`
        return (
          <li key={meter.id}>
            {isReadByResident(meter) ? (
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
                <p className="small">
                  {t(meter.readingSource === 'remote' ? 'moving.remote' : 'moving.expired')}
                </p>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
