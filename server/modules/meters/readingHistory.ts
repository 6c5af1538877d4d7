import { and, desc, eq } from 'drizzle-orm'
import { subtractReadings } from '../../../src/api/rules/readings.ts'
import type { MeterReading } from '../../../src/api/schemas/meters.ts'
import type { Queries } from '../../database/Database.ts'
import { attachedFiles } from '../attachments/tables.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { isMeterOf, photoOf } from './readingPhotos.ts'
import { meterReadings, meters } from './tables.ts'

interface Wish {
  /** Current user; photos are visible to their sender only. */
  readonly userId: number
  readonly objectId?: number | undefined
  readonly meterId?: number | undefined
}

/**
 * Returns declared readings of a contract, newest first, optionally of one object or meter (MET-1,
 * MET-6).
 */
export async function readingHistory(
  queries: Queries,
  contract: ContractKey,
  { userId, objectId, meterId }: Wish,
): Promise<MeterReading[]> {
  const rows = await queries
    .select({
      id: meterReadings.id,
      meterId: meters.id,
      number: meters.number,
      type: meters.type,
      unit: meters.unit,
      objectId: meters.objectId,
      date: meterReadings.date,
      windowMonth: meterReadings.windowMonth,
      valueFrom: meterReadings.valueFrom,
      valueTo: meterReadings.valueTo,
      readingSource: meterReadings.readingSource,
      photoId: attachedFiles.id,
    })
    .from(meterReadings)
    .innerJoin(meters, isMeterOf)
    .leftJoin(attachedFiles, photoOf(userId))
    .where(
      and(
        isOfContract(meters, contract),
        objectId === undefined ? undefined : eq(meters.objectId, objectId),
        meterId === undefined ? undefined : eq(meters.id, meterId),
      ),
    )
    .orderBy(desc(meterReadings.date), desc(meterReadings.id))
  return rows.map(({ windowMonth, photoId, ...row }) => ({
    ...row,
    month: windowMonth.slice(0, 7),
    difference: subtractReadings(row.valueTo, row.valueFrom),
    hasPhoto: photoId !== null,
  }))
}
