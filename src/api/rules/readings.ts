import type { Meter } from '../schemas/meters.ts'

/** Whether residents read a meter: not if it is read remotely or its verification has expired (CNS-4, MET-5). */
export const isReadByResident = ({ isExpired, readingSource }: Pick<Meter, 'isExpired' | 'readingSource'>) =>
  !isExpired && readingSource !== 'remote'

/** Whether a meter takes a reading in this window: residents read it, and none was declared yet. */
export const takesReading = (meter: Pick<Meter, 'isExpired' | 'readingSource' | 'declared'>): boolean =>
  isReadByResident(meter) && !meter.declared

/** Lower limit of a new reading: the last reading, else the meter's initial value. */
export const minimumOf = (meter: {
  readonly latestMeterReading: { readonly valueTo: string } | null
  readonly defaultValue: string
}): string => meter.latestMeterReading?.valueTo ?? meter.defaultValue
