import type * as z from 'zod/mini'
import { limits } from '../../../src/api/schemas/limits.ts'
import type { Locale } from '../../../src/api/schemas/locales.ts'
import type { MoveOutBody } from '../../../src/api/schemas/moveOuts.ts'
import { addDays, dayIn } from '../../common/days.ts'
import type { Transaction } from '../../database/Database.ts'
import type { CallerContract } from '../../http/AccessLookups.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../../http/idempotency.ts'
import { invalidField } from '../../http/invalidField.ts'
import type { MailServices } from '../../mail/MailServices.ts'
import { recordChange } from '../changes/recordChange.ts'
import { recordEvent } from '../events/recordEvent.ts'
import { isFeatureOn } from '../platform/featureQueries.ts'
import { mailMoveOut, mailSupport } from './mailMoveOut.ts'
import { moveOutQueries } from './moveOutQueries.ts'
import { canWithdraw, lastReadingDay, moveOutStatus } from './moveOutStatus.ts'
import { noticeDaysOf } from './noticeDaysOf.ts'
import { storeLastReadings } from './storeLastReadings.ts'

const refused = () => new HttpError('move_out_update_not_allowed')

/** Contracts that residents end (MOV-1 to MOV-4). */
export function moveOutsRoutes(services: MailServices): Routes['moveOuts'] {
  const { database, clock, wake } = services

  const viewOf = (userId: number, { timeZone }: CallerContract) => ({
    userId,
    today: dayIn(timeZone, clock()),
  })

  const insert = async (
    tx: Transaction,
    userId: number,
    contract: CallerContract,
    locale: Locale,
    { day, forwardingAddress, readings }: z.output<typeof MoveOutBody>,
  ) => {
    const { id: contractId, vendorId, isActive } = contract
    const { today } = viewOf(userId, contract)
    if (!isActive || !(await isFeatureOn(tx, vendorId, 'move-out'))) throw new HttpError('forbidden')
    const earliest = addDays(today, await noticeDaysOf(tx, vendorId))
    if (day < earliest || day > addDays(today, limits.moveOut.daysAhead)) throw invalidField('day')
    const now = clock()
    const row = await moveOutQueries(tx).insert({
      ...{ vendorId, contractId, userId, locale, day, forwardingAddress },
      state: 'requested',
      requestedAt: now,
    })
    // The contract ends already.
    if (!row) throw refused()
    const stored = await storeLastReadings(tx, row, readings, today)
    const data = { moveOut: row.id, day, forwardingAddress, readings: stored }
    await recordEvent(tx, 'contract.move_out_requested', { vendorId, contractId, userId }, data, now)
    await mailMoveOut(tx, row, 'moveOutReceived', now)
    await mailSupport(tx, row, now)
    await recordChange(tx, { vendorId, contractId, topic: 'contracts' })
  }

  return {
    async moveOut({ session, contract }) {
      return { data: await moveOutStatus(database.queries, contract, viewOf(session.user.id, contract)) }
    },

    async requestMoveOut({ session, contract, body, request, locale, answerWith }) {
      const userId = session.user.id
      const call = {
        scope: `move-out user ${userId}`,
        key: idempotencyKeyOf(request),
        request: [contract.id, body],
      }
      const data = await withIdempotencyKey(services, call, async tx => {
        await insert(tx, userId, contract, locale, body)
        return moveOutStatus(tx, contract, viewOf(userId, contract))
      })
      wake()
      answerWith(201)
      return { data }
    },

    async giveLastReadings({ session, contract, body, request }) {
      const userId = session.user.id
      const call = {
        scope: `last-readings user ${userId}`,
        key: idempotencyKeyOf(request),
        request: [contract.id, body],
      }
      const data = await withIdempotencyKey(services, call, async tx => {
        const row = await moveOutQueries(tx).lockOpen(contract)
        const view = viewOf(userId, contract)
        if (!row || view.today > lastReadingDay(row)) throw refused()
        const { id: moveOut, vendorId, contractId, day } = row
        const readings = await storeLastReadings(tx, row, body.readings, view.today)
        if (readings.length > 0) {
          const subject = { vendorId, contractId, userId }
          await recordEvent(tx, 'contract.last_readings_given', subject, { moveOut, day, readings }, clock())
          await recordChange(tx, { vendorId, contractId, topic: 'contracts' })
        }
        return moveOutStatus(tx, contract, view)
      })
      return { data }
    },

    async withdrawMoveOut({ session, contract }) {
      await database.queries.transaction(async tx => {
        const row = await moveOutQueries(tx).lockOpen(contract)
        if (!row || !canWithdraw(row, viewOf(session.user.id, contract).today)) throw refused()
        const { id: moveOut, vendorId, contractId } = row
        const now = clock()
        await moveOutQueries(tx).decide(row, 'withdrawn', now)
        const subject = { vendorId, contractId, userId: session.user.id }
        await recordEvent(tx, 'contract.move_out_withdrawn', subject, { moveOut }, now)
        await recordChange(tx, { vendorId, contractId, topic: 'contracts' })
      })
    },
  }
}
