import { taskCategories } from '../../../src/api/schemas/helpDesk.ts'
import type { FileServices } from '../../files/FileServices.ts'
import { behind, cutPage, rowsWanted } from '../../http/cutPage.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { attachedAddress, filesOf } from '../attachments/attached.ts'
import { heldContracts } from '../contracts/heldContracts.ts'
import { unreadAmong } from '../unreads/unreadItems.ts'
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

/** Requests: users access their own while they hold the contract (HLP-1 to HLP-4). */
export function helpDeskRoutes(services: FileServices): Routes['helpDesk'] {
  const { queries } = services.database

  const tasks = taskQueries(queries)

  const answerOf = ({ task, organization }: Row, unread: ReadonlySet<number>) => ({
    id: task.id,
    number: taskNumber(task),
    organizationId: task.organizationId,
    organization,
    contractId: task.contractId,
    object: task.object,
    category: task.category,
    stage: task.stage,
    createdAt: task.createdAt.toISOString(),
    excerpt: excerptOf(task.message),
    isRead: !unread.has(task.id),
  })

  const find = async (userId: number, id: number): Promise<Row> => {
    const { contractIds } = await heldContracts(queries, userId)
    const row = await tasks.find(userId, contractIds, id)
    if (!row) throw new HttpError('not_found')
    return row
  }

  const detailOf = async (userId: number, id: number) => {
    const row = await find(userId, id)
    const [unread, attachments, replies, stages] = await Promise.all([
      unreadAmong(queries, userId, ['helpDeskTasks'], [id]),
      filesOf(queries, 'task', id),
      tasks.repliesOf(id),
      tasks.stagesOf(id),
    ])
    return {
      data: {
        ...answerOf(row, unread),
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
      },
    }
  }

  return {
    async tasks({ session: { user }, query }) {
      const { cursor, contractId, from, to, stage, organizationId, category } = query
      const { contractIds } = await heldContracts(queries, user.id, contractId)
      const list = [
        'tasks',
        user.id,
        ...[contractId, from, to, stage, organizationId, category].map(value => value ?? ''),
      ]
      const cursorKey = await behind(services, list, cursor)
      const limit = rowsWanted(query.limit)
      const filter = { from, to, stage, organizationId, category }
      const taskRows = await tasks.page(user.id, contractIds, filter, cursorKey, limit + 1)
      const total = await tasks.count(user.id, contractIds, filter)
      const { rows, nextCursor } = await cutPage(services, list, taskRows, limit, ({ task }) => [
        task.createdAt.toISOString(),
        task.id,
      ])
      const ids = rows.map(({ task }) => task.id)
      const unread = await unreadAmong(queries, user.id, ['helpDeskTasks'], ids)
      return { data: rows.map(row => answerOf(row, unread)), meta: { total, nextCursor } }
    },

    task: ({ session, params }) => detailOf(session.user.id, params.task),

    taskCategoryList: async () => ({ data: taskCategories.map(code => ({ code })) }),

    async createTask({ session: { user }, body, address, answerWith }) {
      await enforceRateLimit(services, { ...requestLimits, account: `user ${user.id}`, address })
      const { id, isNew } = await createTask(services, user.id, body)
      if (isNew) answerWith(201)
      return { ...(await detailOf(user.id, id)), meta: { isNew } }
    },

    async attachmentFileUrl({ session: { user }, params }) {
      await find(user.id, params.task)
      const files = await filesOf(queries, 'task', params.task)
      if (!files.some(({ id }) => id === params.attachment)) throw new HttpError('not_found')
      return { data: await attachedAddress(services, params.attachment, user.id) }
    },
  }
}
