import { subtractReadings } from '../../../src/api/rules/readingValues.ts'
import type { MeterReading } from '../../../src/api/schemas/meters.ts'
import { namedByConnection } from '../../database/createStatementNames.ts'
import type { Queries } from '../../database/Database.ts'
import { and, desc, sql } from '../../database/drizzle.ts'
import { type ContractKey, contractAt, contractValues, isOfContract } from '../contracts/isOfContract.ts'
import { hasPhotoOf, isMeterOf } from './readingPhotos.ts'
import { meterReadings, meters } from './tables.ts'

const at = sql.placeholder

interface ReadingsParams {
  /** Current user; photos are visible to their sender only. */
  readonly userId: number
  readonly objectId?: number | undefined
  readonly meterId?: number | undefined
}

/** Prepares the declared readings of a contract, newest first, optionally of one object or meter (MET-1, MET-6). */
export function prepareReadings(queries: Queries) {
  const statement = queries
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
      hasPhoto: hasPhotoOf(queries, at('userId')),
    })
    .from(meterReadings)
    .innerJoin(meters, isMeterOf)
    .where(
      and(
        isOfContract(meters, contractAt),
        sql`${meters.objectId} = coalesce(${at('objectId')}::integer, ${meters.objectId})`,
        sql`${meters.id} = coalesce(${at('meterId')}::integer, ${meters.id})`,
      ),
    )
    .orderBy(desc(meterReadings.date), desc(meterReadings.id))
    .prepare(namedByConnection)
  return async (
    contract: ContractKey,
    { userId, objectId, meterId }: ReadingsParams,
  ): Promise<MeterReading[]> => {
    const rows = await statement.execute({
      ...contractValues(contract),
      userId,
      objectId: objectId ?? null,
      meterId: meterId ?? null,
    })
    return rows.map(({ windowMonth, ...row }) => ({
      ...row,
      month: windowMonth.slice(0, 7),
      difference: subtractReadings(row.valueTo, row.valueFrom),
    }))
  }
}
