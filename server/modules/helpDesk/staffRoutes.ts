import { fileKind } from '../../../src/api/rules/fileKind.ts'
import { limits } from '../../../src/api/schemas/limits.ts'
import type { Transaction } from '../../database/Database.ts'
import type { VendorRoutes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../../http/idempotency.ts'
import { invalidField } from '../../http/invalidField.ts'
import { pageBefore } from '../../http/pageBefore.ts'
import { readBytes } from '../../http/readJson.ts'
import type { MailServices } from '../../mail/MailServices.ts'
import { filesOf, readAttached } from '../attachments/attached.ts'
import { recordChange } from '../changes/recordChange.ts'
import { recordEvent } from '../events/recordEvent.ts'
import { uploadName } from '../uploads/uploadName.ts'
import { enterStage } from './enterStage.ts'
import { mailAnswer } from './mailAnswer.ts'
import { staffTaskQueries } from './staffTaskQueries.ts'
import type { helpDeskReplies } from './tables.ts'
import { type NumberedTask as Task, taskNumber } from './taskNumber.ts'
import { taskQueries } from './taskQueries.ts'

type TaskRow = Awaited<ReturnType<ReturnType<typeof staffTaskQueries>['page']>>[number]

const answerOf = ({ task, ...subject }: TaskRow) => ({
  id: task.id,
  number: taskNumber(task),
  ...subject,
  category: task.category,
  object: task.object,
  phone: task.phone,
  message: task.message,
  stage: task.stage,
  rating: task.rating,
  ratingComment: task.ratingComment,
  createdAt: task.createdAt.toISOString(),
})

const replyOf = ({ id, at, author, text }: typeof helpDeskReplies.$inferSelect) => ({
  id,
  at: at.toISOString(),
  from: author,
  text,
})

/** Residents' requests, as the vendor's staff answer them (EVT-6). */
export function staffRequestsRoutes(
  services: Pick<MailServices, 'database' | 'clock' | 'wake'>,
): VendorRoutes['requests'] {
  const {
    database: { queries },
    clock,
    wake,
  } = services
  const tasks = taskQueries(queries)

  /** Locks a request. @throws HttpError not_found for another vendor's */
  const lock = async (tx: Transaction, vendorId: number, id: number): Promise<Task> => {
    const task = await staffTaskQueries(tx).lock(vendorId, id)
    if (!task) throw new HttpError('not_found')
    return task
  }

  /** Marks a request as unread and shows the change in the resident's open pages. */
  const report = async (tx: Transaction, task: Task) => {
    const { vendorId, organizationId, contractId } = task
    await staffTaskQueries(tx).markUnread(task)
    await recordChange(tx, { vendorId, organizationId, contractId, topic: 'requests' })
  }

  return {
    async list({ vendor, query: { before, limit, stage } }) {
      const taskRows = await staffTaskQueries(queries).page(vendor.id, { before, stage }, limit + 1)
      const { rows, meta } = pageBefore(taskRows, limit, ({ task }) => task.id)
      return { data: rows.map(answerOf), meta }
    },

    async one({ vendor, params }) {
      const row = await staffTaskQueries(queries).find(vendor.id, params.request)
      if (!row) throw new HttpError('not_found')
      const [replies, stages, files] = await Promise.all([
        tasks.repliesOf(row.task),
        tasks.stagesOf(row.task),
        filesOf(queries, 'task', row.task),
      ])
      return {
        data: {
          ...answerOf(row),
          replies: replies.map(replyOf),
          stages: stages.map(({ stage, at }) => ({ stage, at: at.toISOString() })),
          files,
        },
      }
    },

    async reply({ vendor, params, body: { text }, request, answerWith }) {
      const call = {
        scope: `reply vendor ${vendor.id}`,
        key: idempotencyKeyOf(request),
        request: [params.request, text],
      }
      const data = await withIdempotencyKey(services, call, async tx => {
        const task = await lock(tx, vendor.id, params.request)
        const at = clock()
        const reply = await staffTaskQueries(tx).insertReply(task, text, at)
        await report(tx, task)
        await mailAnswer(tx, task, at)
        await recordEvent(
          tx,
          'request.replied',
          { vendorId: vendor.id, contractId: task.contractId, userId: task.userId },
          {
            request: task.id,
            number: taskNumber(task),
            reply: reply.id,
            from: 'organization',
            message: text,
          },
          at,
        )
        return replyOf(reply)
      })
      wake()
      answerWith(201)
      return { data }
    },

    async changeStage({ vendor, params, body: { stage } }) {
      await queries.transaction(async tx => {
        const task = await lock(tx, vendor.id, params.request)
        if (task.stage === stage) return
        await enterStage(tx, task, stage, clock())
        await report(tx, task)
      })
    },

    file: ({ vendor, params }) =>
      readAttached(queries, {
        vendorId: vendor.id,
        item: 'task',
        itemId: params.request,
        fileId: params.file,
      }),

    async attach({ vendor, params, query, request, answerWith }) {
      const content = await readBytes(request, limits.taskFiles.bytes)
      const kind = fileKind(content)
      if (!kind) throw invalidField('body', 'validation.file_format')
      const name = uploadName(query.name, kind.kind)
      const data = await queries.transaction(async tx => {
        const task = await lock(tx, vendor.id, params.request)
        const file = await staffTaskQueries(tx).insertFile(task, { name, mime: kind.mime, content })
        await report(tx, task)
        return { ...file, bytes: content.length }
      })
      answerWith(201)
      return { data }
    },
  }
}
