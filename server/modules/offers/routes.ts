import { centsText } from '../../../src/api/rules/money.ts'
import { limits } from '../../../src/api/schemas/limits.ts'
import { dayIn } from '../../days.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { behind, cutPage, rowsWanted } from '../../http/cutPage.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { heldContracts } from '../contracts/heldContracts.ts'
import { cleanHtml } from '../messages/cleanHtml.ts'
import { unreadAmong } from '../unreads/unreadItems.ts'
import { offerQueries } from './offerQueries.ts'
import { orderOnce } from './orderOnce.ts'
import type { offers } from './tables.ts'

type Row = typeof offers.$inferSelect

/** Special offers of the user's vendors (OFF-1). */
export function offersRoutes(services: CoreServices): Routes['offers'] {
  const { clock, database } = services
  const { queries } = database
  const offersIn = offerQueries(queries)

  const answerOf = (row: Row, unread: ReadonlySet<number>) => ({
    id: row.id,
    organizationGroupId: row.vendorId,
    title: row.title,
    summary: row.summary,
    price: row.priceCents === null ? null : centsText(row.priceCents),
    currency: row.currency,
    endsOn: row.endsOn,
    isRead: !unread.has(row.id),
  })

  const find = async (userId: number, id: number) => {
    const { vendorIds, contractIds } = await heldContracts(queries, userId)
    const row = await offersIn.find(vendorIds, id)
    if (!row) throw new HttpError('not_found')
    return { ...row, contractIds }
  }

  return {
    async offers({ session: { user }, query: { cursor, limit: requestedLimit, contractId } }) {
      const { vendorIds } = await heldContracts(queries, user.id, contractId)
      const list = ['offers', user.id, contractId ?? '']
      const cursorKey = await behind(services, list, cursor)
      const limit = rowsWanted(requestedLimit, limits.offersPage)
      const now = clock()
      const offerRows = await offersIn.page(vendorIds, now, cursorKey, limit + 1)
      const total = await offersIn.count(vendorIds, now)
      const { rows, nextCursor } = await cutPage(services, list, offerRows, limit, ({ offer }) => [
        offer.startsOn,
        offer.id,
      ])
      const ids = rows.map(({ offer }) => offer.id)
      const unread = await unreadAmong(queries, user.id, ['specialOffers'], ids)
      return {
        data: rows.map(({ offer }) => answerOf(offer, unread)),
        meta: { total, nextCursor },
      }
    },

    async offer({ session: { user }, params }) {
      const { offer, contractIds } = await find(user.id, params.offer)
      const order = await offersIn.newestOrder(offer.id, contractIds)
      const unread = await unreadAmong(queries, user.id, ['specialOffers'], [offer.id])
      return {
        data: {
          ...answerOf(offer, unread),
          body: cleanHtml(offer.body),
          provider: offer.provider,
          orderedAt: order?.at.toISOString() ?? null,
        },
      }
    },

    async orderOffer({ session: { user }, params, body: { contractId, comment }, answerWith }) {
      const { offer, timeZone } = await find(user.id, params.offer)
      await heldContracts(queries, user.id, contractId)
      // The contract is with another vendor than the offer.
      if (!(await offersIn.isContractWith(offer.vendorId, contractId))) throw new HttpError('not_found')
      const now = clock()
      const today = dayIn(timeZone, now)
      const [created] =
        today < offer.startsOn || today > offer.endsOn
          ? []
          : await queries.transaction(tx =>
              orderOnce(tx, offer, { contractId, userId: user.id, comment: comment || null, at: now }),
            )
      if (created) answerWith(201)
      const order = created ?? (await offersIn.findOrder(offer.id, contractId))
      if (!order) throw new HttpError('offer_ended')
      return { data: { id: order.id, offerId: offer.id, at: order.at.toISOString() } }
    },
  }
}
