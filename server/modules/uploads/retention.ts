import type { UploadPurpose } from '../../../src/api/schemas/uploadLimits.ts'
import { and, inArray, isNull, lte, or } from '../../database/drizzle.ts'
import type { RetentionRule } from '../../jobs/retention.ts'
import { uploads } from './tables.ts'

const filesAtOnce = 500

/** Uploads whose files are copied when they are used; client forms use those of the others. */
const copied: readonly UploadPurpose[] = ['help-desk', 'meter-photo']

export const uploadsRetention: readonly RetentionRule[] = [
  {
    name: 'uploads',
    // Removes the file before its row, because a row without a file is retried and a file without a row
    // is not.
    async removeBatch({ database: { queries }, files }, now) {
      const isOverdue = and(
        or(isNull(uploads.usedAt), inArray(uploads.purpose, [...copied])),
        lte(uploads.expiresAt, now),
      )
      const overdue = await queries
        .select({ id: uploads.id, path: uploads.path })
        .from(uploads)
        .where(isOverdue)
        .limit(filesAtOnce)
      if (overdue.length === 0) return 0
      for (const { path } of overdue) await files.remove(path)
      const ids = overdue.map(({ id }) => id)
      await queries.delete(uploads).where(and(isOverdue, inArray(uploads.id, ids)))
      return overdue.length
    },
  },
]
