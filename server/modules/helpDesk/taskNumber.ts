import { dayIn } from '../../common/days.ts'
import { getTableColumns } from '../../database/drizzle.ts'
import { vendors } from '../vendors/tables.ts'
import { helpDeskTasks } from './tables.ts'

/** A request with its vendor's time zone. */
export type NumberedTask = typeof helpDeskTasks.$inferSelect & { readonly timeZone: string }

/** Columns of a `NumberedTask`, for a query that joins the vendor. */
export const numberedTask = { ...getTableColumns(helpDeskTasks), timeZone: vendors.timeZone }

/** Returns the number of a request that residents and staff see, with the year of the vendor's day. */
export const taskNumber = ({
  id,
  createdAt,
  timeZone,
}: Pick<NumberedTask, 'id' | 'createdAt' | 'timeZone'>): string =>
  `PG-${dayIn(timeZone, createdAt).slice(0, 4)}-${String(id).padStart(5, '0')}`
