import type { VendorRoutes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { pageBefore } from '../../http/pageBefore.ts'
import type { MailServices } from '../../mail/MailServices.ts'
import { recordChange } from '../changes/recordChange.ts'
import { mailMoveOut } from './mailMoveOut.ts'
import { moveOutQueries } from './moveOutQueries.ts'

const mails = { confirmed: 'moveOutConfirmed', refused: 'moveOutRefused' } as const

/** Contracts that residents end, as the vendor's staff confirm or refuse it (MOV-3). */
export function staffMoveOutsRoutes({
  database: { queries },
  clock,
  wake,
}: MailServices): VendorRoutes['moveOuts'] {
  /** Answers a request; the same answer again changes nothing. A confirmation can be taken back by a refusal. */
  const answer = async (
    vendorId: number,
    id: number,
    state: 'confirmed' | 'refused',
    reason: string | null = null,
  ) => {
    await queries.transaction(async tx => {
      const row = await moveOutQueries(tx).lock(vendorId, id)
      if (!row) throw new HttpError('not_found')
      if (row.state === state) return
      const isOpen = row.state === 'requested' || row.state === 'confirmed'
      if (!isOpen) throw new HttpError('move_out_update_not_allowed')
      const now = clock()
      await moveOutQueries(tx).decide(row, state, now, reason)
      await mailMoveOut(tx, row, mails[state], now, reason ?? '')
      await recordChange(tx, { vendorId, contractId: row.contractId, topic: 'contracts' })
    })
    wake()
  }

  return {
    async list({ vendor, query: { before, limit, state } }) {
      const moveOuts = await moveOutQueries(queries).page(vendor.id, { before, state }, limit + 1)
      const { rows, meta } = pageBefore(moveOuts, limit, ({ moveOut }) => moveOut.id)
      const readings = await moveOutQueries(queries).readingsOf(
        vendor.id,
        rows.map(({ moveOut }) => moveOut.id),
      )
      return {
        data: rows.map(({ moveOut, contract, person }) => ({
          id: moveOut.id,
          contract,
          person,
          day: moveOut.day,
          forwardingAddress: moveOut.forwardingAddress,
          state: moveOut.state,
          requestedAt: moveOut.requestedAt.toISOString(),
          decidedAt: moveOut.decidedAt?.toISOString() ?? null,
          reason: moveOut.reason,
          readings: readings
            .filter(({ reading }) => reading.moveOutId === moveOut.id)
            .map(({ reading, meter }) => ({
              meter: { number: meter.number, sourceId: meter.sourceId },
              value: reading.valueTo,
              previousValue: reading.valueFrom,
            })),
        })),
        meta,
      }
    },

    async confirm({ vendor, params }) {
      await answer(vendor.id, params.moveOut, 'confirmed')
    },

    async refuse({ vendor, params, body }) {
      await answer(vendor.id, params.moveOut, 'refused', body.reason)
    },
  }
}
