import { centsText } from '../../../src/api/rules/money.ts'
import { limits } from '../../../src/api/schemas/limits.ts'
import { dayIn } from '../../common/days.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { cursorKeyOf, cutPage, pageLimit } from '../../http/cutPage.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { type ContractHolder, heldBy } from '../contracts/heldContracts.ts'
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

  const find = async (session: ContractHolder, id: number) => {
    const { vendorIds, contractIds } = heldBy(session)
    const row = await offersIn.find(vendorIds, id)
    if (!row) throw new HttpError('not_found')
    return { ...row, contractIds }
  }

  return {
    async offers({ session, query: { cursor, limit: requestedLimit, contractId } }) {
      const { vendorIds } = heldBy(session, contractId)
      const list = ['offers', session.user.id, contractId ?? '']
      const cursorKey = await cursorKeyOf(services, list, cursor)
      const limit = pageLimit(requestedLimit, limits.offersPage)
      const now = clock()
      const offerRows = await offersIn.page(vendorIds, now, cursorKey, limit + 1)
      const total = await offersIn.count(vendorIds, now)
      const { rows, nextCursor } = await cutPage(services, list, offerRows, limit, ({ offer }) => [
        offer.startsOn,
        offer.id,
      ])
      const ids = rows.map(({ offer }) => offer.id)
      const unread = await unreadAmong(queries, session.user.id, ['specialOffers'], vendorIds, ids)
      return {
        data: rows.map(({ offer }) => answerOf(offer, unread)),
        meta: { total, nextCursor },
      }
    },

    async offer({ session, params }) {
      const { offer, contractIds } = await find(session, params.offer)
      const order = await offersIn.newestOrder(offer, contractIds)
      const unread = await unreadAmong(
        queries,
        session.user.id,
        ['specialOffers'],
        [offer.vendorId],
        [offer.id],
      )
      return {
        data: {
          ...answerOf(offer, unread),
          body: cleanHtml(offer.body),
          provider: offer.provider,
          orderedAt: order?.at.toISOString() ?? null,
        },
      }
    },

    async orderOffer({ session, params, body: { contractId, comment }, answerWith }) {
      const { offer, timeZone } = await find(session, params.offer)
      heldBy(session, contractId)
      // The contract is with another vendor than the offer.
      if (!(await offersIn.isContractWith(offer.vendorId, contractId))) throw new HttpError('not_found')
      const now = clock()
      const today = dayIn(timeZone, now)
      const [created] =
        today < offer.startsOn || today > offer.endsOn
          ? []
          : await queries.transaction(tx =>
              orderOnce(tx, offer, {
                contractId,
                userId: session.user.id,
                comment: comment || null,
                at: now,
              }),
            )
      if (created) answerWith(201)
      const order = created ?? (await offersIn.findOrder(offer, contractId))
      if (!order) throw new HttpError('offer_ended')
      return { data: { id: order.id, offerId: offer.id, at: order.at.toISOString() } }
    },
  }
}
