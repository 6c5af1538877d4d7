import { limits } from '../../../src/api/schemas/limits.ts'
import type { MoveOutStatus } from '../../../src/api/schemas/moveOuts.ts'
import { addDays } from '../../common/days.ts'
import type { Queries } from '../../database/Database.ts'
import type { ContractKey } from '../contracts/isOfContract.ts'
import { isFeatureOn } from '../platform/featureQueries.ts'
import { type MoveOutRow, moveOutQueries } from './moveOutQueries.ts'
import { noticeDaysOf } from './noticeDaysOf.ts'

/** Last day on which last readings of a contract that ends are taken. */
export const lastReadingDay = ({ day }: Pick<MoveOutRow, 'day'>): string =>
  addDays(day, limits.moveOut.readingDays)

/** Whether the resident can still withdraw: until the vendor took it up, and until the day (MOV-4). */
export const canWithdraw = ({ state, day }: Pick<MoveOutRow, 'state' | 'day'>, today: string): boolean =>
  state === 'requested' && today <= day

/**
 * Whether and when a contract can be ended, and the newest request (MOV-3).
 * @param userId who asks: others than the sender do not see the address
 * @param today the vendor's calendar day
 */
export async function moveOutStatus(
  queries: Queries,
  contract: ContractKey & { readonly isActive: boolean },
  { userId, today }: { readonly userId: number; readonly today: string },
): Promise<MoveOutStatus> {
  const isOn = await isFeatureOn(queries, contract.vendorId, 'move-out')
  const noticeDays = await noticeDaysOf(queries, contract.vendorId)
  const row = await moveOutQueries(queries).newest(contract)
  const readings = row ? await moveOutQueries(queries).readingsOf(row.vendorId, [row.id]) : []
  const isOpen = row?.state === 'requested' || row?.state === 'confirmed'
  return {
    isOffered: isOn && contract.isActive,
    earliestDay: addDays(today, noticeDays),
    latestDay: addDays(today, limits.moveOut.daysAhead),
    noticeDays,
    moveOut:
      row && row.state !== 'withdrawn'
        ? {
            id: row.id,
            day: row.day,
            forwardingAddress: row.userId === userId ? row.forwardingAddress : null,
            state: row.state,
            requestedAt: row.requestedAt.toISOString(),
            decidedAt: row.decidedAt?.toISOString() ?? null,
            reason: row.reason,
            readings: readings.map(({ reading, meter: { id, number, type, unit } }) => ({
              meterId: id,
              number,
              type,
              unit,
              value: reading.valueTo,
            })),
            canWithdraw: canWithdraw(row, today),
            takesReadings: isOpen && today <= lastReadingDay(row),
          }
        : null,
  }
}
