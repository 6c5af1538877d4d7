import { listOfCategory } from '../../../src/api/rules/unreads.ts'
import { limits } from '../../../src/api/schemas/limits.ts'
import { type ProfileUnreadCategory, profileUnreadCategories } from '../../../src/api/schemas/unreads.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { cursorKeyOf, cutPage, pageLimit } from '../../http/cutPage.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { attachedAddress, openAttached } from '../attachments/attached.ts'
import { type ContractHolder, heldBy } from '../contracts/heldContracts.ts'
import { mayCount } from '../unreads/mayCount.ts'
import { markRead, markUnread } from '../unreads/reads.ts'
import { unreadItemsOfSession } from '../unreads/unreadItems.ts'
import { unreadItemsOfContract } from '../unreads/unreadItemsOfContract.ts'
import { cleanHtml } from './cleanHtml.ts'
import { messageQueries } from './messageQueries.ts'
import type { messages } from './tables.ts'

type Row = Pick<typeof messages.$inferSelect, 'id' | 'type' | 'contractId' | 'date' | 'topic' | 'object'> & {
  readonly isUnread: boolean
}

/** Messages and unread items (MSG-1 to MSG-7). */
export function messagesRoutes(services: CoreServices): Routes['messages'] {
  const { queries } = services.database
  const inbox = messageQueries(queries)

  const answerOf = (row: Row) => ({
    id: row.id,
    type: row.type,
    contractId: row.contractId,
    date: row.date.toISOString(),
    topic: row.topic,
    object: row.object,
    isRead: !row.isUnread,
  })

  const scopeOf = (session: ContractHolder, contractId?: number) => ({
    ...heldBy(session, contractId),
    userId: session.user.id,
  })

  const find = async (session: ContractHolder, type: Row['type'], id: number) => {
    const [row] = await inbox.find.execute({ ...scopeOf(session), type, id })
    if (!row) throw new HttpError('not_found')
    return row
  }

  const counterOf = (ids: readonly number[]) => ({ count: ids.length, ids: [...ids] })

  return {
    async messages({ session, query }) {
      const { cursor, contractId, type, lastInvoiceOnly = false, page = 1 } = query
      const list = ['messages', session.user.id, contractId ?? '', type ?? '', String(lastInvoiceOnly)]
      const [afterDate = null, afterId = null] = (await cursorKeyOf(services, list, cursor)) ?? []
      const limit = pageLimit(
        query.limit ?? query.count,
        type === 'news' ? limits.newsPage : limits.pageSize.max,
      )
      const read = lastInvoiceOnly ? inbox.pageOfLastInvoices : inbox.page
      const result = await read({
        ...scopeOf(session, contractId),
        type: type ?? null,
        afterDate,
        afterId,
        skip: (page - 1) * limit,
        limit: limit + 1,
      })
      const { rows, nextCursor } = await cutPage(services, list, result.rows, limit, row => [
        row.date.toISOString(),
        row.id,
      ])
      return { data: rows.map(answerOf), meta: { total: result.total, nextCursor } }
    },

    async messageTypeList({ session }) {
      const rows = await inbox.types.execute(scopeOf(session))
      return { data: rows.map(({ type }) => type) }
    },

    async message({ session, params }) {
      const row = await find(session, params.type, params.message)
      return {
        data: {
          ...answerOf(row),
          body: cleanHtml(row.body),
          files: row.files,
          plannedWork: row.plannedWork,
        },
      }
    },

    async messageFileUrl({ session, params, query }) {
      const { files } = await find(session, params.type, params.message)
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
        counterOf(unread.filter(({ list }) => list === listOfCategory[category]).map(({ id }) => id)),
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
