import { taskActionsIn } from '../../../src/api/rules/taskActionsIn.ts'
import type { Locale } from '../../../src/api/schemas/locales.ts'
import type { FileServices } from '../../files/FileServices.ts'
import { cursorKeyOf, cutPage, pageLimit } from '../../http/cutPage.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { idempotencyKeyOf } from '../../http/idempotency.ts'
import { type LocalizedText, textIn } from '../../texts/LocalizedText.ts'
import { attachedAddress, filesOf } from '../attachments/attached.ts'
import { type ContractHolder, heldBy } from '../contracts/heldContracts.ts'
import { categoryQueries } from './categoryQueries.ts'
import { cancelTask, rateTask, reopenTask, replyToTask } from './continueTask.ts'
import { createTask } from './createTask.ts'
import { excerptOf } from './excerptOf.ts'
import { type NumberedTask, taskNumber } from './taskNumber.ts'
import { taskQueries } from './taskQueries.ts'

type Row = NumberedTask & {
  readonly organization: string
  readonly categoryTitle: LocalizedText | null
  readonly isUnread: boolean
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

  const answerOf = (task: Row, locale: Locale) => ({
    id: task.id,
    number: taskNumber(task),
    organizationId: task.organizationId,
    organization: task.organization,
    contractId: task.contractId,
    object: task.object,
    category: task.category,
    ...(task.categoryTitle && { categoryTitle: textIn(task.categoryTitle, locale) }),
    stage: task.stage,
    createdAt: task.createdAt.toISOString(),
    excerpt: excerptOf(task.message),
    isRead: !task.isUnread,
  })

  const find = async (session: ContractHolder, id: number): Promise<Row> => {
    const [row] = await tasks.find.execute({ ...heldBy(session), userId: session.user.id, id })
    if (!row) throw new HttpError('not_found')
    return row
  }

  const detailOf = async (session: ContractHolder, id: number, locale: Locale) => {
    const task = await find(session, id)
    const [attachments, replies, stages] = await Promise.all([
      filesOf(queries, 'task', task),
      tasks.repliesOf(task),
      tasks.stagesOf(task),
    ])
    return {
      data: {
        ...answerOf(task, locale),
        phone: task.phone,
        message: task.message,
        attachments,
        correspondence: replies.map(reply => ({
          id: reply.id,
          at: reply.at.toISOString(),
          from: reply.author,
          text: reply.text,
        })),
        stages: stages.map(({ stage, at }) => ({ stage, at: at.toISOString() })),
        actions: [...taskActionsIn(task.stage)],
        rating: task.rating === null ? null : { value: task.rating, comment: task.ratingComment },
      },
    }
  }

  return {
    async tasks({ session, query, locale }) {
      const { cursor, contractId, from, to, stage, organizationId, category } = query
      const held = heldBy(session, contractId)
      const list = [
        'tasks',
        session.user.id,
        ...[contractId, from, to, stage, organizationId, category].map(value => value ?? ''),
      ]
      const [afterDate = null, afterId = null] = (await cursorKeyOf(services, list, cursor)) ?? []
      const limit = pageLimit(query.limit)
      const result = await tasks.page({
        ...held,
        userId: session.user.id,
        from: from ?? null,
        to: to ?? null,
        stage: stage ?? null,
        organizationId: organizationId ?? null,
        category: category ?? null,
        afterDate,
        afterId,
        limit: limit + 1,
      })
      const { rows, nextCursor } = await cutPage(services, list, result.rows, limit, task => [
        task.createdAt.toISOString(),
        task.id,
      ])
      return { data: rows.map(task => answerOf(task, locale)), meta: { total: result.total, nextCursor } }
    },

    task: ({ session, params, locale }) => detailOf(session, params.task, locale),

    async taskCategoryList({ session, query: { contractId }, locale }) {
      const { vendorIds } = heldBy(session, contractId)
      return { data: [...(await categories.ofVendors(vendorIds, locale))] }
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
      const task = await find(session, params.task)
      const files = await filesOf(queries, 'task', task)
      if (!files.some(({ id }) => id === params.attachment)) throw new HttpError('not_found')
      return { data: await attachedAddress(services, params.attachment, session.user.id) }
    },
  }
}
