import { dayIn } from '../../common/days.ts'
import type { FileServices } from '../../files/FileServices.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../../http/idempotency.ts'
import { invalidField } from '../../http/invalidField.ts'
import { textIn } from '../../texts/LocalizedText.ts'
import { recordEvent } from '../events/recordEvent.ts'
import { createGuestReadings } from './createGuestReadings.ts'
import { countAttempt, findProven, vendorBySlug } from './proveContract.ts'

/** Readings and absences of people who are not signed in (RDG-1 to RDG-4). */
export function guestReadingsRoutes(services: FileServices): Routes['guestReadings'] {
  const { database, clock } = services
  const { queries } = database
  const { windowOf, metersOf, submit } = createGuestReadings(services)

  return {
    async readingTerms({ query, locale }) {
      const vendor = await vendorBySlug(queries, query.vendor)
      const { isOpen, opensAt, closesAt, deadlineDay } = await windowOf(vendor)
      return {
        data: {
          isOpen,
          opensAt: opensAt.toISOString(),
          closesAt: closesAt.toISOString(),
          deadlineDay,
          ifNoReading: vendor.ifNoReading && textIn(vendor.ifNoReading, locale),
          absenceNoticeEnabled: vendor.absenceNoticeEnabled,
        },
      }
    },

    async guestMeters({ body, address }) {
      return { data: await metersOf(body, address) }
    },

    async submitReadings({ body, request, address, answerWith }) {
      const { isNew, declarations } = await submit(body, idempotencyKeyOf(request), address)
      if (isNew) answerWith(201)
      return { data: declarations }
    },

    async announceAbsence({ body, request, address }) {
      const { vendor, number } = await countAttempt(services, body, address)
      if (!vendor.absenceNoticeEnabled) throw new HttpError('forbidden')
      const call = {
        scope: `guest-absence ${vendor.id} ${number}`,
        key: idempotencyKeyOf(request),
        request: body,
      }
      await withIdempotencyKey(services, call, async tx => {
        const { contract, isProven } = await findProven(tx, vendor.id, number, body)
        if (!isProven) throw new HttpError('link_not_found')
        const { from, until } = body
        if (until < dayIn(vendor.timeZone, clock())) throw invalidField('until')
        const subject = { vendorId: contract.vendorId, contractId: contract.id }
        await recordEvent(tx, 'absence.announced', subject, { from, until }, clock())
        return null
      })
    },
  }
}
