import type { helpDeskTasks } from './tables.ts'

/** Returns the number of a request that residents and staff see. */
export const taskNumber = ({
  id,
  createdAt,
}: Pick<typeof helpDeskTasks.$inferSelect, 'id' | 'createdAt'>): string =>
  `PG-${createdAt.getUTCFullYear()}-${String(id).padStart(5, '0')}`
