import { declarationWindow } from '../../../src/api/rules/declarationWindow.ts'
import { takesReading } from '../../../src/api/rules/readings.ts'
import { dayIn } from '../../common/days.ts'
import type { FileServices } from '../../files/FileServices.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../../http/idempotency.ts'
import { invalidField } from '../../http/invalidField.ts'
import { attachedAddress } from '../attachments/attached.ts'
import type { Holder } from '../contracts/heldContracts.ts'
import type { ContractKey } from '../contracts/isOfContract.ts'
import { readUploads, removeUsed } from '../uploads/takeUploads.ts'
import { deadlineDay } from './deadlineDay.ts'
import { declarationScope } from './declarationKeys.ts'
import { declareReading, invalidReading } from './declareReading.ts'
import { prepareMeters } from './listMeters.ts'
import { meterQueries } from './meterQueries.ts'
import { prepareReadings } from './readingHistory.ts'
import { findPhoto, photoPurpose } from './readingPhotos.ts'

/** Time zone for users without a contract. */
const usualTimeZone = 'Europe/Vilnius'

/** Meters of a contract and declaration of readings (MET-1 to MET-6). */
export function metersRoutes(services: FileServices): Routes['meters'] {
  const { database, clock } = services
  const { queries } = database
  const metersIn = meterQueries(queries)
  const listMeters = prepareMeters(queries, { hasUses: true })
  const listForAvailability = prepareMeters(queries, { hasUses: false })
  const readingHistory = prepareReadings(queries)

  const windowOf = async ({ timeZone, vendorId }: { timeZone: string; vendorId: number }) =>
    declarationWindow(clock(), timeZone, await deadlineDay(queries, vendorId))

  const meterOf = async (contract: ContractKey, meterId: number) => {
    const meter = await metersIn.find(contract, meterId)
    if (!meter) throw new HttpError('not_found')
    return meter
  }

  /** Time zone and vendor of the given contract, or of any of the user's contracts. */
  const calendarOf = async (holder: Holder, contractId: number | undefined) => {
    const calendar = await metersIn.calendarOf(holder, contractId)
    if (!calendar && contractId !== undefined) throw new HttpError('not_found')
    return calendar ?? { timeZone: usualTimeZone, vendorId: undefined }
  }

  return {
    async meters({ session, contract, query }) {
      const filter = { ...query, userId: session.user.id, timeZone: contract.timeZone, now: clock() }
      return { data: (await listMeters(contract, filter)).meters }
    },

    async meterHistory({ session, contract, query: { objectId } }) {
      return { data: await readingHistory(contract, { userId: session.user.id, objectId }) }
    },

    async meterReadings({ session, contract, params }) {
      const meter = await meterOf(contract, params.meter)
      const filter = { userId: session.user.id, meterId: meter.id }
      return { data: await readingHistory(contract, filter) }
    },

    async readingPhotoUrl({ session, contract, params }) {
      const meter = await meterOf(contract, params.meter)
      const photoKey = {
        vendorId: meter.vendorId,
        meterId: meter.id,
        readingId: params.reading,
        userId: session.user.id,
      }
      const photo = await findPhoto(queries, photoKey)
      if (photo === undefined) throw new HttpError('not_found')
      return { data: await attachedAddress(services, photo, session.user.id) }
    },

    async declare({ session, contract, params, body, request, answerWith }) {
      const meter = await meterOf(contract, params.meter)
      if (body.meterId !== meter.id) throw invalidField('meterId')
      const call = {
        scope: declarationScope(session.user.id),
        key: idempotencyKeyOf(request),
        request: [meter.id, body.valueTo, ...(body.photo === undefined ? [] : [body.photo])],
      }
      const window = await windowOf(contract)
      const photo =
        body.photo === undefined
          ? undefined
          : {
              upload: body.photo,
              organizationId: contract.organizationId,
              read: await readUploads(services, [body.photo], photoPurpose),
            }
      const { isNew, usedPath, declaration } = await withIdempotencyKey(services, call, async tx => {
        if (!contract.isActive || !meter.isActive || meter.readingSource === 'remote')
          throw invalidReading('validation.meter_declaration_unavailable')
        if (!window.isOpen) throw invalidReading('validation.meter_declaration_closed')
        const now = clock()
        return declareReading(tx, {
          meter,
          valueTo: body.valueTo,
          userId: session.user.id,
          windowMonth: window.month,
          today: dayIn(contract.timeZone, now),
          at: now,
          photo,
        })
      })
      if (usedPath !== undefined) await removeUsed(services, [usedPath])
      if (isNew) answerWith(201)
      return { data: declaration }
    },

    async declarationPeriod({ session, query }) {
      const { timeZone, vendorId } = await calendarOf(session, query.contractId)
      const lastDay = await deadlineDay(queries, vendorId)
      const { isOpen, opensAt, closesAt } = declarationWindow(clock(), timeZone, lastDay)
      return {
        data: {
          isOpen,
          opensAt: opensAt.toISOString(),
          closesAt: closesAt.toISOString(),
          deadlineDay: lastDay,
          now: clock().toISOString(),
        },
      }
    },

    async declarationsAvailable({ session, contract }) {
      if (!contract.isActive || !contract.permissions.includes('declare'))
        return { data: { available: false } }
      const filter = { userId: session.user.id, timeZone: contract.timeZone, now: clock() }
      const { meters, window } = await listForAvailability(contract, filter)
      return { data: { available: window?.isOpen === true && meters.some(takesReading) } }
    },
  }
}
