import { declarationWindow } from '../../../src/api/rules/declarationWindow.ts'
import { dayIn } from '../../days.ts'
import type { FileServices } from '../../files/FileServices.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../../http/idempotency.ts'
import { attachedAddress } from '../attachments/attached.ts'
import { deadlineDay } from './deadlineDay.ts'
import { declareReading, refused } from './declareReading.ts'
import { listMeters } from './listMeters.ts'
import { meterQueries } from './meterQueries.ts'
import { readingHistory } from './readingHistory.ts'
import { findPhoto } from './readingPhotos.ts'

/** Time zone for users without a contract. */
const usualTimeZone = 'Europe/Vilnius'

/** Meters of a contract and declaration of readings (MET-1 to MET-6). */
export function metersRoutes(services: FileServices): Routes['meters'] {
  const { database, clock, files } = services
  const { queries } = database
  const metersIn = meterQueries(queries)

  const windowIn = async (timeZone: string) =>
    declarationWindow(clock(), timeZone, await deadlineDay(queries))

  const meterOf = async (contractId: number, meterId: number) => {
    const meter = await metersIn.find(contractId, meterId)
    if (!meter) throw new HttpError('not_found')
    return meter
  }

  /** Time zone of the given contract, or of any of the user's contracts. */
  const timeZoneOf = async (userId: number, contractId: number | undefined) => {
    const timeZone = await metersIn.timeZoneOf(userId, contractId)
    if (timeZone === undefined && contractId !== undefined) throw new HttpError('not_found')
    return timeZone ?? usualTimeZone
  }

  return {
    async meters({ session, contract, query }) {
      const window = await windowIn(contract.timeZone)
      const today = dayIn(contract.timeZone, clock())
      return {
        data: await listMeters(queries, contract.id, { ...query, userId: session.user.id, window, today }),
      }
    },

    async meterHistory({ session, contract, query: { objectId } }) {
      return { data: await readingHistory(queries, contract.id, { userId: session.user.id, objectId }) }
    },

    async meterReadings({ session, contract, params }) {
      const meter = await meterOf(contract.id, params.meter)
      const filter = { userId: session.user.id, meterId: meter.id }
      return { data: await readingHistory(queries, contract.id, filter) }
    },

    async readingPhotoUrl({ session, contract, params }) {
      const meter = await meterOf(contract.id, params.meter)
      const photoKey = { meterId: meter.id, readingId: params.reading, userId: session.user.id }
      const photo = await findPhoto(queries, photoKey)
      if (photo === undefined) throw new HttpError('not_found')
      return { data: await attachedAddress(services, photo, session.user.id) }
    },

    async declare({ session, contract, params, body, request, answerWith }) {
      const meter = await meterOf(contract.id, params.meter)
      if (body.meterId !== meter.id)
        throw new HttpError('validation_failed', { fields: { meterId: ['validation.invalid'] } })
      const call = {
        scope: `declaration user ${session.user.id}`,
        key: idempotencyKeyOf(request),
        request: [meter.id, body.valueTo, ...(body.photo === undefined ? [] : [body.photo])],
      }
      const window = await windowIn(contract.timeZone)
      const { isNew, usedPath, declaration } = await withIdempotencyKey(services, call, async tx => {
        if (!contract.isActive) throw refused('validation.meter_declaration_unavailable')
        if (!window.isOpen) throw refused('validation.meter_declaration_closed')
        const now = clock()
        return declareReading(tx, files, {
          meter,
          valueTo: body.valueTo,
          userId: session.user.id,
          windowMonth: window.month,
          today: dayIn(contract.timeZone, now),
          at: now,
          photo:
            body.photo === undefined
              ? undefined
              : { upload: body.photo, organizationId: contract.organizationId },
        })
      })
      // The bytes are stored in the table now.
      if (usedPath !== undefined) await files.remove(usedPath)
      if (isNew) answerWith(201)
      return { data: declaration }
    },

    async declarationPeriod({ session, query }) {
      const timeZone = await timeZoneOf(session.user.id, query.contractId)
      const { isOpen, opensAt, closesAt } = await windowIn(timeZone)
      return {
        data: {
          isOpen,
          opensAt: opensAt.toISOString(),
          closesAt: closesAt.toISOString(),
          deadlineDay: await deadlineDay(queries),
          now: clock().toISOString(),
        },
      }
    },

    async declarationsAvailable({ session, contract }) {
      const window = await windowIn(contract.timeZone)
      const today = dayIn(contract.timeZone, clock())
      const isAllowed = window.isOpen && contract.isActive && contract.permissions.includes('declare')
      const meters = isAllowed
        ? await listMeters(queries, contract.id, { userId: session.user.id, window, today })
        : []
      return { data: { available: meters.some(({ isExpired, declared }) => !isExpired && !declared) } }
    },
  }
}
