import { and, inArray, isNull, lte } from 'drizzle-orm'
import type { RetentionRule } from '../../jobs/retention.ts'
import { uploads } from './tables.ts'

const filesAtOnce = 500

export const uploadsRetention: readonly RetentionRule[] = [
  {
    name: 'uploads',
    // Removes the file before its row, because a row without a file is retried and a file without a row
    // is not.
    async removeBatch({ database: { queries }, files }, now) {
      const isUnused = and(isNull(uploads.usedAt), lte(uploads.expiresAt, now))
      const unusedUploads = await queries
        .select({ id: uploads.id, path: uploads.path })
        .from(uploads)
        .where(isUnused)
        .limit(filesAtOnce)
      if (unusedUploads.length === 0) return 0
      for (const { path } of unusedUploads) await files.remove(path)
      const ids = unusedUploads.map(({ id }) => id)
      await queries.delete(uploads).where(and(isUnused, inArray(uploads.id, ids)))
      return unusedUploads.length
    },
  },
]
