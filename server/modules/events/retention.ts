import { vendorEventDays } from '../../../src/api/vendor/schemas/events.ts'
import { lte } from '../../database/drizzle.ts'
import { daysBefore, deleteRows, type RetentionRule } from '../../jobs/retention.ts'
import { vendorEvents } from './tables.ts'

/** Deliveries are deleted with their events. */
export const eventsRetention: readonly RetentionRule[] = [
  deleteRows('vendor events', vendorEvents, now => lte(vendorEvents.at, daysBefore(now, vendorEventDays))),
]
