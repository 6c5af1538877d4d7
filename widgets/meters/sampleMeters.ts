import { range } from '../../src/api/rules/range.ts'
import type { Meter, MeterReading } from '../../src/api/schemas/meters.ts'

/** A meter of cold water that takes a reading. */
export const meter: Meter = {
  id: 1,
  number: 'ŠV-100217-1',
  type: 'cold_water',
  unit: 'm³',
  objectId: 1,
  expiryDate: '2029-03-12',
  isExpired: false,
  latestMeterReading: { valueTo: '412.5000', date: '2026-10-29' },
  defaultValue: '12.0000',
  declared: null,
}

/** Meters in each state. */
export const meters: readonly Meter[] = [
  meter,
  { ...meter, id: 2, number: 'KV-100217-2', type: 'hot_water', isExpired: true, expiryDate: '2026-10-12' },
  {
    ...meter,
    id: 3,
    number: 'EL-100217-3',
    type: 'electricity',
    unit: 'kWh',
    latestMeterReading: { valueTo: '18402.0000', date: '2026-10-29' },
    declared: { valueTo: '18577.2500', at: '2026-11-29T08:10:00Z', hasPhoto: true },
  },
  { ...meter, id: 4, number: 'DJ-100217-4', type: 'gas', objectId: 2, latestMeterReading: null },
  { ...meter, id: 5, number: 'X-9', type: 'other', objectId: 2, expiryDate: null },
  {
    ...meter,
    id: 6,
    number: 'ŠA-100217-6',
    type: 'heating_accounting',
    unit: 'MWh',
    readingSource: 'remote',
  },
]

/** Two years of readings of the first meter, the newest first. */
export const readings: readonly MeterReading[] = range(24).map(age => {
  const used = [4.2, 3.9, 4.4, 3.6, 4.1, 5.2, 4.8, 3.7, 4, 4.3, 3.8, 4.5][age % 12] ?? 4
  const end = 412.5 - age * 4
  const date = new Date(Date.UTC(2026, 9 - age, 28)).toISOString().slice(0, 10)
  return {
    id: 100 - age,
    meterId: 1,
    number: meter.number,
    type: 'cold_water',
    unit: 'm³',
    objectId: 1,
    date,
    month: date.slice(0, 7),
    valueFrom: (end - used).toFixed(4),
    valueTo: end.toFixed(4),
    difference: (age > 11 ? used * 0.9 : used).toFixed(4),
    hasPhoto: age === 1,
    readingSource: age === 2 ? 'estimated' : 'resident',
  }
})
