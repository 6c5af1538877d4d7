import { taskActionsIn } from '../../../src/api/rules/taskActionsIn.ts'
import type { Locale } from '../../../src/api/schemas/locales.ts'
import type { FileServices } from '../../files/FileServices.ts'
import { cursorKeyOf, cutPage, pageLimit } from '../../http/cutPage.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { idempotencyKeyOf } from '../../http/idempotency.ts'
import { attachedAddress, filesOf } from '../attachments/attached.ts'
import { type Holder, heldContracts } from '../contracts/heldContracts.ts'
import { unreadAmong } from '../unreads/unreadItems.ts'
import { categoryQueries } from './categoryQueries.ts'
import { cancelTask, rateTask, reopenTask, replyToTask } from './continueTask.ts'
import { createTask } from './createTask.ts'
import { excerptOf } from './excerptOf.ts'
import type { helpDeskTasks } from './tables.ts'
import { taskNumber } from './taskNumber.ts'
import { taskQueries } from './taskQueries.ts'

interface Row {
  readonly task: typeof helpDeskTasks.$inferSelect
  readonly organization: string
}

/** Requests that one person, and one network address, may send in an hour. */
const requestLimits = { action: 'help-desk', perAccount: 20, perAddress: 60, windowSeconds: 3600 }

/** Replies that one person, and one network address, may send in an hour. */
const replyLimits = { ...requestLimits, action: 'help-desk-reply' }

/** Requests: users access their own while they hold the contract (HLP-1 to HLP-5). */
export function helpDeskRoutes(services: FileServices): Routes['helpDesk'] {
  const { queries } = services.database

  const tasks = taskQueries(queries)
  const categories = categoryQueries(queries)

  const answerOf = ({ task, organization }: Row, unread: ReadonlySet<number>, title: string | undefined) => ({
    id: task.id,
    number: taskNumber(task),
    organizationId: task.organizationId,
    organization,
    contractId: task.contractId,
    object: task.object,
    category: task.category,
    ...(title !== undefined && { categoryTitle: title }),
    stage: task.stage,
    createdAt: task.createdAt.toISOString(),
    excerpt: excerptOf(task.message),
    isRead: !unread.has(task.id),
  })

  const find = async (session: Holder, id: number): Promise<Row> => {
    const held = await heldContracts(queries, session)
    const row = await tasks.find(session.user.id, held, id)
    if (!row) throw new HttpError('not_found')
    return row
  }

  const detailOf = async (session: Holder, id: number, locale: Locale) => {
    const row = await find(session, id)
    const [titleOf, unread, attachments, replies, stages] = await Promise.all([
      categories.titlesOf([row.task], locale),
      unreadAmong(queries, session.user.id, ['helpDeskTasks'], [row.task.vendorId], [id]),
      filesOf(queries, 'task', row.task),
      tasks.repliesOf(row.task),
      tasks.stagesOf(row.task),
    ])
    return {
      data: {
        ...answerOf(row, unread, titleOf(row.task)),
        phone: row.task.phone,
        message: row.task.message,
        attachments,
        correspondence: replies.map(reply => ({
          id: reply.id,
          at: reply.at.toISOString(),
          from: reply.author,
          text: reply.text,
        })),
        stages: stages.map(({ stage, at }) => ({ stage, at: at.toISOString() })),
        actions: [...taskActionsIn(row.task.stage)],
        rating: row.task.rating === null ? null : { value: row.task.rating, comment: row.task.ratingComment },
      },
    }
  }

  return {
    async tasks({ session, query, locale }) {
      const { cursor, contractId, from, to, stage, organizationId, category } = query
      const held = await heldContracts(queries, session, contractId)
      const list = [
        'tasks',
        session.user.id,
        ...[contractId, from, to, stage, organizationId, category].map(value => value ?? ''),
      ]
      const cursorKey = await cursorKeyOf(services, list, cursor)
      const limit = pageLimit(query.limit)
      const filter = { from, to, stage, organizationId, category }
      const taskRows = await tasks.page(session.user.id, held, filter, cursorKey, limit + 1)
      const total = await tasks.count(session.user.id, held, filter)
      const { rows, nextCursor } = await cutPage(services, list, taskRows, limit, ({ task }) => [
        task.createdAt.toISOString(),
        task.id,
      ])
      const ids = rows.map(({ task }) => task.id)
      const unread = await unreadAmong(queries, session.user.id, ['helpDeskTasks'], held.vendorIds, ids)
      const titleOf = await categories.titlesOf(
        rows.map(({ task }) => task),
        locale,
      )
      return { data: rows.map(row => answerOf(row, unread, titleOf(row.task))), meta: { total, nextCursor } }
    },

    task: ({ session, params, locale }) => detailOf(session, params.task, locale),

    async taskCategoryList({ session, query: { contractId }, locale }) {
      const held = await heldContracts(queries, session, contractId)
      return { data: [...(await categories.ofVendors(held.vendorIds, locale))] }
    },

    async createTask({ session, body, address, answerWith, locale }) {
      await enforceRateLimit(services, { ...requestLimits, account: `user ${session.user.id}`, address })
      const { id, isNew } = await createTask(services, session, body)
      if (isNew) answerWith(201)
      return { ...(await detailOf(session, id, locale)), meta: { isNew } }
    },

    async replyToTask({ session, params, body, address, request, answerWith, locale }) {
      await enforceRateLimit(services, { ...replyLimits, account: `user ${session.user.id}`, address })
      await find(session, params.task)
      await replyToTask(services, session, params.task, body, idempotencyKeyOf(request))
      answerWith(201)
      return detailOf(session, params.task, locale)
    },

    async cancelTask({ session, params, locale }) {
      await find(session, params.task)
      await cancelTask(services, session, params.task)
      return detailOf(session, params.task, locale)
    },

    async reopenTask({ session, params, body, address, locale }) {
      await enforceRateLimit(services, { ...replyLimits, account: `user ${session.user.id}`, address })
      await find(session, params.task)
      await reopenTask(services, session, params.task, body)
      return detailOf(session, params.task, locale)
    },

    async rateTask({ session, params, body, locale }) {
      await find(session, params.task)
      await rateTask(services, session, params.task, body)
      return detailOf(session, params.task, locale)
    },

    async attachmentFileUrl({ session, params }) {
      const { task } = await find(session, params.task)
      const files = await filesOf(queries, 'task', task)
      if (!files.some(({ id }) => id === params.attachment)) throw new HttpError('not_found')
      return { data: await attachedAddress(services, params.attachment, session.user.id) }
    },
  }
}
