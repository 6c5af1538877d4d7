import { escapeHtml } from '../../../src/api/rules/escapeHtml.ts'
import type { Transaction } from '../../database/Database.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import type { VendorRoutes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { pageBefore } from '../../http/pageBefore.ts'
import { readAttached } from '../attachments/attached.ts'
import { recordChange } from '../changes/recordChange.ts'
import { sendMessage } from '../messages/sendMessage.ts'
import { declaredReadingQueries } from './declaredReadingQueries.ts'

/** Readings that residents declared, as the vendor's staff accept or refuse them (EVT-6). */
export function staffReadingsRoutes({
  database: { queries },
  clock,
}: Pick<CoreServices, 'database' | 'clock'>): VendorRoutes['declaredReadings'] {
  /** Locks a declared reading. @throws HttpError not_found for another vendor's, or one that was imported */
  const lock = async (tx: Transaction, vendorId: number, id: number) => {
    const reading = await declaredReadingQueries(tx).lock(vendorId, id)
    if (!reading) throw new HttpError('not_found')
    return reading
  }

  return {
    async list({ vendor, query: { before, limit, isAccepted } }) {
      const filter = { before, isAccepted }
      const readingRows = await declaredReadingQueries(queries).page(vendor.id, filter, limit + 1)
      const { rows, meta } = pageBefore(readingRows, limit, ({ reading }) => reading.id)
      return {
        data: rows.map(({ reading, meter, contract, photo }) => ({
          id: reading.id,
          contract,
          meter,
          value: reading.valueTo,
          previousValue: reading.valueFrom,
          date: reading.date,
          month: reading.windowMonth.slice(0, 7),
          declaredAt: reading.declaredAt.toISOString(),
          acceptedAt: reading.acceptedAt?.toISOString() ?? null,
          hasPhoto: photo !== null,
        })),
        meta,
      }
    },

    photo: ({ vendor, params }) =>
      readAttached(queries, { vendorId: vendor.id, item: 'reading', itemId: params.reading }),

    async accept({ vendor, params }) {
      await queries.transaction(async tx => {
        const reading = await lock(tx, vendor.id, params.reading)
        if (reading.acceptedAt === null) await declaredReadingQueries(tx).accept(reading, clock())
      })
    },

    async refuse({ vendor, params, body: { topic, reason } }) {
      await queries.transaction(async tx => {
        const reading = await lock(tx, vendor.id, params.reading)
        const now = clock()
        const { vendorId, contractId, number } = await declaredReadingQueries(tx).refuse(reading, reason, now)
        const body = `<p>${escapeHtml(reason)}</p><p>${escapeHtml(number)}: ${reading.valueTo}</p>`
        await sendMessage(tx, { vendorId, contractId, topic, body }, now)
        await recordChange(tx, { vendorId, contractId, topic: 'meters' })
      })
    },
  }
}
