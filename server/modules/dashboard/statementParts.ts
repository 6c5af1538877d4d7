import type { CurrentEvent } from '../../../src/api/schemas/dashboard.ts'
import { limits } from '../../../src/api/schemas/limits.ts'
import { type Placeholder, type SQL, sql } from '../../database/drizzle.ts'
import { vendors } from '../vendors/tables.ts'

/** Parameters of the dashboard's statement. */
export const parameters = {
  userId: sql.placeholder('userId'),
  contractIds: sql.placeholder('contractIds'),
  vendorIds: sql.placeholder('vendorIds'),
  now: sql.placeholder('now'),
} as const satisfies Record<string, Placeholder>

/** Limit of events per kind. */
export const maxEvents = limits.currentEvents

const emptyFields = {
  contractId: null,
  title: null,
  from: null,
  until: null,
  isLate: false,
  amount: null,
  currency: null,
}

/** Returns an event; fields that are not given are null. */
export const event = (
  kind: CurrentEvent['kind'],
  id: number,
  fields: Partial<Omit<CurrentEvent, 'kind' | 'id'>>,
): CurrentEvent => ({ ...emptyFields, kind, id, ...fields })

/** SQL: the current calendar day in the vendor's time zone. */
export const today: SQL = sql`(${parameters.now}::timestamptz at time zone ${vendors.timeZone})::date`
