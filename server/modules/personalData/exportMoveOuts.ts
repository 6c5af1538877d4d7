import type { Queries } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import type { CallerSession } from '../../http/AccessLookups.ts'
import { isOpen } from '../contracts/isOfSession.ts'
import { contracts } from '../contracts/tables.ts'
import { meters } from '../meters/tables.ts'
import { moveOutReadings, moveOuts } from '../moveOuts/tables.ts'

/** Returns the contracts that a user asked to end: one row for each last reading, or one without a reading (MOV-5). */
export const exportMoveOuts = (
  queries: Queries,
  { user: { id: userId }, vendorIds: held }: Pick<CallerSession, 'user' | 'vendorIds'>,
) =>
  queries
    .select({
      contract: contracts.username,
      day: moveOuts.day,
      forwardingAddress: moveOuts.forwardingAddress,
      state: moveOuts.state,
      at: moveOuts.requestedAt,
      reason: moveOuts.reason,
      meter: meters.number,
      reading: moveOutReadings.valueTo,
    })
    .from(moveOuts)
    .innerJoin(contracts, and(isOpen(contracts.vendorId, held), eq(contracts.id, moveOuts.contractId)))
    .leftJoin(
      moveOutReadings,
      and(isOpen(moveOutReadings.vendorId, held), eq(moveOutReadings.moveOutId, moveOuts.id)),
    )
    .leftJoin(meters, and(isOpen(meters.vendorId, held), eq(meters.id, moveOutReadings.meterId)))
    .where(and(eq(moveOuts.userId, userId), isOpen(moveOuts.vendorId, held)))
    .orderBy(moveOuts.id, meters.number)
