import { listOfCategory, listOfMessage } from '../../../src/api/rules/unreads.ts'
import { limits } from '../../../src/api/schemas/limits.ts'
import { type ProfileUnreadCategory, profileUnreadCategories } from '../../../src/api/schemas/messages.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { behind, cutPage, rowsWanted } from '../../http/cutPage.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { attachedAddress, filesOf, openAttached } from '../attachments/attached.ts'
import { heldContracts } from '../contracts/heldContracts.ts'
import { markRead, markUnread } from '../unreads/reads.ts'
import { unreadAmong, unreadItems } from '../unreads/unreadItems.ts'
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

  const find = async (userId: number, type: Row['type'], id: number) => {
    const held = await heldContracts(queries, userId)
    const row = await inbox.find(held, type, id)
    if (!row) throw new HttpError('not_found')
    return row
  }

  const counterOf = (ids: readonly number[]) => ({ count: ids.length, ids: [...ids] })

  return {
    async messages({ session: { user }, query }) {
      const { cursor, contractId, type, lastInvoiceOnly } = query
      const held = await heldContracts(queries, user.id, contractId)
      const list = ['messages', user.id, contractId ?? '', type ?? '', lastInvoiceOnly ?? '']
      const cursorKey = await behind(services, list, cursor)
      const limit = rowsWanted(
        query.limit ?? query.count,
        type === 'news' ? limits.newsPage : limits.pageSize.max,
      )
      const filter = { type, isOfLastInvoice: lastInvoiceOnly === '1' }
      const messageRows = await inbox.page(held, filter, cursorKey, limit + 1)
      const total = await inbox.count(held, filter)
      const { rows, nextCursor } = await cutPage(services, list, messageRows, limit, row => [
        row.date.toISOString(),
        row.id,
      ])
      const unread = await unreadAmong(
        queries,
        user.id,
        unreadPlaces,
        rows.map(({ id }) => id),
      )
      return { data: rows.map(row => answerOf(row, unread)), meta: { total, nextCursor } }
    },

    async messageTypeList({ session: { user } }) {
      return { data: await inbox.types(await heldContracts(queries, user.id)) }
    },

    async message({ session: { user }, params }) {
      const row = await find(user.id, params.type, params.message)
      const unread = await unreadAmong(queries, user.id, [listOfMessage[row.type]], [row.id])
      return {
        data: {
          ...answerOf(row, unread),
          body: cleanHtml(row.body),
          files: await filesOf(queries, 'message', row.id),
          plannedWork: row.plannedWork,
        },
      }
    },

    async messageFileUrl({ session: { user }, params, query }) {
      const row = await find(user.id, params.type, params.message)
      const files = await filesOf(queries, 'message', row.id)
      const file = query.file === undefined ? files[0] : files.find(({ id }) => id === query.file)
      if (!file) throw new HttpError('not_found')
      return { data: await attachedAddress(services, file.id, user.id) }
    },

    attachedFile: ({ params, query }) => openAttached(services, params.file, query),

    async contractUnread({ session: { user }, contract, params }) {
      const unread = await unreadItemsOfContract(queries, user.id, params.module, contract.id)
      return { data: unread.map(({ id }) => id) }
    },

    async profileUnreads({ session: { user } }) {
      const unread = await unreadItems(queries, user.id, Object.values(listOfCategory))
      const entries = profileUnreadCategories.map(category => [
        category,
        counterOf(unread.filter(({ place }) => place === listOfCategory[category]).map(({ id }) => id)),
      ])
      return {
        data: Object.fromEntries(entries) as Record<ProfileUnreadCategory, ReturnType<typeof counterOf>>,
      }
    },

    async profileUnread({ session: { user }, params }) {
      const unread = await unreadItems(queries, user.id, [listOfCategory[params.category]])
      return { data: counterOf(unread.map(({ id }) => id)) }
    },

    async markRead({ session: { user }, body: { reads } }) {
      await markRead(services, user.id, reads)
    },

    async markUnread({ session: { user }, body: { reads } }) {
      await markUnread(services, user.id, reads)
    },
  }
}
