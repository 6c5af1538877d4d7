import type { Queries } from '../../database/Database.ts'
import { and, desc, eq, inArray, isNotNull, isNull, lt } from '../../database/drizzle.ts'
import { isRow } from '../../database/isRow.ts'
import { uploads } from '../uploads/tables.ts'
import { clientRegistrations } from './tables.ts'

type Registration = typeof clientRegistrations.$inferSelect

interface FormFilter {
  /** Only forms with a smaller id. */
  readonly before: number | undefined
  readonly isTakenOver: 'true' | 'false' | undefined
}

/** Queries of the client forms that were sent to a vendor. */
export const staffFormQueries = (queries: Queries) => ({
  /** Newest first. */
  page: (vendorId: number, { before, isTakenOver }: FormFilter, limit: number) =>
    queries
      .select()
      .from(clientRegistrations)
      .where(
        and(
          eq(clientRegistrations.vendorId, vendorId),
          before === undefined ? undefined : lt(clientRegistrations.id, before),
          isTakenOver &&
            (isTakenOver === 'true'
              ? isNotNull(clientRegistrations.takenOverAt)
              : isNull(clientRegistrations.takenOverAt)),
        ),
      )
      .orderBy(desc(clientRegistrations.id))
      .limit(limit),

  async find(vendorId: number, reference: string) {
    const [registration] = await queries
      .select()
      .from(clientRegistrations)
      .where(and(eq(clientRegistrations.vendorId, vendorId), eq(clientRegistrations.reference, reference)))
    return registration
  },

  uploadsOf: (registrations: readonly Registration[]) =>
    queries
      .select()
      .from(uploads)
      .where(
        inArray(
          uploads.id,
          registrations.flatMap(({ form }) => [form.identityDocument, ...form.registryDocuments]),
        ),
      ),

  /** Keeps the time of the first time. */
  async takeOver(registration: Registration, now: Date) {
    await queries
      .update(clientRegistrations)
      .set({ takenOverAt: now })
      .where(and(isRow(clientRegistrations, registration), isNull(clientRegistrations.takenOverAt)))
  },

  async removeUpload(id: string) {
    await queries.delete(uploads).where(eq(uploads.id, id))
  },
})
