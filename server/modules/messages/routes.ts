import { listOfCategory, listOfMessage } from '../../../src/api/rules/unreads.ts'
import { limits } from '../../../src/api/schemas/limits.ts'
import { type ProfileUnreadCategory, profileUnreadCategories } from '../../../src/api/schemas/messages.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { cursorKeyOf, cutPage, pageLimit } from '../../http/cutPage.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { attachedAddress, filesOf, openAttached } from '../attachments/attached.ts'
import { type Holder, heldContracts } from '../contracts/heldContracts.ts'
import { mayCount } from '../unreads/mayCount.ts'
import { markRead, markUnread } from '../unreads/reads.ts'
import { unreadAmong, unreadItemsOfSession } from '../unreads/unreadItems.ts'
import { unreadItemsOfContract } from '../unreads/unreadItemsOfContract.ts'
import { cleanHtml } from './cleanHtml.ts'
import { messageQueries } from './messageQueries.ts'
import type { messages } from './tables.ts'

type Row = typeof messages.$inferSelect

const unreadPlaces = [...new Set(Object.values(listOfMessage))]

/** Messages and unread items (MSG-1 to MSG-7). */
export function messagesRoutes(services: CoreServices): Routes['messages'] {
  const { queries } = services.database
  const inbox = messageQueries(queries)

  const answerOf = (row: Row, unread: ReadonlySet<number>) => ({
    id: row.id,
    type: row.type,
    contractId: row.contractId,
    date: row.date.toISOString(),
    topic: row.topic,
    object: row.object,
    isRead: !unread.has(row.id),
  })

  const find = async (session: Holder, type: Row['type'], id: number) => {
    const held = await heldContracts(queries, session)
    const row = await inbox.find(held, type, id)
    if (!row) throw new HttpError('not_found')
    return row
  }

  const counterOf = (ids: readonly number[]) => ({ count: ids.length, ids: [...ids] })

  return {
    async messages({ session, query }) {
      const { cursor, contractId, type, lastInvoiceOnly = false, page = 1 } = query
      const held = await heldContracts(queries, session, contractId)
      const list = ['messages', session.user.id, contractId ?? '', type ?? '', String(lastInvoiceOnly)]
      const cursorKey = await cursorKeyOf(services, list, cursor)
      const limit = pageLimit(
        query.limit ?? query.count,
        type === 'news' ? limits.newsPage : limits.pageSize.max,
      )
      const filter = { type, isOfLastInvoice: lastInvoiceOnly }
      const position = { after: cursorKey, skip: (page - 1) * limit }
      const messageRows = await inbox.page(held, filter, position, limit + 1)
      const total = await inbox.count(held, filter)
      const { rows, nextCursor } = await cutPage(services, list, messageRows, limit, row => [
        row.date.toISOString(),
        row.id,
      ])
      const unread = await unreadAmong(
        queries,
        session.user.id,
        unreadPlaces,
        held.vendorIds,
        rows.map(({ id }) => id),
      )
      return { data: rows.map(row => answerOf(row, unread)), meta: { total, nextCursor } }
    },

    async messageTypeList({ session }) {
      return { data: await inbox.types(await heldContracts(queries, session)) }
    },

    async message({ session, params }) {
      const row = await find(session, params.type, params.message)
      const unread = await unreadAmong(
        queries,
        session.user.id,
        [listOfMessage[row.type]],
        [row.vendorId],
        [row.id],
      )
      return {
        data: {
          ...answerOf(row, unread),
          body: cleanHtml(row.body),
          files: await filesOf(queries, 'message', row),
          plannedWork: row.plannedWork,
        },
      }
    },

    async messageFileUrl({ session, params, query }) {
      const row = await find(session, params.type, params.message)
      const files = await filesOf(queries, 'message', row)
      const file = query.file === undefined ? files[0] : files.find(({ id }) => id === query.file)
      if (!file) throw new HttpError('not_found')
      return { data: await attachedAddress(services, file.id, session.user.id) }
    },

    attachedFile: ({ params, query }) => openAttached(services, params.file, query),

    async contractUnread({ session, contract, params }) {
      if (!mayCount(contract.permissions, params.module)) return { data: [] }
      const unread = await unreadItemsOfContract(queries, session.user.id, params.module, contract)
      return { data: unread.map(({ id }) => id) }
    },

    async profileUnreads({ session }) {
      const unread = await unreadItemsOfSession(queries, session, Object.values(listOfCategory))
      const entries = profileUnreadCategories.map(category => [
        category,
        counterOf(unread.filter(({ place }) => place === listOfCategory[category]).map(({ id }) => id)),
      ])
      return {
        data: Object.fromEntries(entries) as Record<ProfileUnreadCategory, ReturnType<typeof counterOf>>,
      }
    },

    async profileUnread({ session, params }) {
      const unread = await unreadItemsOfSession(queries, session, [listOfCategory[params.category]])
      return { data: counterOf(unread.map(({ id }) => id)) }
    },

    async markRead({ session, body: { reads } }) {
      await markRead(services, session, reads)
    },

    async markUnread({ session, body: { reads } }) {
      await markUnread(services, session, reads)
    },
  }
}
