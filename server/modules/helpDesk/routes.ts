import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { taskCategories } from '../../../src/api/schemas/helpDesk.ts'
import type { FileServices } from '../../files/FileServices.ts'
import { behind, cutPage, rowsWanted } from '../../http/cutPage.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { attachedAddress, filesOf } from '../attachments/attached.ts'
import { heldContracts } from '../contracts/heldContracts.ts'
import { unreadAmong } from '../unreads/unreadItems.ts'
import { organizations, vendors } from '../vendors/tables.ts'
import { createTask } from './createTask.ts'
import { excerptOf } from './excerptOf.ts'
import { helpDeskReplies, helpDeskStages, helpDeskTasks } from './tables.ts'
import { taskNumber } from './taskNumber.ts'

interface Row {
  readonly task: typeof helpDeskTasks.$inferSelect
  readonly organization: string
}

/** Requests that one person, and one network address, may send in an hour. */
const requestLimits = { action: 'help-desk', perAccount: 20, perAddress: 60, windowSeconds: 3600 }

/** Requests: users access their own while they hold the contract (HLP-1 to HLP-4). */
export function helpDeskRoutes(services: FileServices): Routes['helpDesk'] {
  const { queries } = services.database

  const rowsOf = () =>
    queries
      .select({ task: helpDeskTasks, organization: organizations.name })
      .from(helpDeskTasks)
      .innerJoin(organizations, eq(organizations.id, helpDeskTasks.organizationId))
      .innerJoin(vendors, eq(vendors.id, helpDeskTasks.vendorId))

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
    const [row] = await rowsOf().where(
      and(
        eq(helpDeskTasks.id, id),
        eq(helpDeskTasks.userId, userId),
        inArray(helpDeskTasks.contractId, [...contractIds]),
      ),
    )
    if (!row) throw new HttpError('not_found')
    return row
  }

  const detailOf = async (userId: number, id: number) => {
    const row = await find(userId, id)
    const [unread, attachments, replies, stages] = await Promise.all([
      unreadAmong(queries, userId, ['helpDeskTasks'], [id]),
      filesOf(queries, 'task', id),
      queries
        .select()
        .from(helpDeskReplies)
        .where(eq(helpDeskReplies.taskId, id))
        .orderBy(helpDeskReplies.at, helpDeskReplies.id),
      queries
        .select()
        .from(helpDeskStages)
        .where(eq(helpDeskStages.taskId, id))
        .orderBy(helpDeskStages.at, helpDeskStages.stage),
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
      const day = sql`(${helpDeskTasks.createdAt} at time zone ${vendors.timeZone})::date`
      const matchesFilter = and(
        eq(helpDeskTasks.userId, user.id),
        inArray(helpDeskTasks.contractId, [...contractIds]),
        from === undefined ? undefined : sql`${day} >= ${from}::date`,
        to === undefined ? undefined : sql`${day} <= ${to}::date`,
        stage === undefined ? undefined : eq(helpDeskTasks.stage, Number(stage)),
        organizationId === undefined ? undefined : eq(helpDeskTasks.organizationId, organizationId),
        category && eq(helpDeskTasks.category, category),
      )
      const taskRows = await rowsOf()
        .where(
          and(
            matchesFilter,
            cursorKey &&
              sql`(${helpDeskTasks.createdAt}, ${helpDeskTasks.id}) < (${cursorKey[0]}::timestamptz, ${cursorKey[1]}::integer)`,
          ),
        )
        .orderBy(desc(helpDeskTasks.createdAt), desc(helpDeskTasks.id))
        .limit(limit + 1)
      const [count] = await queries
        .select({ total: sql<number>`count(*)::integer` })
        .from(helpDeskTasks)
        .innerJoin(vendors, eq(vendors.id, helpDeskTasks.vendorId))
        .where(matchesFilter)
      const { rows, nextCursor } = await cutPage(services, list, taskRows, limit, ({ task }) => [
        task.createdAt.toISOString(),
        task.id,
      ])
      const ids = rows.map(({ task }) => task.id)
      const unread = await unreadAmong(queries, user.id, ['helpDeskTasks'], ids)
      return { data: rows.map(row => answerOf(row, unread)), meta: { total: count?.total ?? 0, nextCursor } }
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
