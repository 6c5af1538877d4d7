import type { GuestMeter } from '../../src/api/schemas/guestReadings.ts'

/** Whether a meter takes a reading now; a remotely read one takes none (CNS-4). */
export const takesReading = (meter: GuestMeter): boolean =>
  !meter.isExpired && !meter.declared && meter.readingSource !== 'remote'
