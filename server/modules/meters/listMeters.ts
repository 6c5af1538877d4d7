import { type DeclarationWindow, declarationWindow } from '../../../src/api/rules/declarationWindow.ts'
import { consideredUses } from '../../../src/api/rules/plausibility.ts'
import type { Meter } from '../../../src/api/schemas/meters.ts'
import { dayIn } from '../../common/days.ts'
import { namedByConnection } from '../../database/createStatementNames.ts'
import type { Queries } from '../../database/Database.ts'
import { and, desc, eq, sql } from '../../database/drizzle.ts'
import { attachedFiles } from '../attachments/tables.ts'
import { type ContractKey, contractAt, contractValues, isOfContract } from '../contracts/isOfContract.ts'
import { deadlineDayOf } from './deadlineDay.ts'
import { isMeterOf, photoOf } from './readingPhotos.ts'
import { meterReadings, meters } from './tables.ts'

const at = sql.placeholder

interface MetersParams {
  /** Current user; photos are visible to their sender only. */
  readonly userId: number
  readonly objectId?: number | undefined
  /** The vendor's, which decides what is expired and which readings are declared. */
  readonly timeZone: string
  readonly now: Date
}

interface Listed {
  readonly meters: Meter[]
  /** Undefined without meters. */
  readonly window: DeclarationWindow | undefined
}

/** SQL expression: what a meter used from reading to reading, newest first. */
function recentUsesOf(queries: Queries) {
  const uses = queries
    .select({ use: sql`(${meterReadings.valueTo} - ${meterReadings.valueFrom})::text` })
    .from(meterReadings)
    .where(and(isMeterOf, eq(meterReadings.vendorId, contractAt.vendorId)))
    .orderBy(desc(meterReadings.windowMonth))
    .limit(consideredUses)
  return sql<string[]>`to_json(array(${uses}))`
}

/**
 * Prepares the meters of a contract with their newest readings, and the window for new ones (MET-1, MET-6).
 * @param hasUses whether the meters have `recentUses` while readings are taken, which are compared with them (MET-2)
 */
export function prepareMeters(queries: Queries, { hasUses }: { readonly hasUses: boolean }) {
  const newest = queries
    .select({
      valueTo: meterReadings.valueTo,
      date: meterReadings.date,
      windowMonth: meterReadings.windowMonth,
      declaredAt: meterReadings.declaredAt,
      photoId: sql<number | null>`${attachedFiles.id}`.as('photo_id'),
    })
    .from(meterReadings)
    .leftJoin(attachedFiles, photoOf(at('userId')))
    .where(and(isMeterOf, eq(meterReadings.vendorId, contractAt.vendorId)))
    .orderBy(desc(meterReadings.windowMonth))
    .limit(1)
    .as('newest')
  const statement = queries
    .select({
      id: meters.id,
      number: meters.number,
      type: meters.type,
      unit: meters.unit,
      objectId: meters.objectId,
      expiryDate: meters.expiryDate,
      defaultValue: meters.defaultValue,
      readingSource: meters.readingSource,
      valueTo: newest.valueTo,
      date: newest.date,
      windowMonth: newest.windowMonth,
      declaredAt: newest.declaredAt,
      photoId: newest.photoId,
      deadlineDay: deadlineDayOf(queries, contractAt.vendorId),
      recentUses: hasUses ? recentUsesOf(queries) : sql<null>`null`,
    })
    .from(meters)
    .leftJoinLateral(newest, sql`true`)
    .where(
      and(
        isOfContract(meters, contractAt),
        meters.isActive,
        sql`${meters.objectId} = coalesce(${at('objectId')}::integer, ${meters.objectId})`,
      ),
    )
    .orderBy(meters.objectId, meters.id)
    .prepare(namedByConnection)

  return async (
    contract: ContractKey,
    { userId, objectId, timeZone, now }: MetersParams,
  ): Promise<Listed> => {
    const rows = await statement.execute({
      ...contractValues(contract),
      userId,
      objectId: objectId ?? null,
    })
    const [first] = rows
    const window = first && declarationWindow(now, timeZone, first.deadlineDay)
    const today = dayIn(timeZone, now)
    const answerOf = (row: (typeof rows)[number]): Meter => {
      const { valueTo, date, declaredAt } = row
      const hasReading = valueTo !== null && date !== null && declaredAt !== null
      const isDeclared = window?.isOpen && row.windowMonth === window.month
      return {
        id: row.id,
        number: row.number,
        type: row.type,
        unit: row.unit,
        objectId: row.objectId,
        expiryDate: row.expiryDate,
        isExpired: row.expiryDate !== null && row.expiryDate < today,
        latestMeterReading: hasReading ? { valueTo, date } : null,
        defaultValue: row.defaultValue,
        readingSource: row.readingSource,
        declared:
          hasReading && isDeclared
            ? { valueTo, at: declaredAt.toISOString(), hasPhoto: row.photoId !== null }
            : null,
        ...(window?.isOpen && row.recentUses && { recentUses: row.recentUses }),
      }
    }
    return { meters: rows.map(answerOf), window }
  }
}
