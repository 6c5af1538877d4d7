import type { GuestMeter } from '../../src/api/schemas/guestReadings.ts'

/** Name of a meter's field. */
export const fieldOf = ({ id }: Pick<GuestMeter, 'id'>): string => `meter${id}`

/** Whether a meter takes a reading now; a remotely read one takes none (CNS-4). */
export const takesReading = (meter: GuestMeter): boolean =>
  !meter.isExpired && !meter.declared && meter.readingSource !== 'remote'

/** Lower limit of a new reading. */
export const minimumOf = (meter: GuestMeter): string =>
  meter.latestMeterReading?.valueTo ?? meter.defaultValue
