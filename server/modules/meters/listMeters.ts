import { and, eq, sql } from 'drizzle-orm'
import type { DeclarationWindow } from '../../../src/api/rules/declarationWindow.ts'
import type { Meter } from '../../../src/api/schemas/meters.ts'
import type { Queries } from '../../database/Database.ts'
import { attachedFiles } from '../attachments/tables.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { isMeterOf, photoOf } from './readingPhotos.ts'
import { meterReadings, meters } from './tables.ts'

interface Wish {
  /** Current user; photos are visible to their sender only. */
  readonly userId: number
  readonly objectId?: number | undefined
  readonly window: DeclarationWindow
  /** The vendor's calendar day, which decides whether a verification has expired. */
  readonly today: string
}

/** Returns the meters of a contract with their newest readings (MET-1, MET-6). */
export async function listMeters(
  queries: Queries,
  contract: ContractKey,
  { userId, objectId, window, today }: Wish,
): Promise<Meter[]> {
  const newestReading = queries
    .selectDistinctOn([meterReadings.meterId], { reading: meterReadings, photoId: attachedFiles.id })
    .from(meterReadings)
    .innerJoin(meters, isMeterOf)
    .leftJoin(attachedFiles, photoOf(userId))
    .where(isOfContract(meters, contract))
    .orderBy(meterReadings.meterId, sql`${meterReadings.windowMonth} desc`)
  const [rows, readings] = await Promise.all([
    queries
      .select()
      .from(meters)
      .where(
        and(
          isOfContract(meters, contract),
          meters.isActive,
          objectId === undefined ? undefined : eq(meters.objectId, objectId),
        ),
      )
      .orderBy(meters.objectId, meters.id),
    newestReading,
  ])
  const newestOf = new Map(
    readings.map(({ reading, photoId }) => [reading.meterId, { ...reading, hasPhoto: photoId !== null }]),
  )
  return rows.map(({ id, number, type, unit, objectId, expiryDate, defaultValue, readingSource }) => {
    const latestReading = newestOf.get(id)
    const isDeclared = window.isOpen && latestReading?.windowMonth === window.month
    return {
      id,
      number,
      type,
      unit,
      objectId,
      expiryDate,
      isExpired: expiryDate !== null && expiryDate < today,
      latestMeterReading: latestReading ? { valueTo: latestReading.valueTo, date: latestReading.date } : null,
      defaultValue,
      readingSource,
      declared: isDeclared
        ? {
            valueTo: latestReading.valueTo,
            at: latestReading.declaredAt.toISOString(),
            hasPhoto: latestReading.hasPhoto,
          }
        : null,
    }
  })
}
