import { csv } from '../../src/api/rules/csv.ts'
import type { MeterReading } from '../../src/api/schemas/meters.ts'
import { saveFile } from '../../src/files/saveFile.ts'
import type { Formats } from '../../src/i18n/formats.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'

/** Saves readings as a table, with the decimal mark and the separator of the language. */
export function saveReadings(
  t: Translate,
  {
    month,
    reading,
    unitName,
  }: Pick<Formats, 'month' | 'reading'> & { readonly unitName: (unit: string) => string },
  readings: readonly MeterReading[],
  contract: string,
): void {
  const columns = ['month', 'date', 'start', 'end']
  const rows = readings.map(each => [
    each.number,
    t(`types.${each.type}`),
    month(each.month),
    each.date,
    reading(each.valueFrom),
    reading(each.valueTo),
    reading(each.difference),
    unitName(each.unit),
  ])
  const head = [
    t('history.meter'),
    t('history.columns.type'),
    ...columns.map(column => t(`history.columns.${column}`)),
    t('history.columns.used'),
    t('history.columns.unit'),
  ]
  const name = `${t('title').toLowerCase()}-${contract}.csv`
  saveFile(name, 'text/csv;charset=utf-8', csv([head, ...rows], reading('0.5').includes(',')))
}
