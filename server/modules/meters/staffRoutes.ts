import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { escapeHtml } from '../../../src/api/rules/escapeHtml.ts'
import type { Transaction } from '../../database/Database.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import type { VendorRoutes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { readAttached } from '../attachments/attached.ts'
import { attachedFiles } from '../attachments/tables.ts'
import { recordChange } from '../changes/recordChange.ts'
import { contracts } from '../contracts/tables.ts'
import { sendMessage } from '../messages/sendMessage.ts'
import { meterReadings, meters, refusedReadings } from './tables.ts'

const isPhoto = (readingId: number) =>
  and(eq(attachedFiles.item, 'reading'), eq(attachedFiles.itemId, readingId))

/** Readings that residents declared, as the vendor's staff accept or refuse them (EVT-6). */
export function staffReadingsRoutes({
  database: { queries },
  clock,
}: Pick<CoreServices, 'database' | 'clock'>): VendorRoutes['declaredReadings'] {
  /** Locks a declared reading. @throws HttpError not_found for another vendor's, or one that was imported */
  const lock = async (tx: Transaction, vendorId: number, id: number) => {
    const [reading] = await tx
      .select()
      .from(meterReadings)
      .where(
        and(eq(meterReadings.vendorId, vendorId), eq(meterReadings.id, id), isNull(meterReadings.sourceId)),
      )
      .for('update')
    if (!reading) throw new HttpError('not_found')
    return reading
  }

  return {
    async list({ vendor, query: { before, limit, isAccepted } }) {
      const rows = await queries
        .select({
          reading: meterReadings,
          meter: { number: meters.number, sourceId: meters.sourceId },
          contract: { number: contracts.username, sourceId: contracts.sourceId },
          photo: attachedFiles.id,
        })
        .from(meterReadings)
        .innerJoin(meters, eq(meters.id, meterReadings.meterId))
        .innerJoin(contracts, eq(contracts.id, meters.contractId))
        .leftJoin(
          attachedFiles,
          and(
            eq(attachedFiles.vendorId, meterReadings.vendorId),
            eq(attachedFiles.item, 'reading'),
            eq(attachedFiles.itemId, meterReadings.id),
          ),
        )
        .where(
          and(
            eq(meterReadings.vendorId, vendor.id),
            isNull(meterReadings.sourceId),
            before === undefined ? undefined : lt(meterReadings.id, before),
            isAccepted === undefined
              ? undefined
              : isAccepted === 'true'
                ? isNotNull(meterReadings.acceptedAt)
                : isNull(meterReadings.acceptedAt),
          ),
        )
        .orderBy(desc(meterReadings.id))
        .limit(limit + 1)
      const page = rows.slice(0, limit)
      return {
        data: page.map(({ reading, meter, contract, photo }) => ({
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
        meta: { nextBefore: rows.length > limit ? (page.at(-1)?.reading.id ?? null) : null },
      }
    },

    photo: ({ vendor, params }) =>
      readAttached(queries, { vendorId: vendor.id, item: 'reading', itemId: params.reading }),

    async accept({ vendor, params }) {
      await queries.transaction(async tx => {
        const { id, acceptedAt } = await lock(tx, vendor.id, params.reading)
        if (acceptedAt === null)
          await tx.update(meterReadings).set({ acceptedAt: clock() }).where(eq(meterReadings.id, id))
      })
    },

    async refuse({ vendor, params, body: { topic, reason } }) {
      await queries.transaction(async tx => {
        const reading = await lock(tx, vendor.id, params.reading)
        const now = clock()
        const { id, vendorId, meterId, windowMonth, date, valueFrom, valueTo, declaredAt } = reading
        await tx.insert(refusedReadings).values({
          ...{ vendorId, meterId, windowMonth, date, valueFrom, valueTo, declaredAt },
          readingId: id,
          refusedAt: now,
          reason,
        })
        await tx.delete(attachedFiles).where(and(eq(attachedFiles.vendorId, vendorId), isPhoto(id)))
        await tx.delete(meterReadings).where(eq(meterReadings.id, id))
        const [meter] = await tx.select().from(meters).where(eq(meters.id, meterId))
        if (!meter) throw new Error('A reading has no meter.')
        const { contractId, number } = meter
        const body = `<p>${escapeHtml(reason)}</p><p>${escapeHtml(number)}: ${valueTo}</p>`
        await sendMessage(tx, { contractId, topic, body }, now)
        await recordChange(tx, { vendorId, contractId, topic: 'meters' })
      })
    },
  }
}
