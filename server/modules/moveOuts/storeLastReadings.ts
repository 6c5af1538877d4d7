import { compareReadings, readingProblem } from '../../../src/api/rules/readingValues.ts'
import type { Transaction } from '../../database/Database.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { ContractKey } from '../contracts/isOfContract.ts'
import { leastReading } from '../meters/leastReading.ts'
import { meterQueries } from '../meters/meterQueries.ts'
import { type MoveOutRow, moveOutQueries } from './moveOutQueries.ts'
import { moveOutReadings } from './tables.ts'

interface SentReading {
  readonly meterId: number
  readonly valueTo: string
}

/** Why the meter takes no such last reading: as for every reading, but without a window (MET-2, MET-5). */
async function problemOf(
  tx: Transaction,
  contract: ContractKey,
  { meterId, valueTo }: SentReading,
  today: string,
) {
  const meter = await meterQueries(tx).find(contract, meterId)
  if (!meter) return { field: 'meterId', key: 'validation.invalid' } as const
  if (!meter.isActive || meter.readingSource === 'remote')
    return { field: 'valueTo', key: 'validation.meter_declaration_unavailable' } as const
  if (meter.expiryDate !== null && meter.expiryDate < today)
    return { field: 'valueTo', key: 'validation.meter_verification_expired' } as const
  const valueFrom = await leastReading(tx, meter)
  const key = readingProblem(valueTo, valueFrom)
  return key ? ({ field: 'valueTo', key } as const) : { valueFrom, meter }
}

/**
 * Stores last readings, all or none, and each meter's once: the same value again is nothing new, another is refused (MOV-2).
 * @returns the new ones, as events have them
 * @throws HttpError validation_failed with the key of each wrong one, e.g. `readings.0.valueTo`
 */
export async function storeLastReadings(
  tx: Transaction,
  moveOut: MoveOutRow,
  readings: readonly SentReading[],
  today: string,
) {
  const contract = { id: moveOut.contractId, vendorId: moveOut.vendorId }
  const given = await moveOutQueries(tx).readingsOf(moveOut.vendorId, [moveOut.id])
  const fields: Record<string, readonly string[]> = {}
  const stored = []
  for (const [index, reading] of readings.entries()) {
    const present = given.find(({ meter }) => meter.id === reading.meterId)
    if (present && compareReadings(present.reading.valueTo, reading.valueTo) === 0) continue
    const result = present
      ? ({ field: 'valueTo', key: 'validation.meter_declared_already' } as const)
      : await problemOf(tx, contract, reading, today)
    if ('key' in result) {
      fields[`readings.${index}.${result.field}`] = [result.key]
      continue
    }
    const { meter, valueFrom } = result
    const [row] = await tx
      .insert(moveOutReadings)
      .values({
        moveOutId: moveOut.id,
        vendorId: moveOut.vendorId,
        meterId: meter.id,
        valueFrom,
        valueTo: reading.valueTo,
      })
      .returning()
    if (row)
      stored.push({
        meter: { number: meter.number, sourceId: meter.sourceId },
        value: row.valueTo,
        previousValue: row.valueFrom,
      })
  }
  if (Object.keys(fields).length > 0) throw new HttpError('validation_failed', { fields })
  return stored
}
