import { type SQL, sql } from '../../../database/drizzle.ts'

/** SQL expression: the calendar day of the vendor of row `t`. */
export const todayOf = (now: Date): SQL =>
  sql`(select (${now.toISOString()}::timestamptz at time zone g.time_zone)::date
    from organization_groups g where g.id = t.vendor_id)`
