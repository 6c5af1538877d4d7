import { clientFormDays } from '../../../src/api/vendor/schemas/clientForms.ts'
import { and, count, isNull, lte, or, sql } from '../../database/drizzle.ts'
import { daysBefore, isOfBatch, type RetentionRule } from '../../jobs/retention.ts'
import { uploads } from '../uploads/tables.ts'
import { documentIds } from './documentIds.ts'
import { clientRegistrations } from './tables.ts'

const formsAtOnce = 500

export const clientRegisterRetention: readonly RetentionRule[] = [
  {
    name: 'client forms',
    // Makes the documents overdue, so that the rule of uploads removes them with their files.
    async removeBatch({ database: { queries } }, now) {
      const isOverdue = or(
        lte(clientRegistrations.takenOverAt, daysBefore(now, clientFormDays.takenOver)),
        and(
          isNull(clientRegistrations.takenOverAt),
          lte(clientRegistrations.createdAt, daysBefore(now, clientFormDays.waiting)),
        ),
      )
      const deleted = queries.$with('deleted').as(
        queries
          .delete(clientRegistrations)
          .where(isOfBatch(clientRegistrations, isOverdue, formsAtOnce))
          .returning({ form: clientRegistrations.form }),
      )
      const released = queries.$with('released').as(
        queries
          .update(uploads)
          .set({ usedAt: null, expiresAt: now })
          .where(sql`${uploads.id} in (${documentIds(sql`deleted`)})`)
          .returning({ id: uploads.id }),
      )
      const [row] = await queries.with(deleted, released).select({ forms: count() }).from(deleted)
      return row?.forms ?? 0
    },
  },
]
