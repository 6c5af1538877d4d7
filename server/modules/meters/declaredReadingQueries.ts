import type { Queries } from '../../database/Database.ts'
import { and, desc, eq, isNotNull, isNull, lt } from '../../database/drizzle.ts'
import { isParent } from '../../database/isParent.ts'
import { isRow } from '../../database/isRow.ts'
import { attachedFiles } from '../attachments/tables.ts'
import { contracts } from '../contracts/tables.ts'
import { deleteDeclarationKeys } from './declarationKeys.ts'
import { meterReadings, meters, refusedReadings } from './tables.ts'

type Reading = typeof meterReadings.$inferSelect

interface DeclaredReadingFilter {
  /** Only readings with a smaller id. */
  readonly before: number | undefined
  readonly isAccepted: 'true' | 'false' | undefined
}

/** SQL condition: a vendor's readings that residents declared; imported ones have a key of the vendor. */
const isDeclared = (vendorId: number) =>
  and(eq(meterReadings.vendorId, vendorId), isNull(meterReadings.sourceId))

/** SQL condition: the photo of a reading. */
const isPhotoOf = (reading: Pick<Reading, 'vendorId' | 'id'> | typeof meterReadings) =>
  and(
    eq(attachedFiles.vendorId, reading.vendorId),
    eq(attachedFiles.item, 'reading'),
    eq(attachedFiles.itemId, reading.id),
  )

/** Queries of the readings that a vendor's residents declared; `queries` may be a transaction. */
export const declaredReadingQueries = (queries: Queries) => ({
  /** Newest first. */
  page: (vendorId: number, { before, isAccepted }: DeclaredReadingFilter, limit: number) =>
    queries
      .select({
        reading: meterReadings,
        meter: { number: meters.number, sourceId: meters.sourceId },
        contract: { number: contracts.username, sourceId: contracts.sourceId },
        photo: attachedFiles.id,
      })
      .from(meterReadings)
      .innerJoin(meters, isParent(meters, meterReadings, meterReadings.meterId))
      .innerJoin(contracts, isParent(contracts, meters, meters.contractId))
      .leftJoin(attachedFiles, isPhotoOf(meterReadings))
      .where(
        and(
          isDeclared(vendorId),
          before === undefined ? undefined : lt(meterReadings.id, before),
          isAccepted &&
            (isAccepted === 'true' ? isNotNull(meterReadings.acceptedAt) : isNull(meterReadings.acceptedAt)),
        ),
      )
      .orderBy(desc(meterReadings.id))
      .limit(limit),

  async lock(vendorId: number, id: number) {
    const [reading] = await queries
      .select()
      .from(meterReadings)
      .where(and(isDeclared(vendorId), eq(meterReadings.id, id)))
      .for('update')
    return reading
  },

  async accept(reading: Reading, now: Date) {
    await queries.update(meterReadings).set({ acceptedAt: now }).where(isRow(meterReadings, reading))
  },

  /** Moves a reading with its photo to the refused ones. Returns its meter. */
  async refuse(reading: Reading, reason: string, now: Date) {
    const { id, vendorId, meterId, windowMonth, date, valueFrom, valueTo, declaredAt } = reading
    await queries.insert(refusedReadings).values({
      ...{ vendorId, meterId, windowMonth, date, valueFrom, valueTo, declaredAt },
      readingId: id,
      refusedAt: now,
      reason,
    })
    await queries.delete(attachedFiles).where(isPhotoOf(reading))
    await queries.delete(meterReadings).where(isRow(meterReadings, reading))
    const [meter] = await queries
      .select()
      .from(meters)
      .where(isRow(meters, { id: meterId, vendorId }))
    if (!meter) throw new Error('A reading has no meter.')
    await deleteDeclarationKeys(queries, meter)
    return meter
  },
})
