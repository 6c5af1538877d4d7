import { compareReadings, readingProblem, subtractReadings } from '../../../src/api/rules/readingValues.ts'
import type { Transaction } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { invalidField } from '../../http/invalidField.ts'
import { recordEvent } from '../events/recordEvent.ts'
import { leastReading } from './leastReading.ts'
import { findPhoto, keepPhoto, type UploadedPhoto } from './readingPhotos.ts'
import { meterReadings, type meters } from './tables.ts'

export interface Declaration {
  readonly meter: typeof meters.$inferSelect
  readonly valueTo: string
  /** Who declares it; undefined without an account. */
  readonly userId: number | undefined
  /** First day of the open window's month. */
  readonly windowMonth: string
  /** Current calendar day of the vendor. */
  readonly today: string
  readonly at: Date
  readonly photo?: UploadedPhoto | undefined
}

/** SQL condition: readings of a meter. */
const isOfMeter = ({ vendorId, id }: Declaration['meter']) =>
  and(eq(meterReadings.vendorId, vendorId), eq(meterReadings.meterId, id))

/** Returns a declaration error at the form's value field (MET-3). */
export const invalidReading = (key: string) => invalidField('valueTo', key)

/**
 * Stores a reading of the open window. The same value again returns the stored reading; another value
 * is refused, also concurrently.
 * @returns the reading, and the path of an upload that can be removed
 * @throws HttpError validation_failed for an expired meter, a value too low, a second value, or an
 *   expired photo
 */
export async function declareReading(
  tx: Transaction,
  { meter, valueTo, userId, windowMonth, today, at, photo }: Declaration,
) {
  if (meter.expiryDate !== null && meter.expiryDate < today)
    throw invalidReading('validation.meter_verification_expired')
  const valueFrom = await leastReading(tx, meter, windowMonth)
  const problem = readingProblem(valueTo, valueFrom)
  if (problem) throw invalidReading(problem)
  const [inserted] = await tx
    .insert(meterReadings)
    .values({
      vendorId: meter.vendorId,
      meterId: meter.id,
      windowMonth,
      date: today,
      valueFrom,
      valueTo,
      declaredAt: at,
      userId: userId ?? null,
    })
    .onConflictDoNothing()
    .returning()
  const row = inserted ?? (await findReading(tx, meter, windowMonth))
  if (compareReadings(row.valueTo, valueTo) !== 0) throw invalidReading('validation.meter_declared_already')
  const usedPath =
    photo && userId !== undefined && row.userId === userId
      ? await keepPhoto(tx, { meter, readingId: row.id, userId }, photo, at)
      : undefined
  const photoId =
    userId === undefined
      ? undefined
      : await findPhoto(tx, { vendorId: meter.vendorId, meterId: meter.id, readingId: row.id, userId })
  if (inserted)
    await recordEvent(
      tx,
      'reading.submitted',
      { vendorId: meter.vendorId, contractId: meter.contractId, userId },
      {
        reading: row.id,
        meter: { number: meter.number, sourceId: meter.sourceId },
        value: row.valueTo,
        previousValue: row.valueFrom,
        date: row.date,
        month: windowMonth.slice(0, 7),
        hasPhoto: photoId !== undefined,
      },
      at,
    )
  return {
    usedPath,
    isNew: inserted !== undefined,
    declaration: {
      meterId: meter.id,
      valueFrom: row.valueFrom,
      valueTo: row.valueTo,
      difference: subtractReadings(row.valueTo, row.valueFrom),
      at: row.declaredAt.toISOString(),
      hasPhoto: photoId !== undefined,
    },
  }
}

async function findReading(tx: Transaction, meter: Declaration['meter'], windowMonth: string) {
  const [row] = await tx
    .select()
    .from(meterReadings)
    .where(and(isOfMeter(meter), eq(meterReadings.windowMonth, windowMonth)))
  if (!row) throw new Error('A reading went away while it was being declared.')
  return row
}
